import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { type EventStore, LogDamaged, type LogPosition, START, StoreUnavailable } from '@talentlog/runtime';
import { openSqliteEventReader, openSqliteEventStore } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../support/own.ts';
import { anEvent, commit, numbers, write } from './subject.ts';

const position = (n: number) => String(n).padStart(START.length, '0') as LogPosition;
/** No test waits this long: who gets there looked by itself, or not at all. */
const never = 3_600_000;

describe('a reader beside the writer of a log', () => {
  const own = ownOfEachTest();

  async function both(lookEveryMs = never) {
    const file = join(own.folder(), 'events.db');
    const told: ((head: LogPosition) => void)[] = [];
    const store: EventStore = await openSqliteEventStore({
      file,
      onStored: (head) => told.forEach((tell) => void tell(head)),
    });
    own.closes(() => store.close());
    const reader = openSqliteEventReader({ file, lookEveryMs });
    own.closes(() => reader.close());
    const append = (n: number) => store.append(commit([write('a', n === 0 ? 'no-stream' : n - 1, anEvent(n))]));
    return { store, reader, append, announced: () => told.push((head) => reader.announce(head)) };
  }

  /** What it hands over until it had as many events. */
  async function followed(reader: Awaited<ReturnType<typeof both>>['reader'], count: number, onCaughtUp: () => void) {
    const seen: unknown[] = [];
    for await (const message of reader.subscribe({ after: START, signal: new AbortController().signal })) {
      if (message.kind === 'event') seen.push(message.event.data.n);
      if (seen.length === count) break;
      if (message.kind === 'caught-up') onCaughtUp();
    }
    return seen;
  }

  test('has whatever was acknowledged, at once', async () => {
    const { reader, append } = await both();
    for (let n = 0; n < 20; n += 1) {
      const { position } = await append(n);
      expect([await reader.head(), (await reader.readStream('a')).length]).toEqual([position, n + 1]);
    }
    expect(numbers(await reader.readAll({ after: START, limit: 3 }))).toEqual([0, 1, 2]);
  });

  test('goes on with what is announced', async () => {
    const { reader, append, announced } = await both();
    announced();
    let n = 0;
    expect(await followed(reader, 5, () => void append(n++))).toEqual([0, 1, 2, 3, 4]);
  });

  test('believes no announcement of events that the file does not have, and passes none over', async () => {
    const { store, reader, append } = await both();
    await append(0);
    reader.announce(position(3));
    const messages = reader.subscribe({ after: START, signal: new AbortController().signal });
    await expect(messages[Symbol.asyncIterator]().next()).rejects.toThrow(LogDamaged);
    for (const n of [1, 2]) await append(n);
    expect(await followed(reader, 3, () => undefined)).toEqual([0, 1, 2]);
    expect(await store.head()).toBe(position(3));
  });

  test('goes on by itself where an announcement is lost', async () => {
    const { reader, append } = await both(5);
    let n = 0;
    expect(await followed(reader, 3, () => void append(n++))).toEqual([0, 1, 2]);
  });

  test('looks when somebody who waits has it look', async () => {
    const { reader, append } = await both();
    let n = 0;
    expect(await followed(reader, 3, () => void append(n++).then(() => reader.look()))).toEqual([0, 1, 2]);
  });

  test('is told of an end: what waits ends, later questions are refused; the writer goes on', async () => {
    const { reader, append } = await both();
    const waiting = reader.subscribe({ after: START, signal: new AbortController().signal })[Symbol.asyncIterator]();
    expect((await waiting.next()).value).toMatchObject({ kind: 'caught-up' });
    const next = waiting.next();
    await reader.close();
    await expect(next).rejects.toThrow(StoreUnavailable);
    await expect(reader.head()).rejects.toThrow(StoreUnavailable);
    expect((await append(0)).deduplicated).toBe(false);
  });
});
