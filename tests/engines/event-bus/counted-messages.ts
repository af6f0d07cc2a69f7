import { randomUUID } from 'node:crypto';
import { until } from '../../support/until.ts';
import { client } from './killed-brokers.ts';

export interface Counted {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicates: number;
  /** Messages that came for the first time behind a later one of their key. */
  readonly outOfOrder: number;
}

/** What lies in the topic, against what was acknowledged. */
export async function counted(topic: string, acknowledged: ReadonlySet<number>): Promise<Counted> {
  const admin = client().admin();
  await admin.connect();
  const ends = await admin.fetchTopicOffsets(topic);
  await admin.disconnect();
  const left = new Map(ends.filter(({ high }) => high !== '0').map(({ partition, high }) => [partition, BigInt(high)]));
  const consumer = client().consumer({ groupId: `count-${randomUUID()}` });
  const seen = new Set<number>();
  const last = new Map<string, number>();
  let [duplicates, outOfOrder] = [0, 0];
  await consumer.connect();
  await consumer.subscribe({ topics: [topic], fromBeginning: true });
  await consumer.run({
    eachBatch: async ({ batch }) => {
      for (const { key, value } of batch.messages) {
        const [name, number] = [String(key), Number(String(value))];
        if (seen.has(number)) {
          duplicates += 1;
          continue;
        }
        seen.add(number);
        if (number < (last.get(name) ?? -1)) outOfOrder += 1;
        last.set(name, Math.max(number, last.get(name) ?? -1));
      }
      if (BigInt(batch.lastOffset()) + 1n >= (left.get(batch.partition) ?? 0n)) left.delete(batch.partition);
    },
  });
  await until(() => left.size === 0, 'the end of every partition', 120);
  await consumer.disconnect();
  const lost = [...acknowledged].filter((number) => !seen.has(number)).length;
  return { acknowledged: acknowledged.size, lost, duplicates, outOfOrder };
}
