import { useT } from '../../../../i18n/react.tsx';
import { ApplicationReasonForm } from './ApplicationReasonForm.tsx';
import type { ActionFormProps } from './types.ts';

export function ReopenForm(props: ActionFormProps) {
  const t = useT();
  return <ApplicationReasonForm {...props} name="ReopenApplication" note={t('staff.note.reopen')} />;
}
