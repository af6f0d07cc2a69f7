import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { type LogPosition, START, type SubscriptionMessage } from '@talentlog/runtime';
import { anEvent, commit, type Subject, told, toldCaughtUp, write } from './subject.ts';

/** What whoever follows the log may rely on. */
export function subscriptionsSuite(log: Subject): void {
  describe('a subscription', () => {
    test('hands over the past, says that it caught up, and goes on with what comes', async () => {
      await log.given('a', anEvent(0), anEvent(1));
      const messages = await log.collect((seen) => {
        if (seen.length === 3) void log.store.append(commit([write('a', 1, anEvent(2))]));
        return seen.length > 3 && toldCaughtUp(seen);
      });
      expect(told(messages)).toEqual([0, 1, 'caught-up', 2, 'caught-up']);
      expect(messages.at(-1)).toEqual({ kind: 'caught-up', position: await log.store.head() });
    });

    test('of an empty log is caught up at once', async () => {
      expect(await log.collect(toldCaughtUp)).toEqual([{ kind: 'caught-up', position: START }]);
    });

    test('with a filter moves its checkpoint past what it does not hand over', async () => {
      const { position } = await log.given('a', anEvent(0, 'X'), anEvent(1, 'Y'), anEvent(2, 'Y'));
      const messages = await log.collect(toldCaughtUp, { filter: { types: ['X'] } });
      expect(told(messages)).toEqual([0, 'checkpoint', 'caught-up']);
      expect(messages[1]).toEqual({ kind: 'checkpoint', position });
    });

    test('resumes after the last event that was handed over, wherever it was cut off', async () => {
      await log.given('a', ...Array.from({ length: 40 }, (_, n) => anEvent(n)));
      let after: LogPosition = START;
      const seen: unknown[] = [];
      for (let cut = 1; seen.length < 40; cut += 3) {
        let left = cut;
        for await (const message of log.store.subscribe({ after, signal: new AbortController().signal })) {
          if (message.kind !== 'event') break;
          seen.push(message.event.data.n);
          after = message.event.position;
          left -= 1;
          if (left === 0) break;
        }
      }
      expect(seen).toEqual(Array.from({ length: 40 }, (_, n) => n));
    });

    test('ends at once when aborted, before it began, midway and while it waits', async () => {
      await log.given('a', anEvent(0), anEvent(1), anEvent(2));
      const aborted: SubscriptionMessage[] = [];
      for await (const message of log.store.subscribe({ after: START, signal: AbortSignal.abort() }))
        aborted.push(message);
      expect(aborted).toEqual([]);
      expect(told(await log.collect((seen) => seen.length === 1))).toEqual([0]);
      const aborter = new AbortController();
      const waiting = log.store
        .subscribe({ after: await log.store.head(), signal: aborter.signal })
        [Symbol.asyncIterator]();
      expect((await waiting.next()).value).toMatchObject({ kind: 'caught-up' });
      const next = waiting.next();
      await nextTurn();
      aborter.abort();
      expect(await next).toMatchObject({ done: true });
    });

    test('drops nothing for a slow reader, and many readers see the same', async () => {
      const readers = [0, 1, 2].map((pace) =>
        (async () => {
          const aborter = new AbortController();
          const seen: unknown[] = [];
          for await (const message of log.store.subscribe({ after: START, signal: aborter.signal })) {
            if (message.kind === 'event') seen.push(message.event.position);
            for (let turn = 0; turn < pace; turn += 1) await nextTurn();
            if (seen.length === 300) aborter.abort();
          }
          return seen;
        })(),
      );
      await Promise.all(
        Array.from({ length: 300 }, (_, n) => log.store.append(commit([write(`s${n}`, 'no-stream', anEvent(n))]))),
      );
      const expected = (await log.store.readAll({ after: START, limit: 1_000 })).map(({ position }) => position);
      for (const seen of await Promise.all(readers)) expect(seen).toEqual(expected);
    });
  });
}
