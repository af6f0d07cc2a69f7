import { ApplicationReasonForm } from './ApplicationReasonForm.tsx';
import type { ReasonFormProps } from './types.ts';

export const HoldForm = (props: ReasonFormProps) => <ApplicationReasonForm {...props} name="HoldStep" />;
