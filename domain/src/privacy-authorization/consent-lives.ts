import { isBefore } from '../shared/time.ts';
import type { PrivacyAuthorizationData } from './evolve.ts';

/** Whether a consent counts at this moment: its end date does so even before the event that tells of it. */
export const consentLives = (
  {
    state,
    data: { expiresAt },
  }: { readonly state: unknown; readonly data: Pick<PrivacyAuthorizationData, 'expiresAt'> },
  now: string,
): boolean => state === 'AUTHORIZED' && (expiresAt === null || isBefore(now, expiresAt));
