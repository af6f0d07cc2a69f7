import type { CloudEvent } from '@talentlog/contracts';
import type { BusMessage } from '@talentlog/runtime';

/** An event in its envelope as Kafka carries it, binary mode: what it says is the value, what is said of it are headers. */
export function cloudMessage(topic: string, { data, datacontenttype, ...envelope }: CloudEvent): BusMessage {
  const headers = Object.entries(envelope).map(([name, value]) => [`ce_${name}`, String(value)]);
  return {
    topic,
    key: envelope.partitionkey,
    value: Buffer.from(JSON.stringify(data)),
    headers: { 'content-type': datacontenttype, ...Object.fromEntries(headers) },
  };
}
