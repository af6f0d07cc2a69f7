import type { AccountData } from '@talentlog/domain';
import { refused } from '../pipeline/refused.ts';
import { isStaff } from './begin-sign-in.ts';
import type { SignInDecision } from './decision.ts';

/** The same person goes on as somebody else they are: seeker, ambassador or staff. */
export const switchIdentity: SignInDecision<'SwitchIdentity'> = async (
  { identity },
  { account },
  { cache, signIns },
) => {
  if (!account) return refused('common.unauthenticated');
  const { roles, jobSeekerId } = (await cache.load('account', account.accountId)).data as AccountData;
  const held = { JobSeeker: Boolean(jobSeekerId), CampusAmbassador: roles.includes('CA'), Staff: isStaff(roles) };
  if (!held[identity]) return refused('auth.forbidden');
  await signIns.setIdentity(account.signInId, identity);
  return { ok: true };
};
