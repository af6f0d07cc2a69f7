import { setTimeout as delay } from 'node:timers/promises';
import type { Kafka, Producer, RecordMetadata } from 'kafkajs';
import { Lanes } from '../../lanes.ts';
import { type BusMessage, BusUnavailable, UnknownTopic } from '../port.ts';
import { byTopic, type PlacedMessage, placeOf, portions } from './batches.ts';
import { CompressionTypes, Partitioners } from './driver.ts';
import { isUnknownTopic, portErrorOf } from './errors.ts';
import { retries } from './settings.ts';
import type { KafkaTopics } from './topics.ts';

/** How messages leave: kept by every broker in sync, told apart by the broker if they come twice. */
export const producerOf = (client: Kafka): Producer =>
  client.producer({
    idempotent: true,
    maxInFlightRequests: 1,
    allowAutoTopicCreation: false,
    createPartitioner: Partitioners.DefaultPartitioner,
    retry: retries,
  });

/** How long what is under way may take to end. */
const longestEndMs = 5_000;

/**
 * Publishes with exactly one send in flight: of two, the client gives messages of one the numbers of the other when it tries again, and
 * some that were acknowledged are not there (docs/adr/86).
 */
export class KafkaPublisher {
  private readonly lanes = new Lanes();
  private producer: Promise<Producer> | undefined;

  constructor(
    private readonly client: Kafka,
    private readonly topics: KafkaTopics,
  ) {}

  publish(messages: readonly BusMessage[]): Promise<void> {
    return this.lanes.run('one', async () => {
      const placed = await this.placed(messages);
      for (const portion of portions(placed)) await this.send(portion);
    });
  }

  async close(): Promise<void> {
    // One that hangs is left: whoever asked for it has been told nothing.
    await Promise.race([this.lanes.settle(), delay(longestEndMs, undefined, { ref: false })]);
    await this.leave();
  }

  /** Each at the partition of its key: all topics are known before anything leaves. */
  private async placed(messages: readonly BusMessage[]): Promise<readonly PlacedMessage[]> {
    const counts = new Map<string, number>();
    for (const topic of new Set(messages.map((message) => message.topic)))
      counts.set(topic, await this.topics.partitionsOf(topic));
    return messages.map((message) => ({ ...message, partition: placeOf(message, counts.get(message.topic) ?? 1) }));
  }

  private async send(portion: readonly PlacedMessage[]): Promise<void> {
    try {
      const producer = await this.connected();
      const answer = await producer.sendBatch({
        acks: -1,
        compression: CompressionTypes.GZIP,
        topicMessages: byTopic(portion),
      });
      assertAnswered(portion, answer);
    } catch (error) {
      // What it has counted so far may not be what the brokers have: the next send counts from the beginning under another id.
      await this.leave();
      this.topics.forget();
      if (error instanceof BusUnavailable) throw error;
      throw isUnknownTopic(error) ? new UnknownTopic(portion[0]?.topic ?? '') : portErrorOf(error);
    }
  }

  private connected(): Promise<Producer> {
    this.producer ??= (async () => {
      const producer = producerOf(this.client);
      try {
        await producer.connect();
      } catch (error) {
        // What it has opened by then stays open otherwise, and its thread never ends.
        await producer.disconnect().catch(() => undefined);
        throw error;
      }
      return producer;
    })();
    return this.producer;
  }

  private async leave(): Promise<void> {
    const producer = await this.producer?.catch(() => undefined);
    this.producer = undefined;
    await producer?.disconnect().catch(() => undefined);
  }
}

/**
 * The client takes a send for done once every broker it has asked has answered: what moved to one that had answered before is not sent at
 * all. So an answer counts for the partitions it names.
 */
export function assertAnswered(portion: readonly PlacedMessage[], answer: readonly RecordMetadata[]): void {
  const answered = new Set(answer.map(({ topicName, partition }) => `${topicName}/${partition}`));
  const missing = portion.find(({ topic, partition }) => !answered.has(`${topic}/${partition}`));
  if (missing !== undefined)
    throw new BusUnavailable(`nobody acknowledged partition ${missing.partition} of ${missing.topic}`);
}
