import { describe, expect, test } from '@jest/globals';
import { START } from '@talentlog/runtime';
import { at, type DeliveriesPlace, deliveriesStage, no, ok, to } from './place.ts';

const since = '2026-11-20T00:00:00.000Z';
const asked = (round: number, subscriberId = 's1') => ({ subscriberId, round: at(round), since });

/** What every WebhookDeliveries knows of what is sent again since an instant, and of what was taken since one. */
export function replayContract(name: string, makePlace: () => Promise<DeliveriesPlace>): void {
  describe(`webhook deliveries, sent again since: ${name}`, () => {
    const stage = deliveriesStage(makePlace);

    test('it is known with how far it came, also after a restart, and to that subscriber alone', async () => {
      await stage.store.beginReplay(asked(9));
      expect(await stage.store.replay('s1')).toEqual({ ...asked(9), reached: START });
      await stage.store.replayed(asked(9), { found: [to(3)], reached: at(4), at: 30 });
      await stage.reopen();
      expect(await stage.store.replay('s1')).toEqual({ ...asked(9), reached: at(4) });
      expect(await stage.store.replay('s2')).toBeUndefined();
      expect(await stage.taken()).toEqual(['e3/0']);
    });

    test('what was found is sent again, once for this round however often it is found', async () => {
      await stage.enqueue(1, to(1));
      await stage.store.delivered(to(1), ok(20));
      await stage.store.beginReplay(asked(9));
      await stage.store.replayed(asked(9), { found: [to(1)], reached: at(2), at: 30 });
      await stage.store.delivered(to(1), ok(40));
      await stage.store.replayed(asked(9), { found: [to(1)], reached: at(2), at: 50 });
      expect(await stage.taken()).toEqual([]);
      expect(await stage.store.list('s1', { limit: 9 })).toMatchObject([{ state: 'delivered', last: ok(40) }]);
    });

    test('one that came to its end is over and does not begin again by the same word, but by a later one', async () => {
      await stage.store.beginReplay(asked(9));
      await stage.store.replayed(asked(9), { found: [], reached: at(9), at: 30 });
      expect(await stage.store.replay('s1')).toBeUndefined();
      await stage.store.beginReplay(asked(9));
      expect(await stage.store.replay('s1')).toBeUndefined();
      await stage.store.beginReplay(asked(12));
      expect(await stage.store.replay('s1')).toEqual({ ...asked(12), reached: START });
    });

    test('one whose place was taken keeps nothing any more; nor does one of a subscriber that went', async () => {
      await stage.store.beginReplay(asked(9));
      await stage.store.beginReplay(asked(12));
      await stage.store.beginReplay(asked(10));
      await stage.store.replayed(asked(9), { found: [to(1)], reached: at(9), at: 30 });
      expect(await stage.store.replay('s1')).toEqual({ ...asked(12), reached: START });
      expect(await stage.taken()).toEqual([]);
      await stage.store.dropAllOf('s1');
      await stage.store.replayed(asked(12), { found: [to(1)], reached: at(12), at: 30 });
      expect([await stage.store.replay('s1'), await stage.taken()]).toEqual([undefined, []]);
    });

    test('whether anything was taken since then: delivered counts, by its own subscriber, at that instant or later', async () => {
      await stage.enqueue(3, to(1), to(2), to(3, 'k3', 's2'));
      await stage.store.failed(to(2), no(99), 120);
      await stage.store.delivered(to(3, 'k3', 's2'), ok(99));
      expect(await stage.store.tookSince('s1', 0)).toBe(false);
      await stage.store.delivered(to(1), ok(20));
      expect([await stage.store.tookSince('s1', 20), await stage.store.tookSince('s1', 21)]).toEqual([true, false]);
    });
  });
}
