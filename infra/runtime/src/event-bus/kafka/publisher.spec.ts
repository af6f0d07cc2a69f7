import { expect, test } from '@jest/globals';
import type { Kafka, Producer, ProducerBatch, RecordMetadata } from 'kafkajs';
import { BusUnavailable } from '../port.ts';
import { KafkaPublisher } from './publisher.ts';
import type { KafkaTopics } from './topics.ts';

type Answer = (batch: ProducerBatch) => Promise<readonly RecordMetadata[]>;
const messages = ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => ({ topic: 't', key, value: Buffer.from(key) }));

/** What a broker says that has kept these partitions. */
const kept = (partitions: Iterable<number | undefined>): RecordMetadata[] =>
  [...new Set(partitions)].map((partition) => ({ topicName: 't', partition: partition ?? -1, errorCode: 0 }));
const all: Answer = async ({ topicMessages = [] }) =>
  kept(topicMessages.flatMap((topic) => topic.messages.map(({ partition }) => partition)));

/** A publisher on a client that answers as told, and how many producers it made. */
function publisherOn(...answers: readonly Answer[]) {
  const told = [...answers];
  const connects: (() => Promise<void>)[] = [];
  const count = { made: 0, left: 0, atOnce: 0, most: 0 };
  const producer = (): Partial<Producer> => {
    count.made += 1;
    return {
      connect: async () => connects.shift()?.(),
      disconnect: async () => {
        count.left += 1;
      },
      async sendBatch(batch) {
        count.atOnce += 1;
        count.most = Math.max(count.most, count.atOnce);
        await new Promise(setImmediate);
        count.atOnce -= 1;
        return [...(await (told.shift() ?? all)(batch))];
      },
    };
  };
  const topics = { partitionsOf: async () => 4, forget: () => undefined } as unknown as KafkaTopics;
  return { count, connects, publisher: new KafkaPublisher({ producer } as unknown as Kafka, topics) };
}

test('an answer that does not name every partition is none, and the next send is another producer’s', async () => {
  const { publisher, count } = publisherOn(async (batch) => (await all(batch)).slice(1));
  await expect(publisher.publish(messages)).rejects.toBeInstanceOf(BusUnavailable);
  await publisher.publish(messages);
  expect(count).toMatchObject({ made: 2, left: 1 });
});

test('one send is in flight, however many ask', async () => {
  const { publisher, count } = publisherOn();
  await Promise.all(Array.from({ length: 10 }, () => publisher.publish(messages)));
  expect(count).toMatchObject({ most: 1, made: 1 });
});

test('after a send that failed the next one is another producer’s: what the old one counted is doubtful', async () => {
  const { publisher, count } = publisherOn(() => Promise.reject(new Error('cut off')));
  await expect(publisher.publish(messages)).rejects.toBeInstanceOf(BusUnavailable);
  await publisher.publish(messages);
  expect(count).toMatchObject({ made: 2, left: 1 });
});

test('a producer that does not come to be is left, too: nothing that it has opened stays', async () => {
  const { publisher, count, connects } = publisherOn();
  for (let n = 0; n < 3; n += 1) connects.push(() => Promise.reject(new Error('no number is given')));
  for (let n = 0; n < 3; n += 1) await expect(publisher.publish(messages)).rejects.toBeInstanceOf(BusUnavailable);
  expect(count).toMatchObject({ made: 3, left: 3 });
  await publisher.publish(messages);
  await publisher.close();
  expect(count).toMatchObject({ made: 4, left: 4 });
});
