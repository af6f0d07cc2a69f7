import { isBefore } from '../shared/time.ts';
import type { PrivacyAuthorizationData } from './evolve.ts';

type Known<K extends keyof PrivacyAuthorizationData> = { readonly data: Pick<PrivacyAuthorizationData, K> };

/** Whether a consent counts at this moment: its end date does so even before the event that tells of it. */
export const consentLives = (
  { state, data: { expiresAt } }: { readonly state: unknown } & Known<'expiresAt'>,
  now: string,
): boolean => state === 'AUTHORIZED' && (expiresAt === null || isBefore(now, expiresAt));

/** Whether the person was asked by a link that they can still answer (DOMAIN.md section 5: "or invite sent"). */
export const isInvited = ({ data: { invitedUntil } }: Known<'invitedUntil'>, now: string): boolean =>
  invitedUntil !== null && isBefore(now, invitedUntil);
