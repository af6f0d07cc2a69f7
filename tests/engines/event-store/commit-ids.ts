import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { CommitIdReused, START, WrongExpectedRevision } from '@talentlog/runtime';
import { anEvent, commit, type Subject, write } from './subject.ts';

/** A commit id is worth one commit, however often it is sent. */
export function commitIdsSuite(log: Subject): void {
  describe('a commit id', () => {
    test('sent again gives the first result, after others wrote and after a restart', async () => {
      const first = commit([write('a', 'no-stream', anEvent(1), anEvent(2)), write('b', 'no-stream', anEvent(3))]);
      const result = await log.store.append(first);
      await log.store.append(commit([write('a', 1, anEvent())]));
      expect(await log.store.append(first)).toEqual({ ...result, deduplicated: true });
      await log.reopen();
      expect(await log.store.append(first)).toEqual({ ...result, deduplicated: true });
      expect(await log.store.findCommit(first.commitId)).toEqual({ ...result, deduplicated: true });
      expect(await log.store.readStream('a')).toHaveLength(3);
    });

    test('sent many times at once is stored once', async () => {
      const same = commit([write('a', 'no-stream', anEvent())]);
      const results = await Promise.all(Array.from({ length: 20 }, () => log.store.append(same)));
      expect(results.filter(({ deduplicated }) => !deduplicated)).toHaveLength(1);
      expect(new Set(results.map(({ position }) => position)).size).toBe(1);
      expect(await log.store.readAll({ after: START, limit: 10 })).toHaveLength(1);
    });

    test('with other events is refused; an unknown one is not found', async () => {
      const first = commit([write('a', 'no-stream', anEvent())]);
      await log.store.append(first);
      const reused = { ...first, writes: [write('a', 'no-stream', anEvent())] };
      await expect(log.store.append(reused)).rejects.toThrow(CommitIdReused);
      expect(await log.store.readStream('a')).toHaveLength(1);
      expect(await log.store.findCommit(randomUUID())).toBeUndefined();
    });

    test('of a refused commit can be used again', async () => {
      const early = commit([write('a', 0, anEvent())]);
      await expect(log.store.append(early)).rejects.toThrow(WrongExpectedRevision);
      await log.given('a', anEvent());
      expect((await log.store.append(early)).deduplicated).toBe(false);
    });
  });
}
