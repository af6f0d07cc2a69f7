import type { AccountData } from '@talentlog/domain/fold';
import type { AccountCaller } from '@talentlog/runtime';
import { refused } from '../pipeline/refused.ts';
import type { Origin, SignInOutcome, SignInParts } from './decision.ts';
import { identitiesOf, usualIdentity } from './identities.ts';

const day = 24 * 60 * 60_000;
const signInLifeMs = 14 * day;
/** How long a browser counts as one of the account's after it was last signed in there. */
const deviceLifeMs = 180 * day;

/** Signs an account in whose holder has proved who they are. A suspended account stays outside. */
export async function beginSignIn(
  { accountId, isNew, position }: { accountId: string; isNew: boolean; position?: string },
  { browser }: Origin,
  { cache, signIns, clock }: Pick<SignInParts, 'cache' | 'signIns' | 'clock'>,
): Promise<SignInOutcome> {
  const account = await cache.load('account', accountId);
  if (account.state !== 'ACTIVE' && account.state !== 'CLOSING') return refused('account.suspended');
  const now = clock().getTime();
  const expiresAt = now + signInLifeMs;
  const identity = usualIdentity(identitiesOf(account.data as AccountData));
  await signIns.rememberDevice({ accountId, browser, expiresAt: now + deviceLifeMs });
  const id = await signIns.begin({ accountId, identity, now, expiresAt });
  return { ok: true, signIn: { id, expiresAt }, result: { isNew }, ...(position ? { position } : {}) };
}

/**
 * Goes on under a new sign-in, and ends every one there was: what led to the account changed, and whoever copied the cookie of one of
 * them has the very one that asked.
 */
export async function renewSignIn(
  { accountId, identity }: Pick<AccountCaller, 'accountId' | 'identity'>,
  { signIns, clock }: Pick<SignInParts, 'signIns' | 'clock'>,
): Promise<{ readonly id: string; readonly expiresAt: number }> {
  const now = clock().getTime();
  const expiresAt = now + signInLifeMs;
  await signIns.endAllOf(accountId);
  return { id: await signIns.begin({ accountId, identity, now, expiresAt }), expiresAt };
}
