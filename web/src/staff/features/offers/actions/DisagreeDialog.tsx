import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { DialogProps } from './dialog-props.ts';

export function DisagreeDialog({ detail, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { offerId, person } = detail;
  const name = nameOf(person);
  return (
    <CommandForm
      name="DisagreeOffer"
      title={t({ id: 'offers.action.DisagreeOffer' })}
      submit={t({ id: 'offers.action.DisagreeOffer' })}
      danger
      initial={{ reason: '' }}
      payload={({ reason }) => ({ offerId, reason })}
      note={t({ id: 'offers.note.disagree' }, { name })}
      draftKey={`disagree:${offerId}`}
      onDone={() => toast(t({ id: 'offers.done.DisagreeOffer' }, { name }))}
      onClose={onClose}
      fields={{ reason: { kind: 'text', label: 'offers.field.reason', rows: 3, required: true } }}
    />
  );
}
