import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { DayField, SelectField } from '../../../ui/fields.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

const kinds = ['TWO_PARTY', 'THREE_PARTY'] as const;

export function SigningForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name="RecordSigning"
      title={t('staff.action.RecordSigning')}
      submit={t('staff.action.RecordSigning')}
      initial={{ kind: 'TWO_PARTY' }}
      payload={({ kind }) => ({ applicationId, kind: kinds.find((one) => one === kind) ?? 'TWO_PARTY' })}
      onDone={done('RecordSigning')}
      onClose={onClose}
    >
      {(form) => (
        <SelectField
          form={form}
          name="kind"
          label={t('staff.field.agreement')}
          choices={kinds.map((value) => ({ value, label: t(`vocabulary.outcome.SIGNED_${value}`) }))}
        />
      )}
    </CommandForm>
  );
}

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
      onDone={done('StartOnboarding')}
      onClose={onClose}
    >
      {(form) => <DayField form={form} name="day" path="plannedEntryDate" label={t('staff.field.plannedEntryDate')} />}
    </CommandForm>
  );
}

/** The person really joined: the only way to that end. */
export function ConfirmOnboardingForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name="ConfirmOnboarding"
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
