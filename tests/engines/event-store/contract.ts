import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type Commit,
  CommitIdReused,
  type EventFilter,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type Position,
  type RecordedEvent,
  START,
  StoreUnavailable,
  type SubscriptionMessage,
  WrongExpectedRevision,
} from '@talentlog/runtime';

/** A place that holds one log: opened again, it has what it had. */
export interface EventStorePlace {
  open(): Promise<EventStore>;
  remove(): Promise<void>;
}

export function anEvent(n: number | string = 0, type = 'Happened'): NewEvent {
  return {
    id: randomUUID(),
    type,
    schemaVersion: 1,
    data: { n },
    metadata: {
      actor: 'system:test',
      correlationId: 'c',
      causationId: 'c',
      commandId: 'c',
      commandName: 'Test',
      at: '2026-11-21T00:00:00.000Z',
    },
  };
}
type Write = Commit['writes'][number];
type Check = { readonly stream: string; readonly expected: ExpectedRevision };

export const write = (stream: string, expected: ExpectedRevision, ...events: NewEvent[]): Write => ({
  stream,
  expected,
  events,
});
export const commit = (writes: readonly Write[], checks: readonly Check[] = []): Commit => ({
  commitId: randomUUID(),
  writes,
  checks,
});
const numbers = (events: readonly RecordedEvent[]) => events.map(({ data }) => data.n);
const told = (messages: readonly SubscriptionMessage[]) =>
  messages.map((message) => (message.kind === 'event' ? message.event.data.n : message.kind));

