import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
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
      note={t('staff.note.signing')}
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
