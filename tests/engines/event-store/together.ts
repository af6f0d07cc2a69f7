import { describe, expect, test } from '@jest/globals';
import { START, WrongExpectedRevision } from '@talentlog/runtime';
import { anEvent, commit, numbers, type Subject, write } from './subject.ts';

/** Several streams in one commit, and streams that are looked at beside those that are written. */
export function togetherSuite(log: Subject): void {
  describe('several streams at once', () => {
    test.each([0, 1, 2, 3])('none of four is written where number %p does not hold', async (wrong) => {
      const writes = [0, 1, 2, 3].map((n) => write(`s${n}`, n === wrong ? 5 : 'no-stream', anEvent(n)));
      const asked = commit(writes);
      await expect(log.store.append(asked)).rejects.toMatchObject({ stream: `s${wrong}`, expected: 5, actual: -1 });
      expect(await log.store.head()).toBe(START);
      expect((await log.given('s0', anEvent())).deduplicated).toBe(false);
    });

    test('none is written where a check does not hold, and the check is what is told', async () => {
      await log.given('taken', anEvent());
      const writes = [write('a', 'no-stream', anEvent()), write('b', 9, anEvent())];
      const asked = commit(writes, [{ stream: 'taken', expected: 'no-stream' }]);
      await expect(log.store.append(asked)).rejects.toMatchObject({ stream: 'taken', actual: 0 });
      expect(await log.store.readStream('a')).toEqual([]);
    });

    test('stand in the log as they were said, whatever stream they are of', async () => {
      const expected = ['no-stream', 'no-stream', 0, 0, 1, 1] as const;
      const writes = expected.map((one, n) => write(n % 2 ? 'odd' : 'even', one, anEvent(n)));
      const { events } = await log.store.append(commit(writes));
      expect(numbers(await log.store.readAll({ after: START, limit: 10 }))).toEqual([0, 1, 2, 3, 4, 5]);
      expect(events.map(({ stream, revision }) => `${stream}${revision}`)).toEqual([
        'even0',
        'odd0',
        'even1',
        'odd1',
        'even2',
        'odd2',
      ]);
      const positions = events.map(({ position }) => position);
      expect([...new Set(positions)].sort()).toEqual(positions);
    });

    test('fifty are written by one commit', async () => {
      const writes = Array.from({ length: 50 }, (_, n) => write(`s${n}`, 'no-stream', anEvent(n), anEvent(n + 100)));
      expect((await log.store.append(commit(writes))).events).toHaveLength(100);
      expect(numbers(await log.store.readStream('s37'))).toEqual([37, 137]);
    });

    test('one that is checked may be written by the same commit', async () => {
      await log.given('a', anEvent(0));
      const asked = commit([write('a', 0, anEvent(1))], [{ stream: 'a', expected: 'stream-exists' }]);
      expect((await log.store.append(asked)).events[0]?.revision).toBe(1);
      const again = commit([write('a', 1, anEvent(2))], [{ stream: 'a', expected: 0 }]);
      await expect(log.store.append(again)).rejects.toThrow(WrongExpectedRevision);
    });

    test('of two that each look at what the other writes, one is refused, however often they meet', async () => {
      for (let round = 0; round < 10; round += 1) {
        const [mine, yours] = [`mine${round}`, `yours${round}`];
        const both = await Promise.allSettled([
          log.store.append(commit([write(mine, 'no-stream', anEvent())], [{ stream: yours, expected: 'no-stream' }])),
          log.store.append(commit([write(yours, 'no-stream', anEvent())], [{ stream: mine, expected: 'no-stream' }])),
        ]);
        expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      }
      expect(await log.store.readAll({ after: START, limit: 100 })).toHaveLength(10);
    });
  });
}
