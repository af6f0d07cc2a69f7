import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { DialogProps } from './dialog-props.ts';

/** Takes the offer back. What that does to the person depends on how far it came. */
export function WithdrawDialog({ detail, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { offerId, person, status } = detail;
  const name = nameOf(person);
  const note =
    status === 'ACCEPTED'
      ? t({ id: 'offers.note.withdrawAccepted' }, { name })
      : status === 'SENT'
        ? t({ id: 'offers.note.withdrawSent' }, { name })
        : t({ id: 'offers.note.withdrawUnsent' }, { name });
  return (
    <CommandForm
      name="WithdrawOffer"
      title={t({ id: 'offers.action.WithdrawOffer' })}
      submit={t({ id: 'offers.action.WithdrawOffer' })}
      danger
      initial={{ reason: '' }}
      payload={({ reason }) => ({ offerId, reason })}
      note={note}
      onDone={() => toast(t({ id: 'offers.done.WithdrawOffer' }, { name }))}
      onClose={onClose}
      fields={{ reason: { kind: 'text', label: 'offers.field.reason', rows: 3, required: true } }}
    />
  );
}
