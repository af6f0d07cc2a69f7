import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type busOf, wanted } from './subject.ts';

/** Topics are made and looked at. */
export function topicsContract({ bus, topic: made }: ReturnType<typeof busOf>): void {
  describe('topics', () => {
    const name = () => `t-${randomUUID()}`;

    test('one that is missing is named', async () => {
      const missing = name();
      expect(await bus().checkTopics([wanted(missing)])).toEqual([expect.stringContaining(`${missing} is missing`)]);
    });

    test('one that was made is as it is wanted', async () => {
      const topic = name();
      expect(await bus().makeTopics([wanted(topic)])).toEqual([expect.stringContaining(topic)]);
      expect(await bus().checkTopics([wanted(topic)])).toEqual([]);
    });

    test('making it again does nothing and says nothing', async () => {
      const topic = name();
      await bus().makeTopics([wanted(topic)]);
      expect(await bus().makeTopics([wanted(topic)])).toEqual([]);
    });

    test('fewer partitions than wanted are told with both numbers', async () => {
      const topic = await made(2);
      const [words = '', ...more] = await bus().checkTopics([wanted(topic, 6)]);
      expect(words).toMatch(/has 2 partitions, 6 are wanted/);
      expect(more).toEqual([]);
    });

    test('more partitions than wanted are well', async () => {
      const topic = await made(6);
      expect(await bus().checkTopics([wanted(topic, 2)])).toEqual([]);
      expect(await bus().makeTopics([wanted(topic, 2)])).toEqual([]);
    });

    test('missing partitions are added', async () => {
      const topic = await made(2);
      await bus().makeTopics([wanted(topic, 5)]);
      expect(await bus().checkTopics([wanted(topic, 5)])).toEqual([]);
    });

    test('of several each is looked at', async () => {
      const topic = await made(1);
      const [one, other] = [name(), name()];
      const words = await bus().checkTopics([wanted(one), wanted(topic, 1), wanted(other)]);
      expect(words.map((word) => [one, topic, other].find((each) => word.includes(each)))).toEqual([one, other]);
    });
  });
}
