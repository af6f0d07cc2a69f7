import { account as accountHandle } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { identitiesOf } from './identities.ts';

/** The same person goes on as somebody else they are: seeker, ambassador or staff. */
export const switchIdentity: SignInDecision<'SwitchIdentity'> = async (
  { identity },
  { account },
  { cache, signIns },
) => {
  if (!account) return refused('common.unauthenticated');
  const held = identitiesOf((await cache.load(accountHandle, account.accountId)).data);
  if (!held.includes(identity)) return refused('auth.forbidden');
  await signIns.setIdentity(account.signInId, identity);
  return { ok: true };
};
