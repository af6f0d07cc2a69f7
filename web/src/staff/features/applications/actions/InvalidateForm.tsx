import { InvalidCause } from '@talentlog/contracts';
import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { CheckField } from '../../../ui/fields/CheckField.tsx';
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
      initial={{ cause: 'DUPLICATE', reason: '', notify: true }}
      payload={({ cause, reason, notify }) => ({
        applicationId,
        cause: InvalidCause.parse(cause),
        reason: reason === '' ? null : reason,
        notify,
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
          <CheckField
            form={form}
            name="notify"
            label={t('staff.field.tellCandidate')}
            hint={t('staff.field.tellCandidateHint')}
          />
        </>
      )}
    </CommandForm>
  );
}
