import { memoryCheckpoints } from '../checkpoints/memory.ts';
import type { Clock } from '../clock.ts';
import { openMemoryEventStore } from '../event-store/memory.ts';
import { type RecordedEvent, START } from '../event-store/port.ts';
import { setUp, until } from '../follower/follower.fixture.ts';
import { fedByBus } from './fed-by-bus.ts';
import { openMemoryEventBus } from './memory.ts';
import { type BusMessage, type TopicWanted } from './port.ts';
import { storedMessage, vouchingBy } from './stored-message.ts';

const sizes = { partitions: 4, replicas: 1, inSync: 1, retentionMs: -1, largest: 1_000_000 };
export const vouch = vouchingBy(Buffer.alloc(32, 7));
const topics: readonly TopicWanted[] = ['all', 'parked'].map((name) => ({ name, ...sizes }));

/** A follower that is fed by a topic of four partitions, and what it did. */
export async function fed(handle: (n: number) => void = () => undefined) {
  const store = openMemoryEventStore();
  const checkpoints = memoryCheckpoints();
  const bus = openMemoryEventBus();
  await bus.makeTopics(topics);
  const did: number[] = [];
  const clock: Clock = { now: () => one.clock.now(), wait: (...waiting) => one.clock.wait(...waiting) };
  const parts = fedByBus({ store, checkpoints, bus, topic: 'all', parking: 'parked', groups: 'test.', clock, vouch });
  const one = setUp({
    ...parts,
    store: { ...parts.store, append: (commit) => store.append(commit) },
    handle: async ({ data }) => {
      handle(Number(data.n));
      did.push(Number(data.n));
    },
  });
  const events = () => store.readAll({ after: START, limit: 100 });
  const publish = async (wanted: (event: RecordedEvent) => boolean = () => true) => {
    let after = START;
    const messages: BusMessage[] = [];
    for (const event of await events()) {
      if (wanted(event)) messages.push(storedMessage('all', event, after, vouch));
      after = event.position;
    }
    await bus.publish(messages);
  };
  const parked = async (count: number) => {
    const taken: { reason?: string; id?: string }[] = [];
    const consumption = bus.consume({
      ...{ topics: ['parked'], group: 'looking', parking: 'parked' },
      handle: async ({ headers }) => void taken.push({ reason: headers['parked-reason'], id: headers['event-id'] }),
    });
    await until(() => taken.length >= count);
    await consumption.stop();
    return taken;
  };
  return { ...one, parts, store, bus, did, publish, parked };
}
