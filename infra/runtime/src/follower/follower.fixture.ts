import { memoryCheckpoints } from '../checkpoints/memory.ts';
import type { Clock } from '../clock.ts';
import { openMemoryEventStore } from '../event-store/memory.ts';
import type { OpenedEvent } from '../event-store/opened.ts';
import { type EventStore, type RecordedEvent } from '../event-store/port.ts';
import { newUuid } from '../ids.ts';
import { silentLogger } from '../logger.ts';
import type { FollowerDefinition, FollowerParts } from './definition.ts';
import { startFollower } from './follower.ts';

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
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000; turn += 1) {
    if (holds()) return;
    await new Promise(setImmediate);
  }
  throw new Error('it never came to hold');
}

const open =
  async () =>
  (event: RecordedEvent): OpenedEvent => ({ ...event, at: event.metadata.at });

export async function tell(store: EventStore, stream: string, type: string, n: number): Promise<string> {
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

type SetUp = Partial<FollowerDefinition & Omit<FollowerParts, 'store'> & { readonly store: EventStore }>;

export const setUp = (over: SetUp & Pick<FollowerDefinition, 'handle'>) => {
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
