import { InvalidCause } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { SelectField } from '../../../ui/fields/SelectField.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

export function InvalidateForm({ detail, onClose }: ActionFormProps) {
  const t = useT();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name="InvalidateApplication"
      title={t('staff.action.InvalidateApplication')}
      submit={t('staff.action.InvalidateApplication')}
      danger
      initial={{ cause: 'DUPLICATE', reason: '' }}
      payload={({ cause, reason }) => ({
        applicationId,
        cause: InvalidCause.parse(cause),
        reason: reason === '' ? null : reason,
      })}
      note={t('staff.note.invalidate')}
      onDone={done('InvalidateApplication')}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SelectField
            form={form}
            name="cause"
            label={t('staff.field.cause')}
            choices={InvalidCause.options.map((value) => ({ value, label: t(`staff.invalidCause.${value}`) }))}
          />
          <TextField form={form} name="reason" label={t('staff.field.reason')} multiline rows={3} />
        </>
      )}
    </CommandForm>
  );
}
