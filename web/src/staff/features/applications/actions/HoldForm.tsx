import { ApplicationReasonForm } from './ApplicationReasonForm.tsx';
import type { ActionFormProps } from './types.ts';

export const HoldForm = (props: ActionFormProps) => <ApplicationReasonForm {...props} name="HoldStep" />;
