import { describe, expect, test } from '@jest/globals';
import { memoryCheckpoints } from '../checkpoints/memory.ts';
import type { Clock } from '../clock.ts';
import { openMemoryEventStore } from '../event-store/memory.ts';
import type { OpenedEvent } from '../event-store/opened.ts';
import { type EventStore, type RecordedEvent, START } from '../event-store/port.ts';
import { newUuid } from '../ids.ts';
import { silentLogger } from '../logger.ts';
import { type ReactorDefinition, startReactor, TryAgain } from './reactor.ts';

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

const setUp = (over: Partial<ReactorDefinition> & Pick<ReactorDefinition, 'handle'>) => {
  const store = over.store ?? openMemoryEventStore();
  const checkpoints = over.checkpoints ?? memoryCheckpoints();
  const hand = handClock();
  const start = () =>
    startReactor({
      name: 'test',
      types: ['Wanted'],
      store,
      open,
      checkpoints,
      logger: silentLogger,
      clock: hand.clock,
      ...over,
    });
  return { store, checkpoints, start, ...hand };
};

describe('reactor', () => {
  test('handles what it wants from its checkpoint on, each event once', async () => {
    const seen: unknown[] = [];
    const { store, start, checkpoints } = setUp({ handle: async (event) => void seen.push(event.data.n) });
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-1', 'Other', 2);
    const first = start();
    await until(() => first.status().caughtUp && seen.length === 1 && first.status().pending === 0);
    await first.stop();
    await tell(store, 'a-2', 'Wanted', 3);
    const second = start();
    await until(() => seen.length === 2 && second.status().pending === 0);
    await second.stop();
    expect(seen).toEqual([1, 3]);
    expect(checkpoints.get('test')).toBe(await store.head());
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
    const reactor = start();
    await until(() => seen.length === 1 && waits() === 1);
    for (const wait of [1_000, 5_000, 30_000, 120_000, 300_000]) {
      const before = waits();
      pass(wait);
      await until(() => waits() === before + 1);
    }
    expect(checkpoints.get('test')).toBe(START);
    expect(reactor.status()).toMatchObject({ pending: 3, lastError: 'away', parked: [] });
    away = false;
    pass(300_000);
    await until(() => reactor.status().pending === 0);
    expect(seen).toEqual([3, 1, 2]);
    expect(checkpoints.get('test')).toBe(await store.head());
    await reactor.stop();
  });

  test('parks an event that cannot be handled, goes on, and handles it when asked again', async () => {
    const seen: unknown[] = [];
    let broken = true;
    const { store, start, pass, waits } = setUp({
      handle: async (event) => {
        if (event.data.n === 1 && broken) throw new Error('no such template');
        seen.push(event.data.n);
      },
    });
    const id = await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-1', 'Wanted', 2);
    const reactor = start();
    await until(() => waits() === 1);
    pass(1_000);
    await until(() => waits() === 2);
    pass(5_000);
    await until(() => seen.length === 1);
    expect(reactor.status().parked).toEqual([{ eventId: id, stream: 'a-1', revision: 0, reason: 'no such template' }]);
    broken = false;
    expect(await reactor.retry(id)).toBe(true);
    expect(await reactor.retry(id)).toBe(false);
    expect(seen).toEqual([2, 1]);
    expect(reactor.status().parked).toEqual([]);
    await reactor.stop();
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
    await until(() => second.status().pending === 0 && second.status().caughtUp);
    expect(seen).toEqual([1, 1]);
    await second.stop();
  });
});