/** What every adapter of EventStore promises; run against the real engine. */
export function eventStoreContract(name: string, makePlace: () => Promise<EventStorePlace>): void {
  describe(`event store contract: ${name}`, () => {
    let place: EventStorePlace;
    let store: EventStore;
    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });
    const given = (stream: string, ...events: NewEvent[]) =>
      store.append(commit([write(stream, 'no-stream', ...events)]));
    const reopen = async () => {
      await store.close();
      store = await place.open();
    };
    /** Reads a subscription until the condition holds. */
    const collect = async (
      until: (messages: readonly SubscriptionMessage[]) => boolean,
      { after = START, filter }: { after?: Position; filter?: EventFilter } = {},
    ) => {
      const aborter = new AbortController();
      const messages: SubscriptionMessage[] = [];
      for await (const message of store.subscribe({ after, signal: aborter.signal, ...(filter ? { filter } : {}) })) {
        messages.push(message);
        if (until(messages)) aborter.abort();
      }
      return messages;
    };
    const toldCaughtUp = (messages: readonly SubscriptionMessage[]) => messages.at(-1)?.kind === 'caught-up';

    describe('append', () => {
      test('gives back what was stored, with rising positions of one width and revisions from 0', async () => {
        const event: NewEvent = {
          ...anEvent(),
          data: { 姓名: '张三 😀', list: [1.5, null, { b: true, a: -0 }], empty: {} },
        };
        const other = anEvent(2);
        const result = await store.append(commit([write('a', 'no-stream', event), write('b', 'no-stream', other)]));
        const [read] = await store.readStream('a');
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
        expect(await store.head()).toBe(result.position);
        expect(result.position).toHaveLength(START.length);
        expect((result.events[0]?.position ?? '') < result.position && START < (read?.position ?? '')).toBe(true);
      });

      test('is all or nothing across streams', async () => {
        await given('a', anEvent());
        const half = commit([write('b', 'no-stream', anEvent()), write('a', 7, anEvent())]);
        await expect(store.append(half)).rejects.toThrow(WrongExpectedRevision);
        expect(await store.readStream('b')).toEqual([]);
        expect(await store.readAll({ after: START, limit: 10 })).toHaveLength(1);
        expect(await store.findCommit(half.commitId)).toBeUndefined();
      });

      const kinds: readonly [string, ExpectedRevision, 'absent' | 'present', boolean][] = [
        ['no-stream', 'no-stream', 'absent', true],
        ['no-stream', 'no-stream', 'present', false],
        ['stream-exists', 'stream-exists', 'absent', false],
        ['stream-exists', 'stream-exists', 'present', true],
        ['the last revision', 1, 'present', true],
        ['an earlier revision', 0, 'present', false],
        ['a later revision', 2, 'present', false],
        ['a revision', 0, 'absent', false],
      ];
      test.each(kinds)('expects %s (%p) of a stream that is %s: %p', async (_name, expected, state, holds) => {
        if (state === 'present') await given('a', anEvent(), anEvent());
        const actual = state === 'present' ? 1 : -1;
        const written = store.append(commit([write('a', expected, anEvent())]));
        const checked = () => store.append(commit([write('b', 'no-stream', anEvent())], [{ stream: 'a', expected }]));
        if (holds) expect((await written).events[0]?.revision).toBe(actual + 1);
        else await expect(written).rejects.toMatchObject({ stream: 'a', expected, actual });
        if (!holds) await expect(checked()).rejects.toMatchObject({ stream: 'a', expected, actual });
        else if (state === 'present' && expected !== 1) expect((await checked()).deduplicated).toBe(false);
      });

      test('checks are about the state before the commit; the second write of a stream counts on its first', async () => {
        const twice = [
          write('a', 'no-stream', anEvent(0), anEvent(1)),
          write('b', 'no-stream', anEvent()),
          write('a', 1, anEvent(2)),
        ];
        const { events } = await store.append(commit(twice, [{ stream: 'a', expected: 'no-stream' }]));
        expect(events.map(({ stream, revision }) => `${stream}${revision}`)).toEqual(['a0', 'a1', 'b0', 'a2']);
        expect(numbers(await store.readStream('a'))).toEqual([0, 1, 2]);
      });

      test('chains each stream by hash, after a restart too', async () => {
        await given('a', anEvent(), anEvent());
        await given('b', anEvent());
        await reopen();
        await store.append(commit([write('a', 1, anEvent())]));
        const [first, second, third] = await store.readStream('a');
        expect([second?.prevHash, third?.prevHash]).toEqual([first?.hash, second?.hash]);
      });
    });

    describe('a commit id', () => {
      test('sent again gives the first result, after others wrote and after a restart', async () => {
        const first = commit([write('a', 'no-stream', anEvent(1), anEvent(2)), write('b', 'no-stream', anEvent(3))]);
        const result = await store.append(first);
        await store.append(commit([write('a', 1, anEvent())]));
        expect(await store.append(first)).toEqual({ ...result, deduplicated: true });
        await reopen();
        expect(await store.append(first)).toEqual({ ...result, deduplicated: true });
        expect(await store.findCommit(first.commitId)).toEqual({ ...result, deduplicated: true });
        expect(await store.readStream('a')).toHaveLength(3);
      });

      test('sent many times at once is stored once', async () => {
        const same = commit([write('a', 'no-stream', anEvent())]);
        const results = await Promise.all(Array.from({ length: 20 }, () => store.append(same)));
        expect(results.filter(({ deduplicated }) => !deduplicated)).toHaveLength(1);
        expect(new Set(results.map(({ position }) => position)).size).toBe(1);
        expect(await store.readAll({ after: START, limit: 10 })).toHaveLength(1);
      });

      test('with other events is refused; an unknown one is not found', async () => {
        const first = commit([write('a', 'no-stream', anEvent())]);
        await store.append(first);
        const reused = { ...first, writes: [write('a', 'no-stream', anEvent())] };
        await expect(store.append(reused)).rejects.toThrow(CommitIdReused);
        expect(await store.readStream('a')).toHaveLength(1);
        expect(await store.findCommit(randomUUID())).toBeUndefined();
      });

      test('of a refused commit can be used again', async () => {
        const early = commit([write('a', 0, anEvent())]);
        await expect(store.append(early)).rejects.toThrow(WrongExpectedRevision);
        await given('a', anEvent());
        expect((await store.append(early)).deduplicated).toBe(false);
      });
    });

    describe('reading', () => {
      test('a stream: parts of it, and nothing of an unknown one', async () => {
        await given('a', ...[0, 1, 2, 3].map((n) => anEvent(n)));
        await given('ab', anEvent('other'));
        expect(numbers(await store.readStream('a'))).toEqual([0, 1, 2, 3]);
        expect(numbers(await store.readStream('a', { from: 2 }))).toEqual([2, 3]);
        expect(numbers(await store.readStream('a', { from: 1, to: 2 }))).toEqual([1, 2]);
        expect(numbers(await store.readStream('a', { from: 3, to: 9 }))).toEqual([3]);
        expect(await store.readStream('a', { from: 4 })).toEqual([]);
        expect(await store.readStream('unknown')).toEqual([]);
      });

      test('everything: after a position, up to another, of some types, at most so many', async () => {
        expect(await store.head()).toBe(START);
        const { events } = await given('a', anEvent(0, 'X'), anEvent(1, 'Y'), anEvent(2, 'X'));
        await given('b', anEvent(3, 'Z'), anEvent(4, 'X'));
        const at = (index: number) => events[index]?.position ?? START;
        const read = async (options: Partial<Parameters<EventStore['readAll']>[0]>) =>
          numbers(await store.readAll({ after: START, limit: 10, ...options }));
        expect(await read({})).toEqual([0, 1, 2, 3, 4]);
        expect(await read({ after: at(1) })).toEqual([2, 3, 4]);
        expect(await read({ after: at(0), limit: 2 })).toEqual([1, 2]);
        expect(await read({ upTo: at(1) })).toEqual([0, 1]);
        expect(await read({ filter: { types: ['X'] } })).toEqual([0, 2, 4]);
        expect(await read({ filter: { types: ['X', 'Z'] }, after: at(0), limit: 2 })).toEqual([2, 3]);
        expect(await read({ filter: { types: ["X' OR 1=1 --"] } })).toEqual([]);
        expect(await read({ after: await store.head() })).toEqual([]);
      });

      test('more than a page', async () => {
        const many = Array.from({ length: 2_500 }, (_, n) => anEvent(n, n % 1_000 === 7 ? 'Rare' : 'Often'));
        await given('a', ...many);
        const all = await store.readAll({ after: START, limit: 10_000 });
        expect(numbers(all)).toEqual(many.map(({ data }) => data.n));
        expect(numbers(await store.readAll({ after: START, limit: 3, filter: { types: ['Rare'] } }))).toEqual([
          7, 1_007, 2_007,
        ]);
        expect(await store.readStream('a')).toHaveLength(2_500);
      });
    });

    describe('when many write at once', () => {
      test('200 who claim the same stream have one winner', async () => {
        const race = await Promise.allSettled(
          Array.from({ length: 200 }, (_, n) => store.append(commit([write('seat', 'no-stream', anEvent(n))]))),
        );
        const lost = race.filter((one) => one.status === 'rejected');
        expect(lost).toHaveLength(199);
        for (const { reason } of lost)
          expect(reason).toMatchObject({ stream: 'seat', expected: 'no-stream', actual: 0 });
        expect(await store.readStream('seat')).toHaveLength(1);
      });

      test('a refused commit leaves its neighbours alone, and positions have no trace of it', async () => {
        await given('taken', anEvent());
        const outcomes = await Promise.allSettled(
          Array.from({ length: 60 }, (_, n) =>
            store.append(
              commit([write(`s${n}`, 'no-stream', anEvent(n)), ...(n % 3 === 0 ? [write('taken', 9, anEvent())] : [])]),
            ),
          ),
        );
        expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(40);
        for (const [n, { status }] of outcomes.entries())
          expect(await store.readStream(`s${n}`)).toHaveLength(status === 'fulfilled' ? 1 : 0);
        expect(await store.readAll({ after: START, limit: 100 })).toHaveLength(41);
      });

      test('a stream that all write to has every event once, in order, when losers try again', async () => {
        const append = async (n: number): Promise<void> => {
          const revision = (await store.readStream('a')).length - 1;
          const expected = revision < 0 ? 'no-stream' : revision;
          try {
            await store.append(commit([write('a', expected, anEvent(n))]));
          } catch (error) {
            if (!(error instanceof WrongExpectedRevision)) throw error;
            await append(n);
          }
        };
        const all = Array.from({ length: 30 }, (_, n) => n);
        await Promise.all(all.map(append));
        const events = await store.readStream('a');
        expect(events.map(({ revision }) => revision)).toEqual(all);
        expect(numbers(events).sort((a, b) => Number(a) - Number(b))).toEqual(all);
      });

      test('nothing arrives late: whoever saw a position saw all below it', async () => {
        let writing = true;
        const writers = Promise.all(
          Array.from({ length: 16 }, async (_, n) => {
            for (let turn = 0; turn < 20; turn += 1)
              await store.append(commit([write(`w${n}-${turn}`, 'no-stream', anEvent())]));
          }),
        ).finally(() => {
          writing = false;
        });
        let seen: readonly Position[] = [];
        while (writing) {
          const now = (await store.readAll({ after: START, limit: 1_000 })).map(({ position }) => position);
          expect(now.slice(0, seen.length)).toEqual(seen);
          expect([...now].sort()).toEqual(now);
          seen = now;
          await nextTurn();
        }
        await writers;
        expect(await store.readAll({ after: START, limit: 1_000 })).toHaveLength(320);
      });
    });

    describe('a subscription', () => {
      test('hands over the past, says that it caught up, and goes on with what comes', async () => {
        await given('a', anEvent(0), anEvent(1));
        const messages = await collect((seen) => {
          if (seen.length === 3) void store.append(commit([write('a', 1, anEvent(2))]));
          return seen.length > 3 && toldCaughtUp(seen);
        });
        expect(told(messages)).toEqual([0, 1, 'caught-up', 2, 'caught-up']);
        expect(messages.at(-1)).toEqual({ kind: 'caught-up', position: await store.head() });
      });

      test('of an empty log is caught up at once', async () => {
        expect(await collect(toldCaughtUp)).toEqual([{ kind: 'caught-up', position: START }]);
      });

      test('with a filter moves its checkpoint past what it does not hand over', async () => {
        const { position } = await given('a', anEvent(0, 'X'), anEvent(1, 'Y'), anEvent(2, 'Y'));
        const messages = await collect(toldCaughtUp, { filter: { types: ['X'] } });
        expect(told(messages)).toEqual([0, 'checkpoint', 'caught-up']);
        expect(messages[1]).toEqual({ kind: 'checkpoint', position });
      });

      test('resumes after the last event that was handed over, wherever it was cut off', async () => {
        await given('a', ...Array.from({ length: 40 }, (_, n) => anEvent(n)));
        let after: Position = START;
        const seen: unknown[] = [];
        for (let cut = 1; seen.length < 40; cut += 3) {
          let left = cut;
          for await (const message of store.subscribe({ after, signal: new AbortController().signal })) {
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
        await given('a', anEvent(0), anEvent(1), anEvent(2));
        const aborted: SubscriptionMessage[] = [];
        for await (const message of store.subscribe({ after: START, signal: AbortSignal.abort() }))
          aborted.push(message);
        expect(aborted).toEqual([]);
        expect(told(await collect((seen) => seen.length === 1))).toEqual([0]);
        const aborter = new AbortController();
        const waiting = store.subscribe({ after: await store.head(), signal: aborter.signal })[Symbol.asyncIterator]();
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
            for await (const message of store.subscribe({ after: START, signal: aborter.signal })) {
              if (message.kind === 'event') seen.push(message.event.position);
              for (let turn = 0; turn < pace; turn += 1) await nextTurn();
              if (seen.length === 300) aborter.abort();
            }
            return seen;
          })(),
        );
        await Promise.all(
          Array.from({ length: 300 }, (_, n) => store.append(commit([write(`s${n}`, 'no-stream', anEvent(n))]))),
        );
        const expected = (await store.readAll({ after: START, limit: 1_000 })).map(({ position }) => position);
        for (const seen of await Promise.all(readers)) expect(seen).toEqual(expected);
      });
    });

    describe('closing', () => {
      test('stores what was asked for before; later calls are refused; waiting subscriptions end', async () => {
        const asked = Array.from({ length: 20 }, (_, n) =>
          store.append(commit([write(`s${n}`, 'no-stream', anEvent())])),
        );
        const waiting = store.subscribe({ after: START, signal: new AbortController().signal });
        const ended = (async () => {
          for await (const _message of waiting);
        })().catch((error: unknown) => error);
        await nextTurn();
        await store.close();
        await store.close();
        expect(await Promise.all(asked)).toHaveLength(20);
        await expect(store.append(commit([write('late', 'no-stream', anEvent())]))).rejects.toThrow(StoreUnavailable);
        await expect(store.readStream('s1')).rejects.toThrow(StoreUnavailable);
        await expect(store.head()).rejects.toThrow(StoreUnavailable);
        expect([undefined, expect.any(StoreUnavailable)]).toContainEqual(await ended);
        store = await place.open();
        expect(await store.readAll({ after: START, limit: 100 })).toHaveLength(20);
      });
    });
  });
}
