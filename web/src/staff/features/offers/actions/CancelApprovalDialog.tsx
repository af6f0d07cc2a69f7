import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { useToast } from '../../../ui/use-toast.ts';
import type { DialogProps } from './dialog-props.ts';

const nothing = {};

/** Takes the offer back from its approvers. Who agreed already has to agree again, so it is asked first. */
export function CancelApprovalDialog({ detail, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const nameOf = useNameOf();
  const { offerId, person, steps } = detail;
  const agreed = steps.filter(({ status }) => status === 'AGREED').map(({ approver }) => approver.name);
  return (
    <CommandForm
      name="CancelApproval"
      title={t({ id: 'offers.action.CancelApproval' })}
      submit={t({ id: 'offers.action.CancelApproval' })}
      danger
      initial={nothing}
      payload={() => ({ offerId })}
      note={
        agreed.length === 0
          ? t({ id: 'offers.note.cancelApproval' })
          : t({ id: 'offers.note.cancelAgreed' }, { names: agreed.join(t({ id: 'staff.filter.comma' })) })
      }
      onDone={() => toast(t({ id: 'offers.done.CancelApproval' }, { name: nameOf(person) }))}
      onClose={onClose}
    />
  );
}
