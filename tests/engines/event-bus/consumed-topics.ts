import { describe, expect, test } from '@jest/globals';
import { until } from '../../support/until.ts';
import { type busOf, message, textOf } from './subject.ts';

/** What a consumer takes: whatever lies in its topics, also in one that comes later. */
export function consumedTopicsContract({ bus, again, place, consume, publish }: ReturnType<typeof busOf>): void {
  describe('what is consumed', () => {
    test('a tombstone is taken', async () => {
      const at = await place();
      const taken: (Uint8Array | null)[] = [];
      consume({ ...at, topics: [at.topic], handle: async ({ value }) => void taken.push(value) });
      await bus().publish([{ topic: at.topic, key: 'gone', value: null }]);
      await until(() => taken.length === 1);
      expect(taken).toEqual([null]);
    });

    test('one who waits for a topic that is missing says so, and begins when it is there', async () => {
      const at = await place();
      const topic = `${at.topic}.later`;
      const seen: string[] = [];
      const consumption = consume({ ...at, topics: [topic], handle: async (one) => void seen.push(textOf(one)) });
      await until(() => consumption.status().state === 'failing');
      await bus().makeTopics([{ name: topic, partitions: 1, replicas: 1, inSync: 1, retentionMs: -1, largest: 1_000 }]);
      const other = await again();
      await other.publish([message(topic, 'k', 'at last')]);
      await until(() => seen.length === 1);
      expect(consumption.status().state).toBe('running');
    });

    test('several topics are taken by one', async () => {
      const [one, other] = [await place(), await place()];
      const seen = new Set<string>();
      consume({ ...one, topics: [one.topic, other.topic], handle: async (taken) => void seen.add(textOf(taken)) });
      await publish(one, 'k', 'first');
      await publish(other, 'k', 'second');
      await until(() => seen.size === 2);
    });
  });
}
