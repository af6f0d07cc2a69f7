import { describe, expect, test } from '@jest/globals';
import { type DeliveriesPlace, deliveriesStage, no, ok, to } from './place.ts';

/** A row as the simplest thing that could know it. */
interface Row {
  readonly n: number;
  readonly key: string;
  state: 'waiting' | 'delivered' | 'parked';
  round: number;
}

/** Random numbers that are the same each time. */
function dice(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Whatever happens in whatever order, what may be sent is what a list that is read from the beginning says. */
export function deliveryOrderContract(name: string, makePlace: () => Promise<DeliveriesPlace>): void {
  describe(`order of webhook deliveries: ${name}`, () => {
    const stage = deliveriesStage(makePlace);

    test.each([1, 2, 3, 4])('of each key the first that is not delivered, and that alone (run %i)', async (seed) => {
      const roll = dice(seed);
      const rows = new Map<number, Row>();
      for (let round = 1; round <= 150; round += 1) {
        const n = roll(12);
        const [key, known] = [`k${n % 3}`, rows.get(n)];
        const act = roll(5);
        if (act <= 1) {
          await stage.enqueue(round, to(n, key));
          rows.set(n, { n, key, state: 'waiting', round });
        } else if (act === 2) {
          await stage.store.delivered(to(n), ok(round));
          if (known !== undefined) known.state = 'delivered';
        } else if (act === 3) {
          await stage.store.failed(to(n), no(round), roll(2) === 0 ? undefined : 1);
          const [now] = (await stage.store.list('s1', { limit: 99 })).filter(
            ({ eventId }) => eventId === to(n).eventId,
          );
          if (known !== undefined && known.state === 'waiting') known.state = now?.state ?? 'parked';
        } else {
          await stage.store.drop(to(n));
          rows.delete(n);
        }
        const [counted] = await stage.store.counts();
        const ofState = (state: Row['state']) => [...rows.values()].filter((row) => row.state === state).length;
        for (const state of ['waiting', 'parked', 'delivered'] as const)
          expect(counted?.[state] ?? 0).toBe(ofState(state));
        const expected = ['k0', 'k1', 'k2'].flatMap((one) => {
          const open = [...rows.values()].filter((row) => row.key === one && row.state !== 'delivered');
          const first = open.sort((a, b) => a.n - b.n)[0];
          return first?.state === 'waiting' ? [to(first.n).eventId] : [];
        });
        expect([...(await stage.taken('s1', 1_000))].sort()).toEqual(expected.sort());
      }
    });
  });
}
