import { describe, expect, test } from '@jest/globals';
import { type LogPosition, START } from '@talentlog/runtime';
import { anEvent, type Subject, toldCaughtUp, toldEvents } from './subject.ts';

const six = [0, 1, 2, 3, 4, 5];

/** From where the log is followed, by whom, and how it ends. */
export function followingSuite(log: Subject): void {
  describe('whoever follows', () => {
    test.each([0, 1, 3, 5, 6])('from after event %p has the rest', async (from) => {
      const { events } = await log.given('a', ...six.map((n) => anEvent(n)));
      const after = from === 0 ? START : (events[from - 1]?.position ?? START);
      const messages = await log.collect(toldCaughtUp, { after });
      expect(toldEvents(messages)).toEqual(six.slice(from));
      expect(messages.at(-1)).toMatchObject({ kind: 'caught-up' });
    });

    test.each([
      [[], []],
      [['Nobody'], []],
      [['Even'], [0, 2, 4]],
      [['Odd', 'Even'], six],
    ])('the types %p has them alone, and is told that there is no more', async (types, expected) => {
      const { position } = await log.given('a', ...six.map((n) => anEvent(n, n % 2 ? 'Odd' : 'Even')));
      const messages = await log.collect(toldCaughtUp, { filter: { types } });
      expect(toldEvents(messages)).toEqual(expected);
      const end = messages.at(-1);
      expect(end?.kind === 'caught-up' && end.position >= position).toBe(true);
    });

    test('is told how far the log has come by what it does not want', async () => {
      const aborter = new AbortController();
      const { signal } = aborter;
      await log.given('a', anEvent(0, 'Wanted'));
      let far: LogPosition | undefined;
      for await (const message of log.store.subscribe({ after: START, filter: { types: ['Wanted'] }, signal })) {
        if (message.kind === 'event') continue;
        if (far === undefined) far = (await log.given('b', anEvent(1, 'Unwanted'))).position;
        else if (message.position >= far) aborter.abort();
      }
      expect(far).toBe(await log.store.head());
    });

    test('goes on from where it was told that it is, with nothing twice and nothing left out', async () => {
      let after: LogPosition = START;
      const seen: unknown[] = [];
      for (const n of six) {
        await log.given(`s${n}`, anEvent(n, n % 2 ? 'Odd' : 'Even'), anEvent(n, 'Other'));
        const messages = await log.collect(toldCaughtUp, { after, filter: { types: ['Odd', 'Even'] } });
        seen.push(...toldEvents(messages));
        const end = messages.at(-1);
        if (end?.kind === 'caught-up') after = end.position;
      }
      expect(seen).toEqual(six);
    });

    test('while many write has all of it in its order', async () => {
      const writing = Promise.all(
        Array.from({ length: 8 }, async (_, n) => {
          for (let turn = 0; turn < 15; turn += 1) await log.given(`w${n}-${turn}`, anEvent(), anEvent());
        }),
      );
      const messages = await log.collect((seen) => toldEvents(seen).length === 240);
      await writing;
      const positions = messages.flatMap((one) => (one.kind === 'event' ? [one.event.position] : []));
      const all = await log.store.readAll({ after: START, limit: 1_000 });
      expect(positions).toEqual(all.map(({ position }) => position));
    });

    test('is never told a position below one it was told before', async () => {
      for (const n of six) await log.given(`s${n}`, anEvent(n, n % 3 ? 'Odd' : 'Even'));
      const messages = await log.collect(toldCaughtUp, { filter: { types: ['Even'] } });
      const told = messages.map((one) => (one.kind === 'event' ? one.event.position : one.position));
      expect([...told].sort()).toEqual(told);
    });
  });
}
