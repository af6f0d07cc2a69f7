import { setTimeout as after } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { type Checkpoints, type LogPosition, type ParkedWork, START } from '@talentlog/runtime';

const at = (n: number) => String(n).padStart(START.length, '0') as LogPosition;
const work = (eventId: string, reason = 'no such template'): ParkedWork => ({
  eventId,
  stream: 'offer-1',
  revision: 3,
  reason,
});

/** What holds where two have the same checkpoints open, as two processes have; and odd names and lots. */
export function sharedCheckpointsSuite(open: () => Promise<Checkpoints>): void {
  describe('two at once', () => {
    const both = async (run: (one: Checkpoints, other: Checkpoints) => Promise<void>) => {
      const [one, other] = [await open(), await open()];
      await run(one, other);
      await Promise.all([one.close(), other.close()]);
    };

    test('raise a place to the highest of what both set, whoever comes first', () =>
      both(async (one, other) => {
        const places = Array.from({ length: 60 }, (_, n) => (n * 37) % 61);
        await Promise.all(places.map((n) => (n % 2 ? one : other).set('notifier', at(n))));
        expect([await one.get('notifier'), await other.get('notifier')]).toEqual([at(60), at(60)]);
      }));

    test('one that was left behind moves no place back', () =>
      both(async (one, other) => {
        await one.set('notifier', at(9));
        await other.set('notifier', at(4));
        await other.pass('notifier', at(5));
        expect(await other.get('notifier')).toBe(at(9));
      }));

    test('what one passed the other sees within seconds', () =>
      both(async (one, other) => {
        await one.pass('notifier', at(8));
        while ((await other.get('notifier')) !== at(8)) await after(50);
        await one.pass('notifier', at(9));
        expect(await one.get('notifier')).toBe(at(9));
      }));

    test('park the same event once, and each its own', () =>
      both(async (one, other) => {
        await Promise.all([one, other, one, other].map((each) => each.park('notifier', work('e1'))));
        await Promise.all([one.park('notifier', work('e2')), other.park('notifier', work('e3'))]);
        const ids = (await other.parked('notifier')).map(({ eventId }) => eventId);
        expect([ids[0], [...ids].sort()]).toEqual(['e1', ['e1', 'e2', 'e3']]);
      }));

    test('take back what the other parked', () =>
      both(async (one, other) => {
        await one.park('notifier', work('e1'));
        await Promise.all([one.unpark('notifier', 'e1'), other.unpark('notifier', 'e1')]);
        expect(await one.parked('notifier')).toEqual([]);
      }));
  });

  test('names and reasons in any language stay apart and as they are', async () => {
    const checkpoints = await open();
    const names = ['通知', '通知 ', 'a.b', '$a', 'a","b', '__proto__'];
    for (const [n, name] of names.entries()) {
      await checkpoints.set(name, at(n + 1));
      await checkpoints.park(name, work('e"1', `原因 ${n} 🎉 $x.y`));
    }
    expect(await Promise.all(names.map((name) => checkpoints.get(name)))).toEqual(names.map((_, n) => at(n + 1)));
    expect((await checkpoints.parked('a","b'))[0]).toEqual(work('e"1', '原因 4 🎉 $x.y'));
    await checkpoints.close();
  });

  test('hundreds that are parked keep their order, also when some are taken back and others come again', async () => {
    const checkpoints = await open();
    const ids = Array.from({ length: 120 }, (_, n) => `e${(n * 77) % 120}`);
    for (const id of ids) await checkpoints.park('notifier', work(id));
    await checkpoints.unpark('notifier', ids[3] ?? '');
    await checkpoints.park('notifier', work(ids[5] ?? '', 'again'));
    await checkpoints.park('notifier', work(ids[3] ?? ''));
    const expected = [...ids.filter((id) => id !== ids[3]), ids[3]];
    expect((await checkpoints.parked('notifier')).map(({ eventId }) => eventId)).toEqual(expected);
    await checkpoints.close();
  });
}
