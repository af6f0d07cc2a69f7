import { randomUUID } from 'node:crypto';
import type { StoredMessage } from '@talentlog/runtime';
import type { IHeaders } from 'kafkajs';
import { until } from '../../support/until.ts';
import { client } from './killed-brokers.ts';

const textsOf = (headers: IHeaders = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, text]) => [name, String(text)]));

/** Reads topics from their beginning with a client of its own, as a downstream system does. */
export async function reading(...topics: readonly string[]) {
  const read: StoredMessage[] = [];
  const consumer = client().consumer({ groupId: `reader-${randomUUID()}`, maxWaitTimeInMs: 200 });
  await consumer.connect();
  await consumer.subscribe({ topics: [...topics], fromBeginning: true });
  await consumer.run({
    eachMessage: async ({ topic, partition, message: { key, value, headers, offset } }) =>
      void read.push({ topic, partition, offset, key: String(key), value, headers: textsOf(headers) }),
  });
  return { read, stop: () => consumer.disconnect() };
}

/** What is in a topic, once so many messages are. */
export async function readFrom(topic: string, count: number): Promise<readonly StoredMessage[]> {
  const { read, stop } = await reading(topic);
  try {
    await until(() => read.length >= count, `${count} messages of ${topic}`, 60);
    return read;
  } finally {
    await stop();
  }
}
