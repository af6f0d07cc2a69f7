import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { InstantField, TextField } from '../../../ui/fields.tsx';
import { ColleagueField } from '../../../ui/PeopleField.tsx';

interface Props {
  readonly applicationIds: readonly string[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const dayMs = 86_400_000;
/** Five days from now, at six in the evening in Beijing. */
export const usualDeadline = (): string =>
  `${new Date(Date.now() + 5 * dayMs + 8 * 3_600_000).toISOString().slice(0, 10)}T10:00:00.000Z`;

/** Hands resumes to a screener with a deadline. */
export function AssignForm({ applicationIds, onDone, onClose }: Props) {
  const t = useT();
  return (
    <CommandForm
      name="AssignScreening"
      title={t('staff.action.AssignScreening')}
      submit={t('staff.action.AssignScreening')}
      initial={{ screenerId: '', deadline: usualDeadline() as string | null, note: '' }}
      payload={({ deadline, ...values }) => ({
        ...values,
        deadline: deadline ?? '',
        applicationIds: [...applicationIds],
      })}
      note={t('staff.note.assign', { count: applicationIds.length })}
      onDone={onDone}
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
