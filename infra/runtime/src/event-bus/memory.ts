import type { Consumption, ConsumptionOptions } from './consumption.ts';
import { BusMemory, Member, type MemoryTopic, placeOf } from './memory-member.ts';
import {
  type BusMessage,
  BusUnavailable,
  type EventBus,
  MessageTooLarge,
  type TopicWanted,
  UnknownTopic,
} from './port.ts';

export { BusMemory } from './memory-member.ts';

/** An event bus that ends with the process, for tests and trials. */
export const openMemoryEventBus = (memory = new BusMemory()): EventBus => new MemoryEventBus(memory);

const hashOf = (key: string): number =>
  [...key].reduce((hash, sign) => (hash * 31 + (sign.codePointAt(0) ?? 0)) | 0, 7);

const bytesOf = ({ key, value, headers = {} }: BusMessage): number =>
  key.length + (value?.byteLength ?? 0) + Object.entries(headers).flat().join('').length;

class MemoryEventBus implements EventBus {
  private readonly mine: Member[] = [];
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
      const lies = topic.partitions[partition] ?? [];
      lies.push({ headers: {}, ...message, partition, offset: String(lies.length) });
    }
    for (const group of this.memory.members.values()) for (const member of group) member.look();
  }

  consume(options: ConsumptionOptions): Consumption {
    this.assertOpen();
    const member = new Member(options, this.memory, (messages) => this.publish(messages));
    this.mine.push(member);
    return member;
  }

  async lag(group: string, topics: readonly string[]): Promise<number> {
    this.assertOpen();
    return topics
      .flatMap((name) => this.topicOf(name).partitions.map((lies, at) => ({ name, lies, at })))
      .reduce(
        (sum, { name, lies, at }) => sum + lies.length - (this.memory.done.get(placeOf(group, name, at)) ?? 0),
        0,
      );
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
    for (const group of this.memory.members.keys()) this.memory.rebalance(group);
    return words;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    await Promise.all(this.mine.map((member) => member.stop()));
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
