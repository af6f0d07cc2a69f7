import type { SignInWay } from '@talentlog/contracts';
import { type AccountData, account as accountHandle } from '@talentlog/domain/fold';
import { type Refused, refused } from '../pipeline/refused.ts';
import type { Sender, SignInParts } from './decision.ts';
import { wayOfFirstStep } from './second-factor.ts';

/** Whose factor it is: who is signed in, or who may not come in without one and proved whose account it is. */
export type FactorOwner = {
  readonly ok: true;
  readonly accountId: string;
  readonly data: AccountData;
  /** How who is outside did the first step; undefined of who is signed in. */
  readonly way: SignInWay | undefined;
};

export async function factorOwner(
  named: string | undefined,
  { account, origin }: Sender,
  parts: SignInParts,
): Promise<FactorOwner | Refused> {
  const isOutside = named !== undefined && account?.accountId !== named;
  const way = isOutside ? await wayOfFirstStep(named, origin, parts) : undefined;
  if (isOutside && way === undefined) return refused('second_factor.first_step_over');
  const accountId = isOutside ? named : account?.accountId;
  if (accountId === undefined) return refused('common.unauthenticated');
  const data = (await parts.cache.load(accountHandle, accountId)).data;
  return data.factorId !== null ? refused('second_factor.on') : { ok: true, accountId, data, way };
}
