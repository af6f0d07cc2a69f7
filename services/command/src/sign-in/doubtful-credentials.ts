import { account } from '@talentlog/domain/fold';
import type { CredentialStore } from '@talentlog/runtime';
import type { AggregateCache } from '../pipeline/aggregate-cache.ts';
import { settleFactors } from './begun-factors.ts';

/** Until then a change of password may be under way. */
const underWayMs = 10 * 60_000;

/** Settles what crashes left: the credential that the log tells of is its account's, and any other is dropped. */
export async function settleDoubtful(
  credentials: CredentialStore,
  cache: Pick<AggregateCache, 'load'>,
  now: Date,
): Promise<void> {
  await settleFactors({ credentials, cache }, now);
  for (const { id, accountId } of await credentials.doubtful(now.getTime() - underWayMs)) {
    const { credentialId } = (await cache.load(account, accountId)).data;
    if (credentialId === id) await credentials.confirm(id);
    else await credentials.drop(id);
  }
}
