import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { DayField } from '../../../ui/fields/DayField.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

const noDay: { readonly day: string | null } = { day: null };

/** The person really joined: the only way to that end. */
export function ConfirmOnboardingForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name="ConfirmOnboarding"
      isFinal
      title={t('staff.action.ConfirmOnboarding')}
      submit={t('staff.action.ConfirmOnboarding')}
      initial={noDay}
      payload={({ day }) => ({ applicationId, actualEntryDate: day ?? '' })}
      note={t('staff.note.confirmOnboarding')}
      onDone={done('ConfirmOnboarding')}
      onClose={onClose}
    >
      {(form) => (
        <DayField form={form} name="day" path="actualEntryDate" label={t('staff.field.actualEntryDate')} required />
      )}
    </CommandForm>
  );
}
