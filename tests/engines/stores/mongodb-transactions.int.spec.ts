import { describe, expect, it } from '@jest/globals';
import { transacting } from './replica-member.ts';
import { hello, isHello, type Script } from './scripted-mongod.ts';
import { withTransactions } from './with-transactions.ts';

/** One that refuses whatever is part of a transaction. */
const alone = transacting();

describe('transactions are used where the server proves that it has them', () => {
  it.each<[string, Script, RegExp]>([
    ['one that keeps what was called off', transacting({ keepsAborted: true }).script, /it keeps what was called off/],
    ['one without sessions', (name) => (isHello(name) ? hello() : undefined), /sessions/],
    [
      'one that says no',
      (name, told) =>
        told.autocommit === false
          ? {
              ok: 0,
              code: 263,
              codeName: 'OperationNotSupportedInTransaction',
              errmsg: 'not in a transaction here',
            }
          : alone.script(name, told),
      /not in a transaction here/,
    ],
  ])('not %s', async (_, script, words) => {
    await withTransactions(script, async ({ atomically, warned }) => {
      expect(atomically).toBeUndefined();
      expect(warned).toEqual([expect.stringMatching(words)]);
      expect(warned[0]).toContain('transactions are not used');
    });
  });

  it('one that has them, and nothing of the trial stays', async () => {
    const { script, committed } = transacting();
    await withTransactions(script, async ({ atomically, warned }) => {
      expect([typeof atomically, warned]).toEqual(['function', []]);
      expect([...committed.keys()]).toEqual([]);
    });
  });
});
