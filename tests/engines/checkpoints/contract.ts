import { describe, expect, test } from '@jest/globals';
import { type Checkpoints, type LogPosition, type ParkedWork, START } from '@talentlog/runtime';
import { sharedCheckpointsSuite } from './shared.ts';

const at = (n: number) => String(n).padStart(START.length, '0') as LogPosition;
const work = (eventId: string, reason = 'no such template'): ParkedWork => ({
  eventId,
  stream: 'offer-1',
  revision: 3,
  reason,
});

/** What every engine of the port Checkpoints holds to. `open` gives the same store again after it was closed, where it lasts. */
export function checkpointsContract(open: () => Promise<Checkpoints>, lasts: boolean): void {
  describe('a place in the log', () => {
    test('is the beginning for a name never set, and each name has its own', async () => {
      const checkpoints = await open();
      await checkpoints.set('notifier', at(7));
      expect(await checkpoints.get('notifier')).toBe(at(7));
      expect(await checkpoints.get('sap-bridge')).toBe(START);
      await checkpoints.close();
    });

    test('never moves backwards, whether set or passed', async () => {
      const checkpoints = await open();
      await checkpoints.set('notifier', at(7));
      await checkpoints.set('notifier', at(5));
      await checkpoints.pass('notifier', at(6));
      expect(await checkpoints.get('notifier')).toBe(at(7));
      await checkpoints.pass('notifier', at(9));
      await checkpoints.set('notifier', at(8));
      expect(await checkpoints.get('notifier')).toBe(at(9));
      await checkpoints.close();
    });

    test('is the highest of many set at once', async () => {
      const checkpoints = await open();
      await Promise.all([4, 9, 2, 7].map((n) => checkpoints.set('notifier', at(n))));
      expect(await checkpoints.get('notifier')).toBe(at(9));
      await checkpoints.close();
    });
  });

  describe('parked work', () => {
    test('is kept by name, in the order it came, until it is taken back', async () => {
      const checkpoints = await open();
      await checkpoints.park('notifier', work('e2'));
      await checkpoints.park('notifier', work('e1'));
      expect(await checkpoints.parked('notifier')).toEqual([work('e2'), work('e1')]);
      expect(await checkpoints.parked('sap-bridge')).toEqual([]);
      await checkpoints.unpark('notifier', 'e2');
      expect(await checkpoints.parked('notifier')).toEqual([work('e1')]);
      await checkpoints.close();
    });

    test('parked again keeps its place and has the new reason', async () => {
      const checkpoints = await open();
      await checkpoints.park('notifier', work('e1'));
      await checkpoints.park('notifier', work('e2'));
      await checkpoints.park('notifier', work('e1', 'still none'));
      expect(await checkpoints.parked('notifier')).toEqual([work('e1', 'still none'), work('e2')]);
      await checkpoints.close();
    });

    test('taking back what is not parked, or is parked for another, changes nothing', async () => {
      const checkpoints = await open();
      await checkpoints.park('notifier', work('e1'));
      await checkpoints.unpark('notifier', 'e9');
      await checkpoints.unpark('sap-bridge', 'e1');
      expect(await checkpoints.parked('notifier')).toEqual([work('e1')]);
      await checkpoints.close();
    });
  });

  test('closed, they reject what is asked of them; closing again is nothing', async () => {
    const checkpoints = await open();
    await checkpoints.close();
    await checkpoints.close();
    const asked = [
      () => checkpoints.get('a'),
      () => checkpoints.set('a', at(1)),
      () => checkpoints.pass('a', at(1)),
      () => checkpoints.park('a', work('e1')),
      () => checkpoints.parked('a'),
      () => checkpoints.unpark('a', 'e1'),
    ];
    for (const ask of asked) await expect(ask()).rejects.toThrow();
  });

  if (lasts) sharedCheckpointsSuite(open);

  if (lasts)
    test('outlive their process: what was set, passed, parked and taken back', async () => {
      const first = await open();
      await first.set('notifier', at(3));
      await first.pass('notifier', at(9));
      await first.set('sap-bridge', at(2));
      await first.park('notifier', work('e1'));
      await first.park('notifier', work('e2'));
      await first.unpark('notifier', 'e1');
      await first.close();
      const second = await open();
      expect(await second.get('notifier')).toBe(at(9));
      expect(await second.get('sap-bridge')).toBe(at(2));
      expect(await second.parked('notifier')).toEqual([work('e2')]);
      await second.close();
    });
}
