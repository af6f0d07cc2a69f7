import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { type EventStore, START, WrongExpectedRevision } from '@talentlog/runtime';
import type { Fault } from './relay.ts';
import { servedLogOfEachTest } from './served-log.ts';
import { anEvent, commit, numbers, write } from './subject.ts';

const log = servedLogOfEachTest();

const faults: readonly Fault[] = ['lost on the way there', 'answer lost', 'answer cut in half'];
const calls: readonly [string, (store: EventStore) => Promise<unknown>, unknown][] = [
  [
    'append',
    (store) => store.append(commit([write('b', 'no-stream', anEvent('b'))])),
    { deduplicated: expect.any(Boolean) },
  ],
  ['readStream', async (store) => numbers(await store.readStream('a')), [0, 1]],
  ['readAll', async (store) => numbers(await store.readAll({ after: START, limit: 10 })), [0, 1]],
  ['head', (store) => store.head(), `${START.slice(0, -1)}2`],
  ['findCommit', (store) => store.findCommit(randomUUID()), undefined],
];

describe('the log that is served, when the line is cut in the middle of a call', () => {
  test.each(calls.flatMap(([name, ask, expected]) => faults.map((fault) => [name, fault, ask, expected] as const)))(
    '%s, %s: is asked again, and answered as if nothing had been',
    async (_name, fault, ask, expected) => {
      const store = await log.opened();
      await store.append(commit([write('a', 'no-stream', anEvent(0), anEvent(1))]));
      log.line().suffer(fault);
      const answer = await ask(store);
      if (typeof expected === 'object' && !Array.isArray(expected)) expect(answer).toMatchObject(expected as object);
      else expect(answer).toEqual(expected);
      expect(log.line().met()).toBe(1);
      expect((await log.owner().store.readStream('b')).length).toBeLessThanOrEqual(1);
    },
  );

  test.each(calls)('%s, and nothing is heard any more: is asked again', async (_name, ask) => {
    const store = await log.opened({ silentMs: 200 });
    log.line().suffer('silence');
    await ask(store);
    expect(log.line().met()).toBe(1);
    expect((await log.owner().store.readStream('b')).length).toBeLessThanOrEqual(1);
  });

  test('a commit whose answer was lost is stored once, and so are all of many that were sent at once', async () => {
    const store = await log.opened();
    const all = Array.from({ length: 200 }, (_, n) => n);
    const stored = Promise.all(
      all.map(async (n) => {
        if (n % 20 === 0) log.line().suffer('answer lost');
        await nextTurn();
        return store.append(commit([write(`s${n}`, 'no-stream', anEvent(n))]));
      }),
    );
    expect(await stored).toHaveLength(200);
    expect(log.line().met()).toBeGreaterThan(0);
    const events = await log.owner().store.readAll({ after: START, limit: 1_000 });
    expect(numbers(events).sort((a, b) => Number(a) - Number(b))).toEqual(all);
  });

  test('a refusal is a refusal, also when it was lost the first time', async () => {
    const store = await log.opened();
    await store.append(commit([write('a', 'no-stream', anEvent())]));
    log.line().suffer('answer lost');
    await expect(store.append(commit([write('a', 'no-stream', anEvent())]))).rejects.toThrow(WrongExpectedRevision);
  });

  test('a subscription goes on after the last event it handed over, however often it is cut', async () => {
    const store = await log.opened();
    const aborter = new AbortController();
    const seen: unknown[] = [];
    const following = (async () => {
      for await (const message of store.subscribe({ after: START, signal: aborter.signal })) {
        if (message.kind !== 'event') continue;
        seen.push(message.event.data.n);
        if (seen.length % 25 === 0) log.line().cutAll();
        if (seen.length === 300) aborter.abort();
      }
    })();
    for (let n = 0; n < 300; n += 1) await log.owner().store.append(commit([write(`s${n}`, 'no-stream', anEvent(n))]));
    await following;
    expect(seen).toEqual(Array.from({ length: 300 }, (_, n) => n));
  });
});
