import { useT } from '../../../../i18n/react.tsx';
import { ApplicationReasonForm } from './ApplicationReasonForm.tsx';
import type { ActionFormProps } from './types.ts';

export function LockForm(props: ActionFormProps) {
  const t = useT();
  return <ApplicationReasonForm {...props} name="LockApplication" note={t('staff.note.lock')} />;
}
