import { describe, expect, it } from '@jest/globals';
import { openMemoryEventStore } from '../event-store/memory.ts';
import { type EventReader, type EventStore, type LogPosition, START } from '../event-store/port.ts';
import { tell, until } from './follower.fixture.ts';
import { type SharingOptions, withSharedSubscription } from './shared-subscription.ts';

/** A store whose subscriptions are counted: how many run and what they handed over. They can be failed, and the one for all types held. */
function watched() {
  const store = openMemoryEventStore();
  const seen = { running: 0, handed: 0, failure: undefined as Error | undefined, held: Promise.resolve() };
  const reader: EventReader = {
    ...withSharedSubscription(store),
    async *subscribe(wanted) {
      seen.running += 1;
      try {
        for await (const message of store.subscribe(wanted)) {
          if (wanted.filter === undefined) await seen.held;
          if (seen.failure !== undefined) throw seen.failure;
          if (message.kind === 'event') seen.handed += 1;
          yield message;
        }
      } finally {
        seen.running -= 1;
      }
    },
  };
  return { store, reader, seen };
}

interface Followed {
  readonly numbers: unknown[];
  readonly ends: AbortController;
  position: LogPosition;
  caughtUp: number;
  failed: unknown;
  readonly over: Promise<void>;
}

/** Follows events of some types; `pause` resolves when the next one may come. */
function followed(
  reader: EventReader,
  { types, after = START, pause }: { types?: readonly string[]; after?: LogPosition; pause?: () => Promise<void> } = {},
): Followed {
  const ends = new AbortController();
  const run = async () => {
    const filter = types === undefined ? {} : { filter: { types } };
    try {
      for await (const message of reader.subscribe({ after, signal: ends.signal, ...filter })) {
        if (message.kind === 'event') one.numbers.push(message.event.data.n);
        else one.position = message.position;
        if (message.kind === 'caught-up') one.caughtUp += 1;
        await pause?.();
      }
    } catch (error) {
      one.failed = error;
    }
  };
  const one: Followed = { numbers: [], ends, position: START, caughtUp: 0, failed: undefined, over: Promise.resolve() };
  return Object.assign(one, { over: run() });
}

const stopped = async (...all: readonly Followed[]) => {
  for (const { ends } of all) ends.abort();
  await Promise.all(all.map(({ over }) => over));
};

/** A log of `count` events, the n-th of type `Type<n % kinds>`. */
async function filled(store: EventStore, from: number, count: number, kinds = 3) {
  for (let n = from; n < from + count; n += 1) await tell(store, `s-${n % 7}`, `Type${n % kinds}`, n);
}

const quick: SharingOptions = { queueLimit: 8, passedEveryMs: 1 };

