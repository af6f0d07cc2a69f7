import { describe, expect, test } from '@jest/globals';
import { type Commit, CommitIdReused, START } from '@talentlog/runtime';
import { anEvent, commit, type Subject, write } from './subject.ts';

const event = { ...anEvent(1), data: { b: 1, a: { d: 2, c: 3 } } };
const other = anEvent(2);
const first = (): Commit => commit([write('a', 'no-stream', event, other)], [{ stream: 'c', expected: 'no-stream' }]);
/** What is another commit under the id of the first. */
const others: readonly [string, (one: Commit) => Partial<Commit>][] = [
  ['of another stream', () => ({ writes: [write('z', 'no-stream', event, other)] })],
  ['at another revision', () => ({ writes: [write('a', 1, event, other)] })],
  ['with an event less', () => ({ writes: [write('a', 'no-stream', event)] })],
  ['with an event more', () => ({ writes: [write('a', 'no-stream', event, other, anEvent(3))] })],
  ['in another order', () => ({ writes: [write('a', 'no-stream', other, event)] })],
  ['of another type', () => ({ writes: [write('a', 'no-stream', { ...event, type: 'Other' }, other)] })],
  ['of another version', () => ({ writes: [write('a', 'no-stream', { ...event, schemaVersion: 2 }, other)] })],
  [
    'by somebody else',
    () => ({ writes: [write('a', 'no-stream', { ...event, metadata: { ...event.metadata, actor: 'x' } }, other)] }),
  ],
  ['without its check', () => ({ checks: [] })],
  ['in two writes', () => ({ writes: [write('a', 'no-stream', event), write('a', 0, other)] })],
];

/** What is the same commit, and what is not. */
export function repeatsSuite(log: Subject): void {
  describe('under one commit id', () => {
    test.each(others)('a commit %s is refused, also after a restart', async (_name, changed) => {
      const stored = first();
      await log.store.append(stored);
      const reused = { ...stored, ...changed(stored) };
      await expect(log.store.append(reused)).rejects.toThrow(CommitIdReused);
      await log.reopen();
      await expect(log.store.append(reused)).rejects.toThrow(CommitIdReused);
      expect(await log.store.readAll({ after: START, limit: 10 })).toHaveLength(2);
    });

    test('the same contents in another order of their names are the same commit', async () => {
      const stored = first();
      const result = await log.store.append(stored);
      const { actor, ...rest } = event.metadata;
      const turned = { ...event, data: { a: { c: 3, d: 2 }, b: 1 }, metadata: { ...rest, actor } };
      const again = { ...stored, writes: [write('a', 'no-stream', turned, other)] };
      expect(await log.store.append(again)).toEqual({ ...result, deduplicated: true });
    });

    test('the first result is given although its check holds no more', async () => {
      const stored = first();
      const result = await log.store.append(stored);
      await log.given('c', anEvent());
      expect(await log.store.append(stored)).toEqual({ ...result, deduplicated: true });
    });

    test('of twenty others at once one is stored', async () => {
      const { commitId } = first();
      const race = await Promise.allSettled(
        Array.from({ length: 20 }, (_, n) =>
          log.store.append({ ...commit([write(`s${n}`, 'no-stream', anEvent(n))]), commitId }),
        ),
      );
      const lost = race.filter((one) => one.status === 'rejected');
      expect(lost).toHaveLength(19);
      for (const { reason } of lost) expect(reason).toBeInstanceOf(CommitIdReused);
      expect(await log.store.readAll({ after: START, limit: 100 })).toHaveLength(1);
      expect((await log.store.findCommit(commitId))?.events).toHaveLength(1);
    });

    test('each of many commits is found with its own places', async () => {
      const asked = Array.from({ length: 12 }, (_, n) => commit([write(`s${n}`, 'no-stream', anEvent(), anEvent())]));
      const results = await Promise.all(asked.map((one) => log.store.append(one)));
      await log.reopen();
      for (const [n, { commitId }] of asked.entries())
        expect(await log.store.findCommit(commitId)).toEqual({ ...results[n], deduplicated: true });
    });
  });
}
