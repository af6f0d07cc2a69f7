import { account } from '@talentlog/domain/fold';
import { newUuid, type StoredFactor } from '@talentlog/runtime';
import type { SignInParts } from './decision.ts';

/** So long a secret that was begun waits for its first code. */
const lifeMs = 10 * 60_000;

/** Keeps the secret of an app that is being set up; what others began and left is forgotten with it. */
export async function keepBegun(
  accountId: string,
  secret: Buffer,
  parts: Pick<SignInParts, 'credentials' | 'cache' | 'seal' | 'clock'>,
): Promise<void> {
  const now = parts.clock();
  await settleFactors(parts, now);
  const sealed = parts.seal.seal(secret, accountId);
  await parts.credentials.putFactor({ id: newUuid(), accountId, sealed, at: now.getTime() });
}

/** Those of an account that still wait for their first code. */
export const begunFactors = (
  accountId: string,
  { credentials, clock }: Pick<SignInParts, 'credentials' | 'clock'>,
): Promise<readonly StoredFactor[]> => credentials.factorsBegun(accountId, clock().getTime() - lifeMs);

/** Settles what was left: the factor that the log tells of is its account's, and any other is dropped once its time is over. */
export async function settleFactors(
  { credentials, cache }: Pick<SignInParts, 'credentials'> & { readonly cache: Pick<SignInParts['cache'], 'load'> },
  now: Date,
): Promise<void> {
  for (const { id, accountId, at } of await credentials.doubtfulFactors()) {
    const { factorId } = (await cache.load(account, accountId)).data;
    if (factorId === id) await credentials.confirmFactor(id);
    else if (at <= now.getTime() - lifeMs) await credentials.dropFactor(id);
  }
}
