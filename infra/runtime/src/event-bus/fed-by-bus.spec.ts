import { describe, expect, test } from '@jest/globals';
import { memoryCheckpoints } from '../checkpoints/memory.ts';
import type { Clock } from '../clock.ts';
import { openMemoryEventStore } from '../event-store/memory.ts';
import { type RecordedEvent, START } from '../event-store/port.ts';
import { setUp, tell, until } from '../follower/follower.fixture.ts';
import { fedByBus } from './fed-by-bus.ts';
import { openMemoryEventBus } from './memory.ts';
import { type BusMessage, type TopicWanted } from './port.ts';
import { storedMessage } from './stored-message.ts';

const sizes = { partitions: 4, replicas: 1, inSync: 1, retentionMs: -1, largest: 1_000_000 };
const topics: readonly TopicWanted[] = ['all', 'parked'].map((name) => ({ name, ...sizes }));

/** A follower that is fed by a topic of four partitions, and what it did. */
async function fed(handle: (n: number) => void = () => undefined) {
  const store = openMemoryEventStore();
  const checkpoints = memoryCheckpoints();
  const bus = openMemoryEventBus();
  await bus.makeTopics(topics);
  const did: number[] = [];
  const clock: Clock = { now: () => one.clock.now(), wait: (...waiting) => one.clock.wait(...waiting) };
  const parts = fedByBus({ store, checkpoints, bus, topic: 'all', parking: 'parked', groups: 'test.', clock });
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
      if (wanted(event)) messages.push(storedMessage('all', event, after));
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
  return { ...one, store, bus, did, publish, parked };
}

describe('a follower that is fed by the bus', () => {
  test('does what the topic brings, and nothing that lies in the log alone', async () => {
    const { store, start, did, publish, bus } = await fed();
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-2', 'Other', 2);
    const follower = start();
    await until(() => follower.status().state !== 'running' || follower.status().pending === 0);
    expect(did).toEqual([]);
    await publish();
    await until(() => did.length === 1);
    await tell(store, 'a-1', 'Wanted', 3);
    await publish();
    await until(() => did.length === 2 && follower.status().state === 'caught-up');
    expect(did).toEqual([1, 3]);
    expect(follower.status().position).toBe(await store.head());
    await follower.stop();
    await bus.close();
  });

  test('what comes again is done once, also by the next one, which goes on behind it', async () => {
    const { store, start, did, publish, checkpoints, bus } = await fed();
    for (let n = 1; n <= 10; n += 1) await tell(store, `a-${n % 3}`, 'Wanted', n);
    const first = start();
    await publish();
    await publish();
    await until(() => first.status().state === 'caught-up');
    await first.stop();
    expect(await checkpoints.get('test')).toBe(await store.head());
    const next = start();
    await publish();
    await tell(store, 'a-1', 'Wanted', 11);
    await publish();
    await until(() => did.includes(11) && next.status().state === 'caught-up');
    expect([...did].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const rest of [0, 1, 2]) {
      const ofStream = did.filter((n) => n % 3 === rest);
      expect(ofStream).toEqual([...ofStream].sort((one, other) => one - other));
    }
    await next.stop();
    await bus.close();
  });

  test('what the topic has lost is read from the log once nobody else brings it', async () => {
    const { store, start, did, publish, pass, bus } = await fed();
    for (let n = 1; n <= 5; n += 1) await tell(store, `a-${n}`, 'Wanted', n);
    await publish(({ data }) => data.n !== 2);
    const follower = start();
    await until(() => did.includes(1));
    expect(did).toEqual([1]);
    await until(() => {
      pass(4_000);
      return did.length === 5;
    });
    expect(did).toEqual([1, 2, 3, 4, 5]);
    await follower.stop();
    await bus.close();
  });

  test('what it cannot do is parked, and told on the parking topic with the reason', async () => {
    const { store, start, did, publish, parked, pass, bus } = await fed((n) => {
      if (n === 1) throw new Error('no such case');
    });
    const id = await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-2', 'Wanted', 2);
    await publish();
    const follower = start();
    await until(() => {
      pass(60_000);
      return follower.status().parked === 1 && did.length === 1;
    });
    expect(follower.parked()).toMatchObject([{ eventId: id, reason: 'no such case' }]);
    const [told] = await parked(1);
    const [first] = await store.readStream('a-1');
    expect(told).toEqual({ reason: 'no such case', id: first?.id });
    await follower.stop();
    await bus.close();
  });

  test('a message that is no event goes to the parking topic, and the event it stood for is had from the log', async () => {
    const { store, start, did, publish, parked, pass, bus } = await fed();
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-2', 'Wanted', 2);
    const [event] = await store.readStream('a-1');
    if (event === undefined) throw new Error('it was told');
    const forged = { ...storedMessage('all', event, START), value: Buffer.from('{"id":"other"}') };
    await bus.publish([forged, { ...forged, headers: {} }]);
    await publish(({ data }) => data.n === 2);
    const follower = start();
    const told = parked(2);
    let reasons: unknown;
    void told.then((all) => {
      reasons = all.map(({ reason }) => reason).sort();
    });
    await until(() => {
      pass(400_000);
      return did.length === 2 && reasons !== undefined;
    });
    expect(did).toEqual([1, 2]);
    expect(reasons).toEqual([
      'the message does not say where in the log it lies',
      'the message is not the event that it says it is',
    ]);
    await follower.stop();
    await bus.close();
  });
});
