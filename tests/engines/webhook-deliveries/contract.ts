import { describe, expect, test } from '@jest/globals';
import { at, type DeliveriesPlace, deliveriesStage, lease, no, ok, to } from './place.ts';

/** What every WebhookDeliveries must do; run by each adapter on its own engine. */
export function webhookDeliveriesContract(name: string, makePlace: () => Promise<DeliveriesPlace>): void {
  describe(`webhook deliveries contract: ${name}`, () => {
    const stage = deliveriesStage(makePlace);

    test('what is kept is due at once, with where it is read again and nothing of what it says', async () => {
      await stage.enqueue(1, to(1), to(1, 'k1', 's2'));
      expect(await stage.store.take('s1', 9, lease)).toEqual([]);
      expect([await stage.store.next('s1'), await stage.store.next('s3')]).toEqual([10, undefined]);
      expect(await stage.store.take('s1', 10, lease)).toEqual([
        { ...to(1), state: 'waiting', tries: 0, since: 10, nextAt: 10, last: null },
      ]);
    });

    test('the same again changes nothing, whatever became of it', async () => {
      await stage.enqueue(1, to(1));
      await stage.enqueue(1, to(1));
      await stage.store.delivered(to(1), ok(20));
      await stage.enqueue(1, to(1));
      expect(await stage.taken()).toEqual([]);
      expect(await stage.store.list('s1', { limit: 9 })).toMatchObject([{ state: 'delivered', tries: 1 }]);
    });

    test('a later round has it sent again under its id, and once more for each', async () => {
      await stage.enqueue(1, to(1));
      await stage.store.delivered(to(1), ok(20));
      await stage.enqueue(7, to(1));
      expect(await stage.taken()).toEqual(['e1/0']);
      await stage.store.delivered(to(1), ok(30));
      await stage.enqueue(7, to(1));
      await stage.enqueue(3, to(1));
      expect(await stage.taken()).toEqual([]);
      await stage.enqueue(8, to(1));
      expect(await stage.taken()).toEqual(['e1/0']);
    });

    test('what is taken is nobody else’s until its time is over, though its sender died', async () => {
      await stage.enqueue(1, to(1));
      const second = await stage.open();
      const both = await Promise.all(
        [stage.store, second].map((store) => store.take('s1', 50, { until: 90, limit: 10 })),
      );
      expect(both.flat()).toHaveLength(1);
      expect([await stage.store.next('s1'), await second.take('s1', 89, lease)]).toEqual([90, []]);
      expect(await second.take('s1', 90, lease)).toMatchObject([{ eventId: 'e1/0', tries: 0 }]);
      await second.close();
    });

    test('one subscriber takes nothing of another’s, and no more than was asked for, the oldest first', async () => {
      await stage.enqueue(3, to(3), to(1), to(2, 'x', 's2'), to(2));
      const two = await stage.store.take('s1', 100, { until: 100, limit: 2 });
      expect(two.map(({ eventId }) => eventId)).toEqual(['e1/0', 'e2/0']);
      expect(await stage.taken('s2')).toEqual(['e2/0']);
      expect(await stage.taken('nobody')).toEqual([]);
    });

    test('of a key only the oldest is due, in whatever order they came', async () => {
      await stage.enqueue(3, to(3, 'k'), to(2, 'k'), to(2, 'k', 's1', 1), to(9, 'other'));
      expect(await stage.taken()).toEqual(['e2/0', 'e9/0']);
      await stage.enqueue(4, to(1, 'k'));
      for (const next of [to(1), to(2), to(2, 'k', 's1', 1), to(3)]) {
        expect(await stage.taken()).toContain(next.eventId);
        expect(await stage.taken()).toHaveLength(2);
        await stage.store.delivered(next, ok(20));
      }
      expect(await stage.taken()).toEqual(['e9/0']);
    });

    test('what failed is due at its time; what is parked is not, nor what stands behind it', async () => {
      await stage.enqueue(2, to(1, 'k'), to(2, 'k'), to(3));
      await stage.store.failed(to(1), no(20), 500);
      expect(await stage.taken('s1', 499)).toEqual(['e3/0']);
      const [again] = await stage.store.list('s1', { limit: 1, offset: 2 });
      expect(again).toMatchObject({ eventId: 'e1/0', tries: 1, state: 'waiting', last: { answer: 'silent', at: 20 } });
      await stage.store.failed(to(1), { answer: 'answered', status: 500, at: 600 }, undefined);
      expect(await stage.taken('s1', 9_999)).toEqual(['e3/0']);
      expect(await stage.store.list('s1', { state: 'parked', limit: 9 })).toMatchObject([
        { eventId: 'e1/0', tries: 2, last: { answer: 'answered', status: 500, at: 600 } },
      ]);
      await stage.store.delivered(to(3), ok(650));
      expect(await stage.store.next('s1')).toBeUndefined();
      await stage.enqueue(5, to(1, 'k'));
      await stage.store.delivered(to(1), ok(20));
      expect(await stage.taken('s1', 9_999)).toEqual(['e2/0']);
    });

    test('what cannot be read and was put aside holds nothing up, until it is to be sent again', async () => {
      await stage.enqueue(2, to(1, 'k'), to(2, 'k'));
      const unreadable = { answer: 'unreadable', at: 20 } as const;
      await stage.store.failed(to(1), unreadable, 500);
      expect(await stage.taken('s1', 499)).toEqual([]);
      await stage.store.failed(to(1), unreadable, undefined);
      expect(await stage.taken()).toEqual(['e2/0']);
      await stage.store.resend('s1', ['e1/0'], at(7), 30);
      expect(await stage.taken()).toEqual(['e1/0']);
      await stage.store.failed(to(1), unreadable, undefined);
      await stage.store.delivered(to(2), ok(40));
      expect(await stage.taken('s1', 9_999)).toEqual([]);
      expect(await stage.store.counts()).toMatchObject([{ waiting: 0, parked: 1, delivered: 1 }]);
    });

    test('single ones are sent again, once for each round, in their order', async () => {
      await stage.enqueue(2, to(1, 'k'), to(2, 'k'));
      for (const one of [to(1), to(2)]) await stage.store.delivered(one, ok(20));
      const both = ['e2/0', 'e1/0', 'e9/9'];
      expect(await stage.store.resend('s1', both, at(7), 30)).toBe(2);
      expect(await stage.taken()).toEqual(['e1/0']);
      await stage.store.delivered(to(1), ok(40));
      expect(await stage.store.resend('s1', both, at(7), 30)).toBe(2);
      expect(await stage.store.resend('s2', both, at(8), 30)).toBe(0);
      expect(await stage.taken()).toEqual(['e2/0']);
    });

    test('what waits begins anew with all its tries; what is parked stays so', async () => {
      await stage.enqueue(3, to(1), to(2), to(3));
      await stage.store.failed(to(1), no(20), 900);
      await stage.store.failed(to(2), no(20), undefined);
      await stage.store.delivered(to(3), ok(20));
      await stage.store.restart('s1', 60);
      expect(await stage.store.take('s1', 60, lease)).toMatchObject([{ eventId: 'e1/0', tries: 0, since: 60 }]);
    });

    test('what was delivered late by a sender that was thought dead stays delivered', async () => {
      await stage.enqueue(1, to(1));
      await stage.store.delivered(to(1), ok(20));
      await stage.store.failed(to(1), no(21), 30);
      await stage.store.postpone(to(1), 30);
      expect(await stage.taken()).toEqual([]);
      expect(await stage.store.list('s1', { limit: 9 })).toMatchObject([
        { state: 'delivered', tries: 1, last: ok(20) },
      ]);
    });

    test('postponed is no try; hastened is due now, but what stands behind waits on', async () => {
      await stage.enqueue(2, to(1, 'k'), to(2, 'k'));
      await stage.store.postpone(to(1), 800);
      expect([await stage.store.next('s1'), await stage.taken()]).toEqual([800, []]);
      await stage.store.hasten('s2', 50);
      expect(await stage.taken()).toEqual([]);
      await stage.store.hasten('s1', 50);
      expect(await stage.store.take('s1', 50, lease)).toMatchObject([{ eventId: 'e1/0', tries: 0, last: null }]);
    });

    test('dropped is gone, and who stood behind it goes on; nobody is left of a subscriber that went', async () => {
      await stage.enqueue(2, to(1, 'k'), to(2, 'k'), to(1, 'k', 's2'));
      await stage.store.drop(to(1));
      await stage.store.drop(to(7));
      expect(await stage.taken()).toEqual(['e2/0']);
      await stage.store.dropAllOf('s1');
      expect(await stage.store.list('s1', { limit: 9 })).toEqual([]);
      expect((await stage.store.counts()).map(({ subscriberId }) => subscriberId)).toEqual(['s2']);
    });

    test('counted by subscriber, with since when the oldest of what is not delivered waits', async () => {
      await stage.enqueue(3, to(1), to(2), to(3), to(5));
      await stage.store.enqueue([to(4, 'k', 's2')], at(4), 44);
      await stage.store.failed(to(5), no(15), 900);
      await stage.store.delivered(to(1), ok(20));
      await stage.store.delivered(to(4, 'k', 's2'), ok(50));
      await stage.store.failed(to(2), no(20), undefined);
      expect(await stage.store.counts()).toEqual([
        { subscriberId: 's1', waiting: 2, retried: 1, parked: 1, delivered: 1, oldest: 10 },
        { subscriberId: 's2', waiting: 0, retried: 0, parked: 0, delivered: 1, oldest: null },
      ]);
    });

    test('what was delivered long ago is forgotten, and nothing else', async () => {
      await stage.enqueue(3, to(1), to(2), to(3));
      await stage.store.delivered(to(1), ok(20));
      await stage.store.delivered(to(2), ok(30));
      await stage.store.failed(to(3), no(1), undefined);
      expect(await stage.store.forget(30)).toBe(1);
      expect(await stage.store.list('s1', { limit: 9 })).toMatchObject([{ eventId: 'e3/0' }, { eventId: 'e2/0' }]);
    });

    test('the newest are listed first, a page at a time', async () => {
      await stage.enqueue(9, ...[1, 2, 3, 4, 5].map((n) => to(n)));
      const page = await stage.store.list('s1', { limit: 2, offset: 1 });
      expect(page.map(({ eventId }) => eventId)).toEqual(['e4/0', 'e3/0']);
    });

    test('it outlives its process; closed, it rejects', async () => {
      await stage.enqueue(1, to(1));
      await stage.store.failed(to(1), no(20), 70);
      await stage.reopen();
      expect(await stage.store.take('s1', 70, lease)).toMatchObject([{ eventId: 'e1/0', tries: 1 }]);
      const closed = await stage.open();
      await closed.close();
      await expect(closed.enqueue([to(1)], at(1), 1)).rejects.toThrow();
      await expect(closed.next('s1')).rejects.toThrow();
      await expect(closed.delivered(to(1), ok(1))).rejects.toThrow();
    });
  });
}
