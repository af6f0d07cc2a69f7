import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Subject } from './contract.ts';

/** What every adapter of the port keeps of second factors. */
export function factorsSuite(open: () => Promise<Subject>): void {
  describe('second factors', () => {
    let subject: Subject;
    beforeEach(async () => {
      subject = await open();
    });
    afterEach(() => subject.remove());
    const begin = (id: string, at = 1_000, accountId = 'a1') =>
      subject.store.putFactor({ id, accountId, sealed: `canary-${id}`, at });
    const begunOf = async (accountId: string, since: number) =>
      (await subject.store.factorsBegun(accountId, since)).map(({ id }) => id);

    test('that are begun stand beside each other, the newest first, for as long as is asked', async () => {
      await begin('f1', 1_000);
      await begin('f2', 2_000);
      await begin('f3', 3_000, 'a2');
      await subject.reopen();
      expect(await begunOf('a1', 0)).toEqual(['f2', 'f1']);
      expect(await begunOf('a1', 1_000)).toEqual(['f2']);
      expect(await subject.store.findFactor('f1')).toEqual({ id: 'f1', sealed: 'canary-f1' });
    });

    test('one that is confirmed leaves no other one of its account, and is in doubt no more', async () => {
      await begin('f1');
      await begin('f2');
      await begin('f3', 1_000, 'a2');
      await subject.store.keepRecoveryCodes('f1', ['canary-code']);
      await subject.store.confirmFactor('f2');
      expect([await begunOf('a1', 0), await subject.store.findFactor('f1')]).toEqual([[], undefined]);
      expect(await subject.store.takeRecoveryCode('f1', 'canary-code')).toBe(false);
      expect(await subject.store.doubtfulFactors()).toEqual([{ id: 'f3', accountId: 'a2', at: 1_000 }]);
    });

    test('take each step and each code once, apart from each other', async () => {
      await begin('f1');
      await begin('f2');
      await subject.store.keepRecoveryCodes('f1', ['one']);
      expect(await subject.store.takeFactorStep('f1', 7)).toBe(true);
      expect([await subject.store.takeFactorStep('f1', 7), await subject.store.takeFactorStep('f2', 7)]).toEqual([
        false,
        true,
      ]);
      expect(await subject.store.takeRecoveryCode('f2', 'one')).toBe(false);
      expect([
        await subject.store.takeRecoveryCode('f1', 'one'),
        await subject.store.takeRecoveryCode('f1', 'one'),
      ]).toEqual([true, false]);
    });

    test('are dropped without a trace, those that were begun since stay', async () => {
      await begin('f1', 1_000);
      await begin('f2', 2_000);
      await begin('f3', 3_000);
      await subject.store.keepRecoveryCodes('f1', ['canary-code']);
      await subject.store.dropFactorsOf('a1', 1_000);
      expect(await begunOf('a1', 0)).toEqual(['f3', 'f2']);
      await subject.store.dropFactor('f3');
      expect(await begunOf('a1', 0)).toEqual(['f2']);
      const left = await subject.atRest();
      for (const gone of ['canary-f1', 'canary-f3', 'canary-code']) expect(left).not.toContain(gone);
    });
  });
}
