import { getEventListeners } from 'node:events';
import { describe, expect, test } from '@jest/globals';
import { memoryCheckpoints } from '../checkpoints/memory.ts';
import { openMemoryEventStore } from '../event-store/memory.ts';
import type { OpenedEvent } from '../event-store/opened.ts';
import { START } from '../event-store/port.ts';
import { setUp, tell, until } from '../follower/follower.fixture.ts';
import { LogPublication } from './log-publication.ts';
import { startLogPublisher } from './log-publisher.ts';
import { type BusMessage, BusUnavailable } from './port.ts';

/** A publisher whose bus is a list, and may be away. */
function publishing(over: { readonly tell?: (event: OpenedEvent) => readonly BusMessage[] } = {}) {
  const { clock, pass, waits, ...rest } = setUp({ handle: async () => undefined, store: openMemoryEventStore() });
  const checkpoints = memoryCheckpoints();
  const sent: BusMessage[] = [];
  const bus = { away: false, hangs: false, asked: 0 };
  const publish = async (messages: readonly BusMessage[]) => {
    bus.asked += 1;
    if (bus.hangs) await new Promise(() => undefined);
    if (bus.away) throw new BusUnavailable('nobody answers');
    sent.push(...messages);
  };
  const say = ({ id, stream, data }: OpenedEvent): readonly BusMessage[] => [
    { topic: 'told', key: stream, value: Buffer.from(String(data.n)), headers: { id: `${id}/0` } },
  ];
  const logger = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const open = async () => (event: Parameters<typeof opened>[0]) => opened(event);
  const opened = (event: Awaited<ReturnType<typeof rest.store.readAll>>[number]): OpenedEvent => ({
    ...event,
    at: event.metadata.at,
  });
  const parts = {
    ...{
      name: 'publisher',
      types: ['Wanted'],
      clock,
      logger,
      open,
    },
    ...{ store: rest.store, checkpoints, bus: { publish }, tell: over.tell ?? say },
  };
  const start = () => startLogPublisher(parts);
  const lying = (topic: string) =>
    sent.filter((message) => message.topic === topic).map(({ value }) => Number(Buffer.from(value ?? []).toString()));
  return { parts, store: rest.store, checkpoints, sent, bus, start, lying, pass, waits };
}

describe('the publisher of the log', () => {
  test('publishes what is told of the events of its types, and passes the others', async () => {
    const { store, start, sent, lying, checkpoints } = publishing();
    const first = await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-1', 'Other', 2);
    await tell(store, 'a-2', 'Wanted', 3);
    const publisher = start();
    await until(() => publisher.status().state === 'caught-up');
    expect([lying('told'), sent.length]).toEqual([[1, 3], 2]);
    expect(sent[0]).toMatchObject({ topic: 'told', key: 'a-1', headers: { id: `${first}/0` } });
    expect(await checkpoints.get('publisher')).toBe(await store.head());
    await publisher.stop();
    expect(publisher.status().state).toBe('stopped');
  });

  test('while the bus is away it waits and says so; nothing is passed, and nothing is left out', async () => {
    const { store, start, lying, checkpoints, bus, pass, waits } = publishing();
    bus.away = true;
    await tell(store, 'a-1', 'Wanted', 1);
    const publisher = start();
    await until(() => waits() === 1);
    expect(publisher.status()).toMatchObject({ state: 'waiting', lastError: 'nobody answers', pending: 0, parked: 0 });
    expect(publisher.bus()).toEqual({ name: 'event-bus', state: 'open', lastError: 'nobody answers' });
    expect(await checkpoints.get('publisher')).toBe(START);
    await tell(store, 'a-1', 'Wanted', 2);
    bus.away = false;
    pass(60_000);
    await until(() => lying('told').length === 2);
    expect(lying('told')).toEqual([1, 2]);
    await until(() => publisher.status().state === 'caught-up');
    expect(publisher.bus().state).toBe('closed');
    await publisher.stop();
  });

  test('that the bus is away is known before the first event comes', async () => {
    const { start, bus, pass, waits, sent } = publishing();
    bus.away = true;
    const publisher = start();
    await until(() => waits() === 1);
    expect(publisher.bus()).toEqual({ name: 'event-bus', state: 'open', lastError: 'nobody answers' });
    bus.away = false;
    pass(60_000);
    await until(() => publisher.status().state === 'caught-up');
    expect([publisher.bus().state, sent]).toEqual(['closed', []]);
    await publisher.stop();
  });

  test('however much it has published, no more listen for its stop than at first', async () => {
    const { parts, store, lying } = publishing();
    const publication = new LogPublication(parts);
    const ended = publication.follow();
    const listening = async (n: number) => {
      await tell(store, 'a-1', 'Wanted', n);
      await until(() => lying('told').length === n && publication.status().state === 'caught-up');
      return getEventListeners(publication.abort.signal, 'abort').length;
    };
    const first = await listening(1);
    for (let n = 2; n < 20; n += 1) await listening(n);
    expect(await listening(20)).toBe(first);
    publication.abort.abort();
    await ended;
  });

  test('goes on behind what was acknowledged', async () => {
    const { store, start, lying } = publishing();
    await tell(store, 'a-1', 'Wanted', 1);
    const first = start();
    await until(() => first.status().state === 'caught-up');
    await first.stop();
    await tell(store, 'a-1', 'Wanted', 2);
    const second = start();
    await until(() => lying('told').length === 2);
    expect(lying('told')).toEqual([1, 2]);
    await second.stop();
  });

  test('one that is told to stop does not wait for a bus that hangs, and the next one does it again', async () => {
    const { store, start, lying, bus } = publishing();
    bus.hangs = true;
    await tell(store, 'a-1', 'Wanted', 1);
    const first = start();
    await until(() => bus.asked === 1);
    await first.stop();
    bus.hangs = false;
    const second = start();
    await until(() => lying('told').length === 1);
    await second.stop();
  });

  test('what nothing can be said of is parked with what follows in its stream; tried again it goes in order', async () => {
    let broken = true;
    const { store, start, lying } = publishing({
      tell: ({ stream, data }) => {
        if (broken && data.n === 1) throw new Error('no such case');
        return [{ topic: 'told', key: stream, value: Buffer.from(String(data.n)) }];
      },
    });
    const id = await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-1', 'Wanted', 2);
    await tell(store, 'a-2', 'Wanted', 3);
    const publisher = start();
    await until(() => publisher.status().parked === 2 && lying('told').length === 1);
    expect(lying('told')).toEqual([3]);
    expect(publisher.parked().map(({ reason }) => reason)).toEqual([
      'no such case',
      'waits behind a parked event of its stream',
    ]);
    expect(await publisher.retry(id)).toEqual({ handled: 0, left: 2 });
    broken = false;
    expect(await publisher.retry(id)).toEqual({ handled: 2, left: 0 });
    expect(lying('told')).toEqual([3, 1, 2]);
    expect(await publisher.retry(id)).toBeUndefined();
    await publisher.stop();
  });

  test('what was given up is passed, and what waited behind it goes', async () => {
    const { store, start, lying } = publishing({
      tell: ({ stream, data }) => {
        if (data.n === 1) throw new Error('no such case');
        return [{ topic: 'told', key: stream, value: Buffer.from(String(data.n)) }];
      },
    });
    const id = await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-1', 'Wanted', 2);
    const publisher = start();
    await until(() => publisher.status().parked === 2);
    expect(await publisher.discard(id, 'admin')).toEqual({ handled: 1, left: 0 });
    expect(lying('told')).toEqual([2]);
    await publisher.stop();
  });
});
