import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import type { ReasonFormProps } from './types.ts';
import { useDone } from './use-done.ts';

type Name = 'HoldStep' | 'LockApplication' | 'ReopenApplication';

/** An action that only asks why. */
export function ApplicationReasonForm({
  name,
  note,
  detail,
  onClose,
}: ReasonFormProps & { name: Name; note?: string }) {
  const t = useT();
  const nameOf = useNameOf();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name={name}
      title={t('staff.action.about', { action: t(`staff.action.${name}`), name: nameOf(detail.person) })}
      submit={t(`staff.action.${name}`)}
      initial={{ reason: '' }}
      payload={({ reason }) => ({ applicationId, reason })}
      note={note}
      onDone={done(name)}
      onClose={onClose}
      draftKey={`${name}:${applicationId}`}
    >
      {(form) => (
        <TextField form={form} name="reason" label={t('staff.field.reason')} required multiline rows={3} autoFocus />
      )}
    </CommandForm>
  );
}
