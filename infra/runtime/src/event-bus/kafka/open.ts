import { type BusMessage, BusUnavailable, type EventBus, type TopicWanted } from '../port.ts';
import { KafkaPublisher } from './publisher.ts';
import { clientOf, fewRetries, type KafkaSettings } from './settings.ts';
import { Sockets } from './sockets.ts';
import { KafkaTopics } from './topics.ts';

export type { KafkaSettings } from './settings.ts';

/** An event bus on a Kafka cluster. Asks nobody before it is used: `checkTopics` tells whether it can be. */
export const openKafkaEventBus = (settings: KafkaSettings): EventBus => new KafkaEventBus(settings);

class KafkaEventBus implements EventBus {
  private readonly topics: KafkaTopics;
  private readonly publisher: KafkaPublisher;
  private readonly sockets = new Sockets();
  private isClosed = false;

  constructor(settings: KafkaSettings) {
    const client = clientOf(settings, this.sockets);
    this.topics = new KafkaTopics(client, clientOf(settings, this.sockets, fewRetries));
    this.publisher = new KafkaPublisher(client, this.topics);
  }

  async publish(messages: readonly BusMessage[]): Promise<void> {
    this.assertOpen();
    await this.publisher.publish(messages);
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
    await this.publisher.close();
    this.sockets.end();
  }

  private assertOpen(): void {
    if (this.isClosed) throw new BusUnavailable('the bus is closed');
  }
}
