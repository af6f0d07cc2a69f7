import { useT } from '../../../../i18n/react.tsx';
import { CommandForm } from '../../../ui/CommandForm.tsx';
import { TextField } from '../../../ui/fields.tsx';
import type { ActionFormProps } from './types.ts';
import { useDone } from './use-done.ts';

type Name = 'HoldStep' | 'LockApplication' | 'ReopenApplication';

/** An action that only asks why. */
function ReasonForm({ name, note, detail, onClose }: ActionFormProps & { name: Name; note?: string }) {
  const t = useT();
  const done = useDone(detail);
  const { applicationId } = detail;
  return (
    <CommandForm
      name={name}
      title={t(`staff.action.${name}`)}
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

export const HoldForm = (props: ActionFormProps) => <ReasonForm {...props} name="HoldStep" />;
export const ReopenForm = (props: ActionFormProps) => <ReasonForm {...props} name="ReopenApplication" />;

export function LockForm(props: ActionFormProps) {
  const t = useT();
  return <ReasonForm {...props} name="LockApplication" note={t('staff.note.lock')} />;
}
