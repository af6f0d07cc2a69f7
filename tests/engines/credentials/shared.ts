import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { CredentialStore } from '@talentlog/runtime';
import type { Subject } from './contract.ts';

/** What every adapter keeps where two have it open, as two processes have: what is used once is used by one. */
export function sharedCredentialsSuite(open: () => Promise<Subject>): void {
  describe('two at once', () => {
    let subject: Subject;
    let [one, other]: CredentialStore[] = [];
    beforeEach(async () => {
      subject = await open();
      [one, other] = [subject.store, await subject.another()];
    });
    afterEach(async () => {
      await other?.close();
      await subject.remove();
    });
    /** Twenty times by the two in turn, all at the same time. */
    const together = <T>(ask: (store: CredentialStore, turn: number) => Promise<T>): Promise<T[]> =>
      Promise.all(Array.from({ length: 20 }, (_, turn) => ask((turn % 2 ? one : other) ?? subject.store, turn)));
    const factor = { id: 'f1', accountId: 'a1', sealed: 'sealed', at: 1 };

    test('a step of time is taken by one of twenty, and none before it afterwards', async () => {
      await subject.store.putFactor(factor);
      expect((await together((store) => store.takeFactorStep('f1', 7))).filter((taken) => taken)).toHaveLength(1);
      expect((await together((store, turn) => store.takeFactorStep('f1', turn % 8))).filter(Boolean)).toEqual([]);
    });

    test('of steps that rise at once, those that are taken rise', async () => {
      await subject.store.putFactor(factor);
      const taken = (
        await together(async (store, step) => ((await store.takeFactorStep('f1', step)) ? step : -1))
      ).filter((step) => step >= 0);
      expect(new Set(taken).size).toBe(taken.length);
      expect(await subject.store.takeFactorStep('f1', 19)).toBe(false);
      expect(await subject.store.takeFactorStep('f1', 20)).toBe(true);
    });

    test('a code to recover with is used by one of twenty, its neighbours stay', async () => {
      await subject.store.putFactor(factor);
      await subject.store.keepRecoveryCodes('f1', ['one', 'two', 'three']);
      expect((await together((store) => store.takeRecoveryCode('f1', 'two'))).filter(Boolean)).toHaveLength(1);
      const rest = (
        await together((store, turn) => store.takeRecoveryCode('f1', turn % 4 < 2 ? 'one' : 'three'))
      ).filter(Boolean);
      expect(rest).toHaveLength(2);
    });

    test('codes that are kept anew leave none of those before', async () => {
      await subject.store.putFactor(factor);
      await one?.keepRecoveryCodes('f1', ['old']);
      await other?.keepRecoveryCodes('f1', ['new', 'new']);
      expect([await one?.takeRecoveryCode('f1', 'old'), await one?.takeRecoveryCode('f1', 'new')]).toEqual([
        false,
        true,
      ]);
      expect(await other?.takeRecoveryCode('f1', 'new')).toBe(false);
    });

    test('the first hash that is kept under an id stays, whoever was first', async () => {
      const hashes = await together(async (store, turn) => {
        await store.put({ id: 'c1', accountId: 'a1', hash: `$argon2id$${turn}`, at: 1 });
        return store.find('c1');
      });
      expect(new Set(hashes).size).toBe(1);
    });

    test('what one dropped is gone for the other at once', async () => {
      await one?.put({ id: 'c1', accountId: 'a1', hash: '$argon2id$x', at: 1 });
      await one?.putFactor(factor);
      expect(await other?.find('c1')).toBe('$argon2id$x');
      await one?.dropAllOf('a1');
      expect([await other?.find('c1'), await other?.findFactor('f1')]).toEqual([undefined, undefined]);
    });

    test('of factors confirmed at once at most one is left', async () => {
      for (let n = 0; n < 4; n += 1) await subject.store.putFactor({ ...factor, id: `f${n}`, at: n });
      await together((store, turn) => store.confirmFactor(`f${turn % 4}`));
      const left = await Promise.all([0, 1, 2, 3].map((n) => subject.store.findFactor(`f${n}`)));
      expect(left.filter((found) => found !== undefined).length).toBeLessThan(2);
    });

    test('ids and hashes in any language are kept as they are', async () => {
      const odd = { id: '密码.$1', accountId: '账号 "a"', hash: '$argon2id$🎉.$set', at: 5 };
      await one?.put(odd);
      await one?.putFactor({ id: '因子.$1', accountId: odd.accountId, sealed: '密封', at: 9 });
      expect([await other?.find(odd.id), await other?.findFactor('因子.$1')]).toEqual([
        odd.hash,
        { id: '因子.$1', sealed: '密封' },
      ]);
      expect(await other?.doubtful(6)).toEqual([{ id: odd.id, accountId: odd.accountId }]);
    });

    test('what is not there is confirmed, dropped and taken by nobody', async () => {
      await one?.confirm('none');
      await one?.drop('none');
      await one?.confirmFactor('none');
      await one?.dropFactor('none');
      expect([await one?.takeFactorStep('none', 1), await one?.takeRecoveryCode('none', 'x')]).toEqual([false, false]);
      expect([await other?.doubtful(9), await other?.doubtfulFactors()]).toEqual([[], []]);
    });
  });
}
