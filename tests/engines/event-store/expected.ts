import { describe, expect, test } from '@jest/globals';
import { type ExpectedRevision, START } from '@talentlog/runtime';
import { anEvent, commit, type Subject, write } from './subject.ts';

/** Events of the stream before, what is expected of it, and whether that holds. */
const kinds: readonly [ExpectedRevision, number, boolean][] = [
  ['no-stream', 0, true],
  ['no-stream', 1, false],
  ['no-stream', 2, false],
  ['stream-exists', 0, false],
  ['stream-exists', 1, true],
  ['stream-exists', 2, true],
  [0, 0, false],
  [0, 1, true],
  [0, 2, false],
  [1, 1, false],
  [1, 2, true],
  [2, 2, false],
  [1_000_000, 2, false],
];
const some = (count: number) => Array.from({ length: count }, (_, n) => anEvent(n));

/** Each kind of expectation, of a stream that is written and of one that is only looked at. */
export function expectedSuite(log: Subject): void {
  describe('what is expected of a stream', () => {
    test.each(kinds)('%p, where it has %p events, of one that is written: %p', async (expected, before, holds) => {
      if (before > 0) await log.given('a', ...some(before));
      const asked = commit([write('a', expected, anEvent('new'), anEvent('newer'))]);
      if (holds) {
        const { events } = await log.store.append(asked);
        expect(events.map(({ revision }) => revision)).toEqual([before, before + 1]);
      } else {
        const refusal = { name: 'Error', stream: 'a', expected, actual: before - 1 };
        await expect(log.store.append(asked)).rejects.toMatchObject(refusal);
        expect(await log.store.findCommit(asked.commitId)).toBeUndefined();
      }
      expect(await log.store.readStream('a')).toHaveLength(before + (holds ? 2 : 0));
    });

    test.each(kinds)('%p, where it has %p events, of one that is only checked: %p', async (expected, before, holds) => {
      if (before > 0) await log.given('a', ...some(before));
      const asked = commit([write('b', 'no-stream', anEvent())], [{ stream: 'a', expected }]);
      if (holds) expect((await log.store.append(asked)).events).toHaveLength(1);
      else await expect(log.store.append(asked)).rejects.toMatchObject({ stream: 'a', expected, actual: before - 1 });
      expect(await log.store.readStream('b')).toHaveLength(holds ? 1 : 0);
      expect(await log.store.readAll({ after: START, limit: 10 })).toHaveLength(before + (holds ? 1 : 0));
    });
  });
}
