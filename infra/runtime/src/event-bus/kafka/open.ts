import type { Kafka } from 'kafkajs';
import type { Consumption, ConsumptionOptions } from '../consumption.ts';
import { type BusMessage, BusUnavailable, type EventBus, type TopicWanted } from '../port.ts';
import { asked } from './admin.ts';
import { KafkaConsumption } from './consumer.ts';
import { portErrorOf } from './errors.ts';
import { KafkaPublisher } from './publisher.ts';
import { clientOf, fewRetries, type KafkaSettings } from './settings.ts';
import { Sockets } from './sockets.ts';
import { KafkaTopics } from './topics.ts';

export type { KafkaSettings } from './settings.ts';

/** An event bus on a Kafka cluster. Asks nobody before it is used: `checkTopics` tells whether it can be. */
export const openKafkaEventBus = (settings: KafkaSettings): EventBus => new KafkaEventBus(settings);

class KafkaEventBus implements EventBus {
  private readonly client: Kafka;
  private readonly topics: KafkaTopics;
  private readonly publisher: KafkaPublisher;
  private readonly consumptions = new Set<Consumption>();
  private readonly sockets = new Sockets();
  private isClosed = false;

  constructor(private readonly settings: KafkaSettings) {
    this.client = clientOf(settings, this.sockets);
    this.topics = new KafkaTopics(this.client, clientOf(settings, this.sockets, fewRetries));
    this.publisher = new KafkaPublisher(this.client, this.topics);
  }

  async publish(messages: readonly BusMessage[]): Promise<void> {
    this.assertOpen();
    await this.publisher.publish(messages);
  }

  consume(options: ConsumptionOptions): Consumption {
    this.assertOpen();
    const { client, settings, publisher } = this;
    const consumption = new KafkaConsumption(options, {
      client,
      sessionMs: settings.sessionMs ?? 30_000,
      publish: (messages) => publisher.publish(messages),
    });
    this.consumptions.add(consumption);
    return consumption;
  }

  async lag(groupId: string, topics: readonly string[]): Promise<number> {
    this.assertOpen();
    try {
      return await asked(this.client, async (admin) => {
        let behind = 0;
        for (const { topic, partitions } of await admin.fetchOffsets({ groupId, topics: [...topics] })) {
          const ends = await admin.fetchTopicOffsets(topic);
          for (const { partition, high, low } of ends) {
            const done = Number(partitions.find((one) => one.partition === partition)?.offset ?? -1);
            behind += Number(high) - Math.max(done, Number(low));
          }
        }
        return behind;
      });
    } catch (error) {
      throw portErrorOf(error);
    }
  }

  async checkTopics(wanted: readonly TopicWanted[]): Promise<readonly string[]> {
    this.assertOpen();
    return this.topics.check(wanted);
  }

  async makeTopics(wanted: readonly TopicWanted[]): Promise<readonly string[]> {
    this.assertOpen();
    return this.topics.make(wanted);
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all([...this.consumptions].map((consumption) => consumption.stop()));
    await this.publisher.close();
    this.sockets.end();
  }

  private assertOpen(): void {
    if (this.isClosed) throw new BusUnavailable('the bus is closed');
  }
}
