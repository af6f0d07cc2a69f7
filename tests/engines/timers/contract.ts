import { expect, test } from '@jest/globals';
import { type LogPosition, START, type Timers } from '@talentlog/runtime';
import { firedSuite } from './fired.ts';
import { oddTimersSuite } from './odd.ts';
import { sharedTimersSuite } from './shared.ts';
import { after, at, idsDue, set } from './timer.ts';

/** What every engine of the port Timers holds to. `open` gives the same store again after it was closed, where it lasts. */
export function timersContract(open: () => Promise<Timers>, lasts: boolean): void {
  test('are due by time, earliest first, at most as many as asked for', async () => {
    const timers = await open();
    await timers.apply(at(1), [set('b', 20, { n: 2 }), set('a', 10, { n: 1 })]);
    expect(await timers.next()).toBe(after(10));
    expect(await timers.due(after(9), 10)).toEqual([]);
    expect(await timers.due(after(20), 10)).toMatchObject([
      { id: 'a', dueAt: after(10), payload: { n: 1 }, failures: 0 },
      { id: 'b', dueAt: after(20), payload: { n: 2 } },
    ]);
    expect(await timers.due(after(20), 1)).toHaveLength(1);
    await timers.close();
  });

  test('are replaced and cancelled, by id or by the beginning of it, in the order given', async () => {
    const timers = await open();
    const ids = ['offer/1/a', 'offer/1/b', 'offer/10/a', 'other', 'offer/1_'];
    await timers.apply(
      at(1),
      ids.map((id) => set(id, 1)),
    );
    await timers.apply(at(2), [{ cancelPrefix: 'offer/1/' }, { cancel: 'offer/1_' }, set('other', 50)]);
    expect(await idsDue(timers, 49)).toEqual(['offer/10/a']);
    expect(await idsDue(timers, 50)).toEqual(['offer/10/a', 'other']);
    await timers.apply(at(3), [set('last', 1), { cancel: 'last' }, { cancel: 'nobody' }]);
    expect(await idsDue(timers, 5)).toEqual(['offer/10/a']);
    await timers.close();
  });

  test('changes of one event are made all or none', async () => {
    const timers = await open();
    await expect(timers.apply(at(1), [set('a', 1), { set: 'b', dueAt: 'tomorrow', payload: null }])).rejects.toThrow(
      RangeError,
    );
    expect(await timers.next()).toBeUndefined();
    await timers.close();
  });

  test('an event read again sets the same timer under the same fire id; another event sets another', async () => {
    const timers = await open();
    const fireId = async (position: LogPosition) => {
      await timers.apply(position, [set('a', 1)]);
      return (await timers.due(after(1), 1))[0]?.fireId;
    };
    const first = await fireId(at(1));
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(await fireId(at(1))).toBe(first);
    expect(await fireId(at(2))).not.toBe(first);
    await timers.close();
  });

  firedSuite(open);
  oddTimersSuite(open);
  if (lasts) sharedTimersSuite(open);

  test('tell who listens when one was set, until it listens no more', async () => {
    const timers = await open();
    let told = 0;
    const unlisten = timers.onSet(() => {
      told += 1;
    });
    await timers.apply(at(1), [set('a', 1)]);
    await timers.apply(at(2), [{ cancel: 'a' }]);
    unlisten();
    await timers.apply(at(3), [set('a', 1)]);
    expect(told).toBe(1);
    await timers.close();
  });

  test('closed, they reject what is asked of them', async () => {
    const timers = await open();
    const timer = { id: 'a', dueAt: after(1), payload: null, fireId: 'f', failures: 0 };
    expect(await timers.formerPlace()).toBe(START);
    await timers.close();
    const asked = [
      () => timers.apply(at(1), [set('a', 1)]),
      () => timers.due(after(1), 1),
      () => timers.done(timer),
      () => timers.postpone(timer, after(2)),
      () => timers.next(),
    ];
    for (const ask of asked) await expect(ask()).rejects.toThrow();
  });

  if (lasts)
    test('outlive their process', async () => {
      const first = await open();
      await first.apply(at(1), [set('a', 10, { n: 1 })]);
      await first.close();
      const second = await open();
      expect(await second.due(after(10), 1)).toMatchObject([{ id: 'a', payload: { n: 1 } }]);
      await second.close();
    });
}
