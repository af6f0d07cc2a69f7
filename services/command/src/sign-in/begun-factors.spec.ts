import { describe, expect, it } from '@jest/globals';
import { noAccount } from '@talentlog/domain/fold';
import { openSqliteCredentials } from '@talentlog/runtime/sqlite';
import { begunFactors, keepBegun, settleFactors } from './begun-factors.ts';

const minute = 60_000;

/** A store, a clock that is told to pass, and the factor that the log tells of. */
async function begun() {
  const credentials = await openSqliteCredentials({ file: ':memory:' });
  let now = 0;
  const log = { factorId: null as string | null };
  const parts = {
    credentials,
    clock: () => new Date(now),
    cache: { load: async (_: string, id: string) => ({ id, state: 'ACTIVE', data: { ...noAccount, ...log } }) },
    seal: { seal: (secret: Buffer) => secret.toString('hex') },
  } as unknown as Parameters<typeof keepBegun>[2];
  return {
    parts,
    log,
    credentials,
    passes: (ms: number) => {
      now += ms;
    },
    begin: (secret: string) => keepBegun('a1', Buffer.from(secret, 'hex'), parts),
    secrets: async () => (await begunFactors('a1', parts)).map(({ sealed }) => sealed),
  };
}

describe('a second factor that was begun', () => {
  it('waits ten minutes for its first code, and is forgotten when the next one is begun', async () => {
    const { begin, passes, secrets, credentials } = await begun();
    await begin('aa');
    passes(10 * minute - 1);
    expect(await secrets()).toEqual(['aa']);
    passes(1);
    expect(await secrets()).toEqual([]);
    expect(await credentials.doubtfulFactors()).toHaveLength(1);
    await begin('bb');
    expect(await secrets()).toEqual(['bb']);
    expect(await credentials.doubtfulFactors()).toHaveLength(1);
  });

  it('and is the account’s in the log is kept, also where a crash came before it was confirmed', async () => {
    const { begin, passes, log, parts, credentials } = await begun();
    await begin('aa');
    const [one] = await credentials.doubtfulFactors();
    log.factorId = one?.id ?? '';
    passes(60 * minute);
    await settleFactors(parts, parts.clock());
    expect(await credentials.doubtfulFactors()).toEqual([]);
    expect(await credentials.findFactor(log.factorId)).toMatchObject({ sealed: 'aa' });
  });
});
