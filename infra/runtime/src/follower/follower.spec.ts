import { describe, expect, test } from '@jest/globals';
import { memoryCheckpoints } from '../checkpoints/memory.ts';
import type { Clock } from '../clock.ts';
import { openMemoryEventStore } from '../event-store/memory.ts';
import type { OpenedEvent } from '../event-store/opened.ts';
import { type EventStore, type RecordedEvent, START } from '../event-store/port.ts';
import { newUuid } from '../ids.ts';
import { silentLogger } from '../logger.ts';
import type { FollowerDefinition, FollowerParts } from './definition.ts';
import { startFollower } from './follower.ts';
import { TryAgain } from './pauses.ts';

/** Time that passes only when it is told to. */
function handClock() {
  let now = 0;
  const waiting: { at: number; wake: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((wake) => {
        if (signal.aborted) return wake();
        signal.addEventListener('abort', () => wake());
        waiting.push({ at: now + milliseconds, wake });
      }),
  };
  const pass = (milliseconds: number) => {
    now += milliseconds;
    for (const { wake } of waiting.filter(({ at }) => at <= now)) wake();
  };
  return { clock, pass, waits: () => waiting.length };
}

/** Waits for a condition, never for a time. */
async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000; turn += 1) {
    if (holds()) return;
    await new Promise(setImmediate);
  }
  throw new Error('it never came to hold');
}

const open =
  async () =>
  (event: RecordedEvent): OpenedEvent => ({ ...event, at: event.metadata.at });

async function tell(store: EventStore, stream: string, type: string, n: number): Promise<string> {
  const id = newUuid();
  const metadata = {
    actor: 'system:test',
    correlationId: id,
    causationId: id,
    commandId: id,
    commandName: 'Test',
    at: '2026-11-21T00:00:00.000Z',
  };
  const revision = (await store.readStream(stream)).length - 1;
  await store.append({
    commitId: id,
    writes: [
      {
        stream,
        expected: revision < 0 ? 'no-stream' : revision,
        events: [{ id, type, schemaVersion: 1, data: { n }, metadata }],
      },
    ],
  });
  return id;
}

const setUp = (over: Partial<FollowerDefinition & FollowerParts> & Pick<FollowerDefinition, 'handle'>) => {
  const store = over.store ?? openMemoryEventStore();
  const checkpoints = over.checkpoints ?? memoryCheckpoints();
  const hand = handClock();
  const start = () =>
    startFollower(
      { name: 'test', types: ['Wanted'], ...over },
      { store, open, checkpoints, logger: silentLogger, clock: hand.clock, ...over },
    );
  return { store, checkpoints, start, ...hand };
};

