import { ApplicationReasonForm } from './ApplicationReasonForm.tsx';
import type { ActionFormProps } from './types.ts';

export const ReopenForm = (props: ActionFormProps) => <ApplicationReasonForm {...props} name="ReopenApplication" />;
