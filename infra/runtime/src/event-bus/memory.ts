import {
  type BusMessage,
  BusUnavailable,
  type EventBus,
  MessageTooLarge,
  type TopicWanted,
  UnknownTopic,
} from './port.ts';

/** A message as it is stored in a partition of a topic. */
export interface StoredMessage extends Required<BusMessage> {
  readonly partition: number;
  /** Index in the partition. */
  readonly offset: string;
}

interface MemoryTopic {
  wanted: TopicWanted;
  readonly partitions: StoredMessage[][];
}

/** The topics of a bus in memory, for all who open it: they end with the process. */
export class BusMemory {
  readonly topics = new Map<string, MemoryTopic>();

  /** All messages of a topic, partition by partition. */
  messages(topic: string): readonly StoredMessage[] {
    return this.topics.get(topic)?.partitions.flat() ?? [];
  }
}

/** An event bus that ends with the process, for tests and trials. */
export const openMemoryEventBus = (memory = new BusMemory()): EventBus => new MemoryEventBus(memory);

const hashOf = (key: string): number =>
  [...key].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7);

const bytesOf = ({ key, value, headers = {} }: BusMessage): number =>
  key.length + (value?.byteLength ?? 0) + Object.entries(headers).flat().join('').length;

class MemoryEventBus implements EventBus {
  private isClosed = false;

  constructor(private readonly memory: BusMemory) {}

  async publish(messages: readonly BusMessage[]): Promise<void> {
    this.assertOpen();
    const places = messages.map((message) => ({ message, topic: this.topicOf(message.topic) }));
    for (const { message, topic } of places)
      if (bytesOf(message) > topic.wanted.largest)
        throw new MessageTooLarge(`${bytesOf(message)} bytes are more than ${message.topic} takes`);
    for (const { message, topic } of places) {
      const partition = Math.abs(hashOf(message.key)) % topic.partitions.length;
      const stored = topic.partitions[partition] ?? [];
      stored.push({ headers: {}, ...message, partition, offset: String(stored.length) });
    }
  }

  async checkTopics(wanted: readonly TopicWanted[]): Promise<readonly string[]> {
    this.assertOpen();
    return wanted.flatMap(({ name, partitions }) => {
      const there = this.memory.topics.get(name);
      if (there === undefined) return [`the topic ${name} is missing`];
      const count = there.partitions.length;
      return count < partitions ? [`the topic ${name} has ${count} partitions, ${partitions} are wanted`] : [];
    });
  }

  async makeTopics(wanted: readonly TopicWanted[]): Promise<readonly string[]> {
    const words = await this.checkTopics(wanted);
    for (const topic of wanted) {
      const there = this.memory.topics.get(topic.name) ?? { wanted: topic, partitions: [] };
      there.wanted = topic;
      while (there.partitions.length < topic.partitions) there.partitions.push([]);
      this.memory.topics.set(topic.name, there);
    }
    return words;
  }

  async close(): Promise<void> {
    this.isClosed = true;
  }

  private topicOf(name: string): MemoryTopic {
    const topic = this.memory.topics.get(name);
    if (topic === undefined) throw new UnknownTopic(name);
    return topic;
  }

  private assertOpen(): void {
    if (this.isClosed) throw new BusUnavailable('the bus is closed');
  }
}
