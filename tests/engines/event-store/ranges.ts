import { describe, expect, test } from '@jest/globals';
import { type LogPosition, START } from '@talentlog/runtime';
import { anEvent, numbers, type Subject } from './subject.ts';

const names = ['a', 'a%', 'a_', "a'b", 'a b', 'a-1', '应聘-张三', 'job.seeker:1', 'A'.repeat(200)];
const nine = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** What is asked for and nothing else. */
export function rangesSuite(log: Subject): void {
  describe('what is read', () => {
    test('is of the stream of that name alone', async () => {
      for (const [n, name] of names.entries()) await log.given(name, anEvent(n), anEvent(n));
      for (const [n, name] of names.entries()) expect(numbers(await log.store.readStream(name))).toEqual([n, n]);
      const all = await log.store.readAll({ after: START, limit: 100 });
      expect(all.map(({ stream }) => stream)).toEqual(names.flatMap((name) => [name, name]));
    });

    test.each([
      [{ from: 2, to: 1 }, []],
      [{ from: 0, to: 0 }, [0]],
      [{ to: 2 }, [0, 1, 2]],
      [{ from: 8 }, [8]],
      [{ from: 9, to: 20 }, []],
    ])('of a stream of nine, %p', async (range, expected) => {
      await log.given('a', ...nine.map((n) => anEvent(n)));
      expect(numbers(await log.store.readStream('a', range))).toEqual(expected);
    });

    test('after any position is what came later, to any other is what came before', async () => {
      const { events } = await log.given('a', ...nine.map((n) => anEvent(n)));
      const places: readonly LogPosition[] = [START, ...events.map(({ position }) => position)];
      for (const [n, after] of places.entries())
        for (const [m, upTo] of places.entries())
          expect(numbers(await log.store.readAll({ after, upTo, limit: 100 }))).toEqual(nine.slice(n, Math.max(n, m)));
    });

    test.each([
      [[], []],
      [['Nobody'], []],
      [['Even'], [0, 2, 4, 6, 8]],
      [['Even', 'Odd'], nine],
      [['Eve', 'vent', 'Even.*', '^Odd$'], []],
    ])('of the types %p', async (types, expected) => {
      await log.given('a', ...nine.map((n) => anEvent(n, n % 2 ? 'Odd' : 'Even')));
      expect(numbers(await log.store.readAll({ after: START, limit: 100, filter: { types } }))).toEqual(expected);
    });

    test('page by page is all of it, whatever the size of a page', async () => {
      await log.given('a', ...nine.map((n) => anEvent(n, n % 2 ? 'Odd' : 'Even')));
      for (const limit of [1, 2, 4, 9, 10]) {
        const seen: unknown[] = [];
        for (let after: LogPosition = START; ; ) {
          const page = await log.store.readAll({ after, limit });
          const last = page.at(-1);
          if (last === undefined) break;
          seen.push(...numbers(page));
          after = last.position;
        }
        expect(seen).toEqual(nine);
      }
    });
  });
}
