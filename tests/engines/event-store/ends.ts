import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { START } from '@talentlog/runtime';
import { anEvent, commit, type Subject, toldCaughtUp, toldEvents, write } from './subject.ts';

const six = [0, 1, 2, 3, 4, 5];

/** How following ends, and what that is to others. */
export function endsSuite(log: Subject): void {
  describe('whoever follows', () => {
    test('and stops in the middle holds up neither the log nor others', async () => {
      await log.given('a', ...six.map((n) => anEvent(n)));
      const stuck = log.store.subscribe({ after: START, signal: new AbortController().signal })[Symbol.asyncIterator]();
      expect((await stuck.next()).value).toMatchObject({ kind: 'event' });
      await log.store.append(commit([write('a', 5, anEvent(6))]));
      expect(toldEvents(await log.collect(toldCaughtUp))).toEqual([...six, 6]);
      const rest: unknown[] = [];
      while (rest.length < 6) {
        const { value } = await stuck.next();
        if (value?.kind === 'event') rest.push(value.event.data.n);
      }
      expect(rest).toEqual([1, 2, 3, 4, 5, 6]);
      await stuck.return?.();
    });

    test('and fails is let go, and may begin again', async () => {
      await log.given('a', ...six.map((n) => anEvent(n)));
      const failing = async () => {
        for await (const message of log.store.subscribe({ after: START, signal: new AbortController().signal }))
          if (message.kind === 'event' && message.event.data.n === 3) throw new Error('cannot be done');
      };
      await expect(failing()).rejects.toThrow('cannot be done');
      expect(toldEvents(await log.collect(toldCaughtUp))).toEqual(six);
    });

    test('is told of nothing that was refused', async () => {
      await log.given('a', anEvent(0));
      const refused = Array.from({ length: 5 }, (_, n) =>
        log.store.append(commit([write(`s${n}`, 'no-stream', anEvent(n)), write('a', 7, anEvent())])),
      );
      await Promise.allSettled(refused);
      await log.given('b', anEvent(1));
      expect(toldEvents(await log.collect(toldCaughtUp))).toEqual([0, 1]);
    });

    test('may end while others wait', async () => {
      const [one, two] = [new AbortController(), new AbortController()];
      const [ending, waiting] = [one, two].map(({ signal }) =>
        log.store.subscribe({ after: START, signal })[Symbol.asyncIterator](),
      );
      for (const each of [ending, waiting]) expect((await each?.next())?.value).toMatchObject({ kind: 'caught-up' });
      const [ended, next] = [ending?.next(), waiting?.next()];
      await nextTurn();
      one.abort();
      expect(await ended).toMatchObject({ done: true });
      await log.given('a', anEvent(0));
      expect((await next)?.value).toMatchObject({ kind: 'event' });
      two.abort();
      await waiting?.return?.();
    });
  });
}
