import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from '@jest/globals';
import type { BusMessage, EventBus, StoredMessage, TopicWanted } from '@talentlog/runtime';

/** How an adapter is tried: opens handles of the same bus, and reads a topic from its beginning until so many messages were there. */
export interface BusThere {
  readonly open: () => EventBus;
  readonly read: (topic: string, count: number) => Promise<readonly StoredMessage[]>;
}

/** A topic as these tests want it. */
export const wanted = (name: string, partitions = 4): TopicWanted => ({
  name,
  partitions,
  replicas: 1,
  inSync: 1,
  retentionMs: 3_600_000,
  largest: 2_000_000,
});

export const textOf = (message: StoredMessage): string => Buffer.from(message.value ?? []).toString('utf8');
export const message = (topic: string, key: string, text: string): BusMessage => ({
  topic,
  key,
  value: Buffer.from(text),
});

/** The bus of a suite, with topics of names that nobody else has. */
export function busOf({ open, read }: BusThere) {
  const opened: EventBus[] = [];
  let first: EventBus | undefined;
  const again = (): EventBus => {
    const bus = open();
    opened.push(bus);
    return bus;
  };
  beforeAll(() => {
    first = again();
  });
  afterAll(() => Promise.all(opened.map((bus) => bus.close())));
  const bus = (): EventBus => {
    if (first === undefined) throw new Error('not open yet');
    return first;
  };
  return {
    bus,
    again,
    read,
    /** The name of a topic that is there. */
    async topic(partitions = 4): Promise<string> {
      const name = `t-${randomUUID()}`;
      await bus().makeTopics([wanted(name, partitions)]);
      return name;
    },
  };
}