describe('a shared subscription', () => {
  it('reads each event once for all subscribers that have caught up', async () => {
    const { store, reader, seen } = watched();
    await filled(store, 0, 9);
    const shared = withSharedSubscription(reader, quick);
    const all = ['Type0', 'Type1', 'Type2', 'Type0'].map((type) => followed(shared, { types: [type] }));
    await until(() => all.every(({ caughtUp }) => caughtUp > 0) && seen.running === 1);
    const before = seen.handed;
    await filled(store, 9, 6);
    await until(() => all.every(({ numbers }) => numbers.length === 5));
    expect(all.map(({ numbers }) => numbers)).toEqual([
      [0, 3, 6, 9, 12],
      [1, 4, 7, 10, 13],
      [2, 5, 8, 11, 14],
      [0, 3, 6, 9, 12],
    ]);
    expect([seen.handed - before, seen.running]).toEqual([6, 1]);
    await stopped(...all);
    await until(() => seen.running === 0);
  });

  it('leaves a slow subscriber to read for itself, takes it back, and holds up nobody meanwhile', async () => {
    const { store, reader, seen } = watched();
    const shared = withSharedSubscription(reader, quick);
    let go: (() => void) | undefined;
    let isSlow = true;
    const slow = followed(shared, {
      pause: () => (isSlow ? new Promise((resume) => (go = resume)) : Promise.resolve()),
    });
    const quickly = followed(shared);
    await until(() => quickly.caughtUp > 0);
    await filled(store, 0, 60);
    await until(() => quickly.numbers.length === 60);
    expect(slow.numbers.length).toBeLessThan(2);
    isSlow = false;
    go?.();
    await until(() => slow.numbers.length === 60 && seen.running === 1);
    expect(slow.numbers).toEqual(Array.from({ length: 60 }, (_, n) => n));
    await filled(store, 60, 3);
    await until(() => slow.numbers.length === 63);
    await stopped(slow, quickly);
  });

  it('repeats nothing that a subscriber read before the shared subscription came to it', async () => {
    const { store, reader, seen } = watched();
    const shared = withSharedSubscription(reader, quick);
    const first = followed(shared, { types: ['Type0'] });
    await until(() => first.caughtUp > 0);
    let release = () => {};
    seen.held = new Promise((resolve) => (release = resolve));
    await filled(store, 0, 4, 1);
    const second = followed(shared, { types: ['Type0'] });
    await until(() => second.numbers.length > 0 && seen.running === 1);
    release();
    await until(() => first.numbers.length === 4 && second.numbers.length >= 4);
    await filled(store, 4, 1, 1);
    await until(() => second.numbers.length >= 5);
    expect(second.numbers).toEqual([0, 1, 2, 3, 4]);
    await stopped(first, second);
  });

  it('tells a subscriber that wants none of the events how far the log went on', async () => {
    const { store, reader } = watched();
    const shared = withSharedSubscription(reader, quick);
    const idle = followed(shared, { types: ['Other'] });
    await until(() => idle.caughtUp > 0);
    await filled(store, 0, 5);
    const head = await store.head();
    await until(() => idle.position === head);
    expect(idle.numbers).toEqual([]);
    await stopped(idle);
  });

  it('fails all its subscribers when it fails, and begins again for those that come back', async () => {
    const { store, reader, seen } = watched();
    const shared = withSharedSubscription(reader, quick);
    const all = [followed(shared), followed(shared, { types: ['Type1'] })];
    await until(() => all.every(({ caughtUp }) => caughtUp > 0) && seen.running === 1);
    seen.failure = new Error('away');
    await filled(store, 0, 1);
    await Promise.all(all.map(({ over }) => over));
    expect(all.map(({ failed }) => failed)).toEqual([seen.failure, seen.failure]);
    seen.failure = undefined;
    const again = followed(shared);
    await filled(store, 1, 1);
    await until(() => again.numbers.length === 2);
    await stopped(again);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'hands over every event once and in order, whoever comes, goes and lags (%i)',
    async (seed) => {
      let state = seed;
      const chance = (below: number) => {
        state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 1_013_904_223) >>> 0;
        return state % below;
      };
      const { store, reader, seen } = watched();
      const shared = withSharedSubscription(reader, { queueLimit: 1 + chance(6), passedEveryMs: 1 });
      const turns = async (count: number) => {
        for (let turn = 0; turn < count; turn += 1) await new Promise(setImmediate);
      };
      const following: { one: Followed; from: number; type: number | undefined }[] = [];
      const total = 120;
      for (let n = 0; n < total; n += 1) {
        await filled(store, n, 1);
        if (n % 12 === 0) {
          const [type, lag, from] = [chance(4), chance(5), chance(n + 1)];
          const after = String(from).padStart(START.length, '0') as LogPosition;
          const types = type === 3 ? {} : { types: [`Type${type}`] };
          const one = followed(shared, { ...types, after, pause: () => turns(chance(lag + 1)) });
          following.push({ one, from, type: type === 3 ? undefined : type });
        }
        await turns(chance(3));
      }
      const wanted = ({ from, type }: { from: number; type: number | undefined }) =>
        Array.from({ length: total - from }, (_, n) => n + from).filter((n) => type === undefined || n % 3 === type);
      await until(
        () => following.every(({ one, ...of }) => one.numbers.length >= wanted(of).length) && seen.running === 1,
      );
      expect(following.map(({ one }) => one.numbers)).toEqual(following.map(wanted));
      await stopped(...following.map(({ one }) => one));
    },
  );
});
