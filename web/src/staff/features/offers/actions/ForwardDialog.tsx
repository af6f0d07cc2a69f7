import { rolesWith } from '@talentlog/contracts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useColleagues } from '../../../ui/use-colleagues.ts';
import { useToast } from '../../../ui/use-toast.ts';
import type { DialogProps } from './dialog-props.ts';

/** Passes the step on to a colleague who has not had it yet. */
export function ForwardDialog({ detail, onClose }: DialogProps) {
  const t = useTranslate();
  const toast = useToast();
  const { offerId, steps } = detail;
  const current = steps.findIndex(({ status }) => status === 'WAITING');
  const had = new Set(
    steps.slice(0, current + 1).flatMap(({ approver, forwardedFrom }) => [approver, ...forwardedFrom].map(idOf)),
  );
  const colleagues = useColleagues(rolesWith('APPROVE_OFFER'));
  const choices = colleagues.filter(({ value }) => !had.has(value));
  const nameOf = (accountId: string) => colleagues.find(({ value }) => value === accountId)?.label ?? '';
  return (
    <CommandForm
      name="ForwardOffer"
      title={t({ id: 'offers.action.ForwardOffer' })}
      submit={t({ id: 'offers.action.ForwardOffer' })}
      initial={{ toAccountId: '', reason: '' }}
      payload={({ toAccountId, reason }) => ({ offerId, toAccountId, reason: reason === '' ? null : reason })}
      note={t({ id: choices.length === 0 ? 'offers.note.nobodyToForward' : 'offers.note.forward' })}
      onDone={(_answer, { toAccountId }) => toast(t({ id: 'offers.done.ForwardOffer' }, { name: nameOf(toAccountId) }))}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="toAccountId"
            label={t({ id: 'offers.field.toColleague' })}
            required
            placeholder={t({ id: 'staff.form.choose' })}
            choices={choices}
          />
          <TextField form={form} name="reason" label={t({ id: 'offers.field.reason' })} multiline rows={3} />
        </>
      )}
    </CommandForm>
  );
}

const idOf = ({ accountId }: { readonly accountId: string }): string => accountId;
