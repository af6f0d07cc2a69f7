import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { START, StoreUnavailable } from '@talentlog/runtime';
import { anEvent, commit, type Subject, write } from './subject.ts';

/** What becomes of the work under way when a store is closed. */
export function closeSuite(log: Subject): void {
  describe('closing', () => {
    test('stores what was asked for before; later calls are refused; waiting subscriptions end', async () => {
      const asked = Array.from({ length: 20 }, (_, n) =>
        log.store.append(commit([write(`s${n}`, 'no-stream', anEvent())])),
      );
      const waiting = log.store.subscribe({ after: START, signal: new AbortController().signal });
      const ended = (async () => {
        for await (const _message of waiting);
      })().catch((error: unknown) => error);
      await nextTurn();
      await log.store.close();
      await log.store.close();
      expect(await Promise.all(asked)).toHaveLength(20);
      await expect(log.store.append(commit([write('late', 'no-stream', anEvent())]))).rejects.toThrow(StoreUnavailable);
      await expect(log.store.readStream('s1')).rejects.toThrow(StoreUnavailable);
      await expect(log.store.head()).rejects.toThrow(StoreUnavailable);
      expect([undefined, expect.any(StoreUnavailable)]).toContainEqual(await ended);
      await log.reopen();
      expect(await log.store.readAll({ after: START, limit: 100 })).toHaveLength(20);
    });
  });
}
