import { expect, test } from '@jest/globals';
import type { Timers } from '@talentlog/runtime';
import { after, at, idsDue, set } from './timer.ts';

/** Odd ids, payloads and lots. */
export function oddTimersSuite(open: () => Promise<Timers>): void {
  const opened = async (work: (timers: Timers) => Promise<void>) => {
    const timers = await open();
    await work(timers);
    await timers.close();
  };

  test.each([
    ['a pattern', 'a.*/(1)[x]{2}^$|?+\\', 'aXX/1x'],
    ['Chinese', '录用/王小明/', '录用/王小'],
    ['an emoji', '🎉/', '🎊/1'],
    ['a percent and a line', '%_/', 'xy/1'],
  ])('ids that begin with %s are cancelled by what they begin with, and no others', (_, prefix, stays) =>
    opened(async (timers) => {
      await timers.apply(at(1), [set(`${prefix}1`, 1), set(prefix, 1), set(stays, 1)]);
      await timers.apply(at(2), [{ cancelPrefix: prefix }]);
      expect(await idsDue(timers, 9)).toEqual([stays]);
    }),
  );

  test('those of one instant are due in the order of their ids', () =>
    opened(async (timers) => {
      await timers.apply(
        at(1),
        ['c', 'a', 'b', '中'].map((id) => set(id, 1)),
      );
      expect(await idsDue(timers, 1)).toEqual(['a', 'b', 'c', '中']);
    }));

  test('a payload comes back as it was given', () =>
    opened(async (timers) => {
      const payload = { 'a.b': [1, [null, '录用通知 🎉']], $set: { deep: { '': -0.5 } }, long: 'x'.repeat(20_000) };
      await timers.apply(at(1), [set('a', 1, payload), set('none', 2, undefined)]);
      expect((await timers.due(after(9), 2)).map((timer) => timer.payload)).toEqual([payload, null]);
    }));

  test('many changes of one event are made, and asked for a part at a time', () =>
    opened(async (timers) => {
      const many = Array.from({ length: 700 }, (_, n) => set(`t${String(n).padStart(3, '0')}`, n));
      await timers.apply(at(1), many);
      expect(await timers.due(after(9_999), 1_000)).toHaveLength(700);
      await timers.apply(at(2), [{ cancelPrefix: 't1' }, { cancelPrefix: 't0' }, set('t150', 5)]);
      const left = await timers.due(after(9_999), 1_000);
      expect([left.length, left[0]?.id]).toEqual([501, 't150']);
    }));

  test('an instant that is none changes nothing, whatever stands before it', () =>
    opened(async (timers) => {
      await timers.apply(at(1), [set('kept', 1)]);
      const bad = { set: 'x', dueAt: '2026-02-30 noon', payload: null };
      await expect(timers.apply(at(2), [{ cancelPrefix: '' }, { cancel: 'kept' }, bad])).rejects.toThrow(RangeError);
      expect(await idsDue(timers, 1)).toEqual(['kept']);
    }));

  test('nothing to change changes nothing, and a cancelled one is set again by a later event', () =>
    opened(async (timers) => {
      await timers.apply(at(1), []);
      await timers.apply(at(2), [set('a', 1)]);
      await timers.apply(at(3), [{ cancel: 'a' }]);
      await timers.apply(at(4), [set('a', 7)]);
      expect(await timers.due(after(9), 9)).toMatchObject([{ id: 'a', dueAt: after(7), failures: 0 }]);
    }));
}
