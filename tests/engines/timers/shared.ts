import { expect, test } from '@jest/globals';
import type { Timers } from '@talentlog/runtime';
import { after, at, idsDue, set } from './timer.ts';

/** What holds where two have the same timers open, as two processes have. */
export function sharedTimersSuite(open: () => Promise<Timers>): void {
  const both = async (work: (one: Timers, other: Timers) => Promise<void>) => {
    const [one, other] = [await open(), await open()];
    await work(one, other);
    await Promise.all([one.close(), other.close()]);
  };

  test('what one sets, the other has; what one has done is done for both', () =>
    both(async (one, other) => {
      await one.apply(at(1), [set('a', 1), set('b', 2)]);
      const [fired] = await other.due(after(1), 1);
      if (fired === undefined) throw new Error('nothing is due');
      await Promise.all([one.done(fired), other.done(fired)]);
      expect([await idsDue(one, 9), await idsDue(other, 9)]).toEqual([['b'], ['b']]);
      expect(await other.next()).toBe(after(2));
    }));

  test('of two who postpone and finish the same one, it is over or due later, and never due now', () =>
    both(async (one, other) => {
      for (let turn = 1; turn <= 20; turn += 1) {
        await one.apply(at(turn), [set('a', 1)]);
        const [fired] = await one.due(after(1), 1);
        if (fired === undefined) throw new Error('nothing is due');
        await Promise.all([one.done(fired), other.postpone(fired, after(50))]);
        expect(await idsDue(other, 49)).toEqual([]);
        expect(await idsDue(other, 99)).toEqual([]);
      }
    }));

  test('the same event read by both sets each timer once', () =>
    both(async (one, other) => {
      const changes = Array.from({ length: 50 }, (_, n) => set(`t${n}`, n));
      await Promise.all([one.apply(at(1), changes), other.apply(at(1), changes)]);
      const due = await other.due(after(99), 1_000);
      expect([due.length, new Set(due.map(({ fireId }) => fireId)).size]).toEqual([50, 50]);
    }));

  test('what fails on the way counts once for each who says so', () =>
    both(async (one, other) => {
      await one.apply(at(1), [set('a', 1)]);
      const [fired] = await one.due(after(1), 1);
      if (fired === undefined) throw new Error('nothing is due');
      await Promise.all([1, 2, 3, 4].map((turn) => (turn % 2 ? one : other).postpone(fired, after(2))));
      expect(await one.due(after(2), 1)).toMatchObject([{ failures: 4, dueAt: after(1) }]);
    }));

  test('clocks an hour apart: each has due what is due by its own', () =>
    both(async (one, other) => {
      await one.apply(at(1), [set('now', 0), set('in an hour', 3600)]);
      expect([await idsDue(one, 0), await idsDue(other, 3600)]).toEqual([['now'], ['now', 'in an hour']]);
    }));
}
