import { type Refusal, refuse } from '../shared/decider.ts';
import type { NotificationData } from './evolve.ts';

/** A receipt of a message that a person has had sent anew since tells nothing of the new one. */
export const notOfThisMessage = (
  attempt: number,
  { firstAttempt, attempt: last }: NotificationData,
): Refusal | undefined =>
  attempt >= firstAttempt && attempt <= last ? undefined : refuse('notification.send_failed', { because: 'OTHER_TRY' });
