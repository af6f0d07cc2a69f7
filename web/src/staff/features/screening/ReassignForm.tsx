import { useT } from '../../../i18n/react.tsx';
import { CommandForm } from '../../ui/CommandForm.tsx';
import { InstantField, TextField } from '../../ui/fields.tsx';
import { ColleagueField } from '../../ui/PeopleField.tsx';
import { usualDeadline } from '../applications/actions/AssignForm.tsx';

/** Gives an unanswered resume to somebody else; the old item is kept as it ended. */
export function ReassignForm({ itemId, onClose }: { itemId: string; onClose: () => void }) {
  const t = useT();
  return (
    <CommandForm
      name="ReassignScreening"
      title={t('staff.action.ReassignScreening')}
      submit={t('staff.action.ReassignScreening')}
      initial={{ screenerId: '', deadline: usualDeadline() as string | null, note: '' }}
      payload={({ deadline, ...values }) => ({ ...values, deadline: deadline ?? '', screeningItemId: itemId })}
      onClose={onClose}
    >
      {(form) => (
        <>
          <ColleagueField form={form} name="screenerId" label={t('staff.field.screener')} roles={['SC', 'PR']} />
          <InstantField form={form} name="deadline" label={t('staff.field.deadline')} required />
          <TextField form={form} name="note" label={t('staff.field.noteToScreener')} multiline rows={3} />
        </>
      )}
    </CommandForm>
  );
}
