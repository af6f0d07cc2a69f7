import { account as accountHandle, isFactorRequired } from '@talentlog/domain/fold';
import { refused } from '../pipeline/refused.ts';
import type { SignInDecision } from './decision.ts';
import { byPassword } from './proof.ts';
import { proveFactor, tell } from './second-factor.ts';

/** Off again: by the password and a code. */
export const endSecondFactor: SignInDecision<'EndSecondFactor'> = async (
  { current, code },
  { account, origin },
  parts,
) => {
  if (!account) return refused('common.unauthenticated');
  const { accountId } = account;
  const data = (await parts.cache.load(accountHandle, accountId)).data;
  if (isFactorRequired(data, (await parts.settings()).values)) return refused('second_factor.required');
  const known = await byPassword(current, { account, origin }, parts);
  if (!known.ok) return known;
  const proved = await proveFactor({ accountId, code }, origin, parts);
  if (!proved.ok) return proved;
  const told = await tell('TurnOffSecondFactor', { accountId }, parts);
  if (!told.ok) return told;
  await parts.credentials.dropFactorsOf(accountId, parts.clock().getTime());
  return { ok: true, position: told.position };
};
