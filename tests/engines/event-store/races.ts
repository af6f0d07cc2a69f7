import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { type LogPosition, START, WrongExpectedRevision } from '@talentlog/runtime';
import { anEvent, commit, numbers, type Subject, write } from './subject.ts';

/** What holds when many write at once. */
export function racesSuite(log: Subject): void {
  describe('when many write at once', () => {
    test('200 who claim the same stream have one winner', async () => {
      const race = await Promise.allSettled(
        Array.from({ length: 200 }, (_, n) => log.store.append(commit([write('seat', 'no-stream', anEvent(n))]))),
      );
      const lost = race.filter((one) => one.status === 'rejected');
      expect(lost).toHaveLength(199);
      for (const { reason } of lost) expect(reason).toMatchObject({ stream: 'seat', expected: 'no-stream', actual: 0 });
      expect(await log.store.readStream('seat')).toHaveLength(1);
    });

    test('a refused commit leaves its neighbours alone, and positions have no trace of it', async () => {
      await log.given('taken', anEvent());
      const outcomes = await Promise.allSettled(
        Array.from({ length: 60 }, (_, n) =>
          log.store.append(
            commit([write(`s${n}`, 'no-stream', anEvent(n)), ...(n % 3 === 0 ? [write('taken', 9, anEvent())] : [])]),
          ),
        ),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
      for (const [n, { status }] of outcomes.entries())
        expect(await log.store.readStream(`s${n}`)).toHaveLength(status === 'fulfilled' ? 1 : 0);
      expect(await log.store.readAll({ after: START, limit: 100 })).toHaveLength(41);
    });

    test('a stream that all write to has every event once, in order, when losers try again', async () => {
      const append = async (n: number): Promise<void> => {
        const revision = (await log.store.readStream('a')).length - 1;
        const expected = revision < 0 ? 'no-stream' : revision;
        try {
          await log.store.append(commit([write('a', expected, anEvent(n))]));
        } catch (error) {
          if (!(error instanceof WrongExpectedRevision)) throw error;
          await append(n);
        }
      };
      const all = Array.from({ length: 30 }, (_, n) => n);
      await Promise.all(all.map(append));
      const events = await log.store.readStream('a');
      expect(events.map(({ revision }) => revision)).toEqual(all);
      expect(numbers(events).sort((a, b) => Number(a) - Number(b))).toEqual(all);
    });

    test('nothing arrives late: whoever saw a position saw all below it', async () => {
      let writing = true;
      const writers = Promise.all(
        Array.from({ length: 16 }, async (_, n) => {
          for (let turn = 0; turn < 20; turn += 1)
            await log.store.append(commit([write(`w${n}-${turn}`, 'no-stream', anEvent())]));
        }),
      ).finally(() => {
        writing = false;
      });
      let seen: readonly LogPosition[] = [];
      while (writing) {
        const now = (await log.store.readAll({ after: START, limit: 1_000 })).map(({ position }) => position);
        expect(now.slice(0, seen.length)).toEqual(seen);
        expect([...now].sort()).toEqual(now);
        seen = now;
        await nextTurn();
      }
      await writers;
      expect(await log.store.readAll({ after: START, limit: 1_000 })).toHaveLength(320);
    });
  });
}