describe('follower', () => {
  test('handles what it wants from its checkpoint on, each event once', async () => {
    const seen: unknown[] = [];
    const { store, start, checkpoints } = setUp({ handle: async (event) => void seen.push(event.data.n) });
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-1', 'Other', 2);
    const first = start();
    await until(() => first.status().state === 'caught-up' && seen.length === 1);
    await first.stop();
    await tell(store, 'a-2', 'Wanted', 3);
    const second = start();
    await until(() => seen.length === 2 && second.status().pending === 0);
    await second.stop();
    expect(seen).toEqual([1, 3]);
    expect(await checkpoints.get('test')).toBe(await store.head());
  });

  test('tries again with growing waits while the peer is away; other streams flow on; the checkpoint waits', async () => {
    const seen: unknown[] = [];
    let away = true;
    const { store, start, checkpoints, pass, waits } = setUp({
      handle: async (event) => {
        if (event.stream === 'a-1' && away) throw new TryAgain('away');
        seen.push(event.data.n);
      },
    });
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-1', 'Wanted', 2);
    await tell(store, 'a-2', 'Wanted', 3);
    const follower = start();
    await until(() => seen.length === 1 && waits() === 1);
    for (const wait of [1_000, 5_000, 30_000, 120_000, 300_000]) {
      const before = waits();
      pass(wait);
      await until(() => waits() === before + 1);
    }
    expect(await checkpoints.get('test')).toBe(START);
    expect(follower.status()).toMatchObject({ state: 'waiting', pending: 3, lastError: 'away', parked: 0 });
    away = false;
    pass(300_000);
    await until(() => follower.status().pending === 0);
    expect(seen).toEqual([3, 1, 2]);
    expect(await checkpoints.get('test')).toBe(await store.head());
    await follower.stop();
  });

  describe('an event that cannot be handled', () => {
    const broken = new Set<unknown>();
    const parkedOne = async () => {
      broken.clear();
      broken.add(1);
      const seen: unknown[] = [];
      const set = setUp({
        handle: async (event) => {
          if (broken.has(event.data.n)) throw new Error('no such template for lin@example.com, +86 138 0000 6021');
          seen.push(event.data.n);
        },
      });
      const { store, start, pass, waits } = set;
      const first = await tell(store, 'a-1', 'Wanted', 1);
      const second = await tell(store, 'a-1', 'Wanted', 2);
      await tell(store, 'a-2', 'Wanted', 3);
      const follower = start();
      await until(() => waits() === 1);
      pass(1_000);
      await until(() => waits() === 2);
      pass(5_000);
      await until(() => follower.status().parked === 2 && follower.status().pending === 0);
      return { ...set, seen, first, second, follower };
    };
    const why = [
      { reason: 'no such template for … …', revision: 0 },
      { reason: 'waits behind a parked event of its stream', revision: 1 },
    ];

    test('is parked with the later ones of its stream, the rest flows on, and a retry heals it', async () => {
      const { follower, seen, first, second, store, checkpoints } = await parkedOne();
      expect(seen).toEqual([3]);
      expect(follower.parked()).toMatchObject([
        { eventId: first, stream: 'a-1', ...why[0] },
        { eventId: second, stream: 'a-1', ...why[1] },
      ]);
      expect(follower.status()).toMatchObject({ state: 'parked', position: await store.head() });
      await until(() => follower.status().pending === 0);
      expect(await follower.retry(second)).toEqual({ handled: 0, left: 2 });
      broken.clear();
      expect(await follower.retry(second)).toEqual({ handled: 2, left: 0 });
      expect(await follower.retry(second)).toBeUndefined();
      expect(seen).toEqual([3, 1, 2]);
      expect(follower.status()).toMatchObject({ state: 'caught-up', parked: 0 });
      await tell(store, 'a-1', 'Wanted', 4);
      await until(() => seen.length === 4);
      await follower.stop();
      expect(await checkpoints.parked('test')).toEqual([]);
    });

    test('is given up when somebody says so, and what waited behind it is handled', async () => {
      const { follower, seen, first } = await parkedOne();
      expect(await follower.discard(first, 'admin')).toEqual({ handled: 1, left: 0 });
      expect(await follower.discard(first, 'admin')).toBeUndefined();
      expect(seen).toEqual([3, 2]);
      await follower.stop();
    });

    test('goes on holding up its stream when another one of it is given up', async () => {
      const { follower, seen, second } = await parkedOne();
      expect(await follower.discard(second, 'admin')).toEqual({ handled: 0, left: 1 });
      expect(seen).toEqual([3]);
      await follower.stop();
    });

    test('stays parked over a restart, with what comes later', async () => {
      const { follower, seen, start, store } = await parkedOne();
      await follower.stop();
      const next = start();
      await tell(store, 'a-1', 'Wanted', 5);
      await until(() => next.status().parked === 3);
      expect(seen).toEqual([3]);
      await next.stop();
    });
  });

  test('begins where it is told to as long as it has no place of its own', async () => {
    const seen: unknown[] = [];
    const store = openMemoryEventStore();
    await tell(store, 'a-1', 'Wanted', 1);
    const head = await store.head();
    await tell(store, 'a-1', 'Wanted', 2);
    const { start } = setUp({ store, from: async () => head, handle: async (event) => void seen.push(event.data.n) });
    const follower = start();
    await until(() => follower.status().state === 'caught-up');
    await follower.stop();
    expect(seen).toEqual([2]);
  });

  describe('whose own ground fails', () => {
    const steps = ['subscription', 'get', 'set', 'pass', 'parked', 'park'] as const;

    test.each(steps)('by %s: says so, asks again for ever, and loses and doubles nothing', async (step) => {
      const seen: unknown[] = [];
      const real = openMemoryEventStore();
      const kept = memoryCheckpoints();
      let calls = 0;
      const shaky = <T>(work: () => T): T => {
        calls += 1;
        if (calls <= 7) throw new Error(`${step} broke`);
        return work();
      };
      const store: EventStore = Object.assign(Object.create(real) as EventStore, {
        subscribe: (...given: Parameters<EventStore['subscribe']>) =>
          step === 'subscription' ? shaky(() => real.subscribe(...given)) : real.subscribe(...given),
      });
      const checkpoints =
        step === 'subscription'
          ? kept
          : { ...kept, [step]: async (...given: [never, never]) => shaky(() => kept[step](...given)) };
      let broken = true;
      const { start, pass, waits } = setUp({
        store,
        checkpoints,
        handle: async (event) => {
          if (event.data.n === 1 && broken) throw new Error('a defect');
          seen.push(event.data.n);
        },
      });
      const poison = await tell(real, 'a-1', 'Wanted', 1);
      await tell(real, 'a-2', 'Wanted', 2);
      await tell(real, 'a-3', 'Other', 3);
      const follower = start();
      const states = new Set<string>();
      await until(() => {
        states.add(follower.status().state);
        if (waits() > 0) pass(300_000);
        return calls > 7 && follower.status().parked === 1 && follower.status().pending === 0;
      });
      expect(states).toContain('failing');
      broken = false;
      await until(() => follower.status().state === 'parked');
      expect(await follower.retry(poison)).toEqual({ handled: 1, left: 0 });
      await follower.stop();
      expect(seen).toEqual([2, 1]);
      expect(follower.status().lastError).toMatch(/broke|a defect/);
      expect(await kept.parked('test')).toEqual([]);
      expect(await kept.get('test')).toBe(await real.head());
    });
  });

  test('leaves an event alone until it is due, and handles it after a restart too', async () => {
    const seen: unknown[] = [];
    const { store, start, pass, waits } = setUp({
      handle: async (event) => void seen.push(event.data.n),
      due: (event) => (event.data.n === 1 ? 60_000 : 0),
    });
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-2', 'Wanted', 2);
    const first = start();
    await until(() => seen.length === 1 && waits() === 1);
    await first.stop();
    const second = start();
    await until(() => seen.length === 2 && waits() === 2);
    pass(60_000);
    await until(() => second.status().pending === 0);
    expect(seen).toEqual([2, 2, 1]);
    await second.stop();
  });

  test('an event whose handling was cut off is handled again by the next process', async () => {
    const seen: unknown[] = [];
    const { store, start } = setUp({
      handle: async (event, signal) => {
        seen.push(event.data.n);
        if (seen.length === 1) await new Promise((cut) => signal.addEventListener('abort', cut));
      },
    });
    await tell(store, 'a-1', 'Wanted', 1);
    const first = start();
    await until(() => seen.length === 1);
    await first.stop();
    const second = start();
    await until(() => second.status().state === 'caught-up');
    expect(seen).toEqual([1, 1]);
    await second.stop();
  });
});
