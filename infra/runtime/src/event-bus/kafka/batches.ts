import type { BusMessage } from '../port.ts';
import { Partitioners } from './driver.ts';

/** A message with the partition that its key belongs to. */
export interface PlacedMessage extends BusMessage {
  readonly partition: number;
}

/** The same place for a key as every other client finds: murmur2, as Java's. */
const partitioner = Partitioners.DefaultPartitioner();
export function placeOf(message: BusMessage, partitions: number): number {
  const partitionMetadata = Array.from({ length: partitions }, (_, partitionId) => ({
    partitionId,
    partitionErrorCode: 0,
    leader: 0,
    replicas: [],
    isr: [],
  }));
  const { topic, key, value } = message;
  return partitioner({ topic, partitionMetadata, message: { key, value: value && Buffer.from(value) } });
}

/** Kilobytes per partition in one send: what brokers take at once where nobody set them otherwise, less what stands around it. */
const most = 900_000;
const aroundEach = 100;

export const sizeOf = ({ key, value, headers = {} }: BusMessage): number =>
  aroundEach +
  Buffer.byteLength(key) +
  (value?.byteLength ?? 0) +
  Object.entries(headers).reduce((sum, [name, text]) => sum + name.length + Buffer.byteLength(text) + 4, 0);

/** Messages in their order, in portions that a broker takes at once. A large one goes alone. */
export function* portions(messages: readonly PlacedMessage[]): Generator<readonly PlacedMessage[]> {
  let portion: PlacedMessage[] = [];
  let sizes = new Map<string, number>();
  for (const message of messages) {
    const place = `${message.topic}/${message.partition}`;
    const size = (sizes.get(place) ?? 0) + sizeOf(message);
    if (size > most && portion.length > 0) {
      yield portion;
      portion = [];
      sizes = new Map();
    }
    portion.push(message);
    sizes.set(place, (sizes.get(place) ?? 0) + sizeOf(message));
  }
  if (portion.length > 0) yield portion;
}

/** As the client takes them, by topics. */
export const byTopic = (messages: readonly PlacedMessage[]) =>
  [...new Set(messages.map(({ topic }) => topic))].map((topic) => ({
    topic,
    messages: messages
      .filter((message) => message.topic === topic)
      .map(({ key, value, headers, partition }) => ({
        key,
        partition,
        value: value === null ? null : Buffer.from(value),
        headers: { ...headers },
      })),
  }));
