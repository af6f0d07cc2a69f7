import { describe, expect, test } from '@jest/globals';
import type { Timers } from '@talentlog/runtime';
import { after, at, idsDue, set } from './timer.ts';

/** What becomes of a timer that fired. */
export function firedSuite(open: () => Promise<Timers>): void {
  describe('done and postponed', () => {
    test('mean this setting of it: one set anew meanwhile stays', async () => {
      const timers = await open();
      await timers.apply(at(1), [set('a', 1)]);
      const [fired] = await timers.due(after(1), 1);
      if (fired === undefined) throw new Error('nothing is due');
      await timers.apply(at(2), [set('a', 1)]);
      await timers.done(fired);
      await timers.postpone(fired, after(99));
      expect(await timers.due(after(1), 10)).toMatchObject([{ id: 'a', failures: 0 }]);
      await timers.close();
    });

    test('a postponed one is due later, and its failures are counted', async () => {
      const timers = await open();
      await timers.apply(at(1), [set('a', 1), set('b', 2)]);
      const [fired] = await timers.due(after(1), 1);
      if (fired === undefined) throw new Error('nothing is due');
      await timers.postpone(fired, after(30));
      expect(await idsDue(timers, 29)).toEqual(['b']);
      const [, again] = await timers.due(after(30), 10);
      expect(again).toMatchObject({ id: 'a', dueAt: after(1), fireId: fired.fireId, failures: 1 });
      if (again) await timers.done(again);
      expect(await idsDue(timers, 99)).toEqual(['b']);
      await timers.close();
    });
  });
}
