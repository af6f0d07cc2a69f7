import { describe, expect, test } from '@jest/globals';
import { type EventStore, START } from '@talentlog/runtime';
import { anEvent, commit, numbers, type Subject, write } from './subject.ts';

/** What can be read of one stream and of the whole log. */
export function readsSuite(log: Subject): void {
  describe('reading', () => {
    test('a stream: parts of it, and nothing of an unknown one', async () => {
      await log.given('a', ...[0, 1, 2, 3].map((n) => anEvent(n)));
      await log.given('ab', anEvent('other'));
      expect(numbers(await log.store.readStream('a'))).toEqual([0, 1, 2, 3]);
      expect(numbers(await log.store.readStream('a', { from: 2 }))).toEqual([2, 3]);
      expect(numbers(await log.store.readStream('a', { from: 1, to: 2 }))).toEqual([1, 2]);
      expect(numbers(await log.store.readStream('a', { from: 3, to: 9 }))).toEqual([3]);
      expect(await log.store.readStream('a', { from: 4 })).toEqual([]);
      expect(await log.store.readStream('unknown')).toEqual([]);
    });

    test('everything: after a position, up to another, of some types, at most so many', async () => {
      expect(await log.store.head()).toBe(START);
      const { events } = await log.given('a', anEvent(0, 'X'), anEvent(1, 'Y'), anEvent(2, 'X'));
      await log.given('b', anEvent(3, 'Z'), anEvent(4, 'X'));
      const at = (index: number) => events[index]?.position ?? START;
      const read = async (options: Partial<Parameters<EventStore['readAll']>[0]>) =>
        numbers(await log.store.readAll({ after: START, limit: 10, ...options }));
      expect(await read({})).toEqual([0, 1, 2, 3, 4]);
      expect(await read({ after: at(1) })).toEqual([2, 3, 4]);
      expect(await read({ after: at(0), limit: 2 })).toEqual([1, 2]);
      expect(await read({ upTo: at(1) })).toEqual([0, 1]);
      expect(await read({ filter: { types: ['X'] } })).toEqual([0, 2, 4]);
      expect(await read({ filter: { types: ['X', 'Z'] }, after: at(0), limit: 2 })).toEqual([2, 3]);
      expect(await read({ filter: { types: ["X' OR 1=1 --"] } })).toEqual([]);
      expect(await read({ after: await log.store.head() })).toEqual([]);
    });

    test('more than a page', async () => {
      const many = Array.from({ length: 2_500 }, (_, n) => anEvent(n, n % 1_000 === 7 ? 'Rare' : 'Often'));
      for (let from = 0; from < many.length; from += 500)
        await log.store.append(
          commit([write('a', from === 0 ? 'no-stream' : from - 1, ...many.slice(from, from + 500))]),
        );
      const all = await log.store.readAll({ after: START, limit: 10_000 });
      expect(numbers(all)).toEqual(many.map(({ data }) => data.n));
      expect(numbers(await log.store.readAll({ after: START, limit: 3, filter: { types: ['Rare'] } }))).toEqual([
        7, 1_007, 2_007,
      ]);
      expect(await log.store.readStream('a')).toHaveLength(2_500);
    });
  });
}
