import { describe, expect, test } from '@jest/globals';
import { type NewEvent, START, WrongExpectedRevision } from '@talentlog/runtime';
import { anEvent, commit, numbers, type Subject, write } from './subject.ts';

/** What an append promises: all or nothing, at the expected revisions, chained. */
export function appendSuite(log: Subject): void {
  describe('append', () => {
    test('gives back what was stored, with rising positions of one width and revisions from 0', async () => {
      const event: NewEvent = {
        ...anEvent(),
        data: { 姓名: '张三 😀', list: [1.5, null, { b: true, a: -0 }], empty: {} },
      };
      const other = anEvent(2);
      const result = await log.store.append(commit([write('a', 'no-stream', event), write('b', 'no-stream', other)]));
      const [read] = await log.store.readStream('a');
      expect(read).toMatchObject({
        ...event,
        data: JSON.parse(JSON.stringify(event.data)),
        stream: 'a',
        revision: 0,
      });
      expect(Date.parse(read?.recordedAt ?? '')).not.toBeNaN();
      expect(read?.prevHash).toBe('0'.repeat(64));
      expect(read?.hash).toMatch(/^[0-9a-f]{64}$/);
      expect(result.deduplicated).toBe(false);
      expect(result.events.map(({ id, stream, revision }) => [id, stream, revision])).toEqual([
        [event.id, 'a', 0],
        [other.id, 'b', 0],
      ]);
      expect(result.position).toBe(result.events[1]?.position);
      expect(await log.store.head()).toBe(result.position);
      expect(result.events.map(({ position }) => position.length)).toEqual([START.length, START.length]);
      expect((result.events[0]?.position ?? '') < result.position && START < (read?.position ?? '')).toBe(true);
    });

    test('is all or nothing across streams', async () => {
      await log.given('a', anEvent());
      const half = commit([write('b', 'no-stream', anEvent()), write('a', 7, anEvent())]);
      await expect(log.store.append(half)).rejects.toThrow(WrongExpectedRevision);
      expect(await log.store.readStream('b')).toEqual([]);
      expect(await log.store.readAll({ after: START, limit: 10 })).toHaveLength(1);
      expect(await log.store.findCommit(half.commitId)).toBeUndefined();
    });

    test('checks are about the state before the commit; the second write of a stream counts on its first', async () => {
      const twice = [
        write('a', 'no-stream', anEvent(0), anEvent(1)),
        write('b', 'no-stream', anEvent()),
        write('a', 1, anEvent(2)),
      ];
      const { events } = await log.store.append(commit(twice, [{ stream: 'a', expected: 'no-stream' }]));
      expect(events.map(({ stream, revision }) => `${stream}${revision}`)).toEqual(['a0', 'a1', 'b0', 'a2']);
      expect(numbers(await log.store.readStream('a'))).toEqual([0, 1, 2]);
    });

    test('chains each stream by hash, after a restart too', async () => {
      await log.given('a', anEvent(), anEvent());
      await log.given('b', anEvent());
      await log.reopen();
      await log.store.append(commit([write('a', 1, anEvent())]));
      const [first, second, third] = await log.store.readStream('a');
      expect([second?.prevHash, third?.prevHash]).toEqual([first?.hash, second?.hash]);
    });
  });
}
