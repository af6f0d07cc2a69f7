import type { AccountData } from '@talentlog/domain/fold';
import { type Refused, refused } from '../pipeline/refused.ts';
import type { Sender, SignInParts } from './decision.ts';
import { didFirstStep } from './second-factor.ts';

/** Whose factor it is: who is signed in, or who may not come in without one and proved whose account it is. */
export type FactorOwner = {
  readonly ok: true;
  readonly accountId: string;
  readonly data: AccountData;
  readonly isOutside: boolean;
};

export async function factorOwner(
  named: string | undefined,
  { account, origin }: Sender,
  parts: SignInParts,
): Promise<FactorOwner | Refused> {
  const isOutside = named !== undefined && account?.accountId !== named;
  if (isOutside && !(await didFirstStep(named, origin, parts))) return refused('second_factor.first_step_over');
  const accountId = isOutside ? named : account?.accountId;
  if (accountId === undefined) return refused('common.unauthenticated');
  const data = (await parts.cache.load('account', accountId)).data as AccountData;
  return data.hasSecondFactor ? refused('second_factor.on') : { ok: true, accountId, data, isOutside };
}
