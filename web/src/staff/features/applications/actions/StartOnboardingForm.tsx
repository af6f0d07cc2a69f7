import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { DayField } from '../../../ui/fields/DayField.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

const noDay: { readonly day: string | null } = { day: null };

export function StartOnboardingForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name="StartOnboarding"
      title={t('staff.action.StartOnboarding')}
      submit={t('staff.action.StartOnboarding')}
      initial={noDay}
      payload={({ day }) => ({ applicationId, plannedEntryDate: day })}
      note={t('staff.note.move')}
      onDone={done('StartOnboarding')}
      onClose={onClose}
    >
      {(form) => <DayField form={form} name="day" path="plannedEntryDate" label={t('staff.field.plannedEntryDate')} />}
    </CommandForm>
  );
}
