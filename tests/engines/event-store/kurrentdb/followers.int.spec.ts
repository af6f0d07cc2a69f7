import { status } from '@grpc/grpc-js';
import { describe, expect, test } from '@jest/globals';
import { type LogPosition, START } from '@talentlog/runtime';
import { anEvent, commit, write } from '../subject.ts';
import { counterpartOfEachTest } from './own-counterpart.ts';
import { denied } from './refusals.ts';

const away = { code: status.UNAVAILABLE, details: 'away' };
describe('whoever follows a log on KurrentDB', () => {
  const at = counterpartOfEachTest();

  test.each([
    ['refused', away],
    ['cut', 'cut'],
  ] as const)(
    'is followed on after the last event although the subscription is %s again and again',
    async (_name, fault) => {
      const all = Array.from({ length: 30 }, (_, n) => anEvent(n));
      await at.store.append(commit([write('a', 'no-stream', ...all)]));
      for (const after of [0, 1, 3, 2, 7, 12]) at.server.script('subscribe', fault, after === 0 ? {} : { after });
      const aborter = new AbortController();
      const seen: unknown[] = [];
      for await (const message of at.store.subscribe({ after: START, signal: aborter.signal })) {
        if (message.kind === 'event') seen.push(message.event.data.n);
        if (message.kind === 'caught-up') aborter.abort();
      }
      expect(seen).toEqual(all.map(({ data }) => data.n));
      expect(at.server.made.subscribe).toBeGreaterThanOrEqual(7);
    },
  );

  test('ends at once for a follower that waits for a server that is away', async () => {
    at.server.script('subscribe', away, { times: 1_000 });
    const aborter = new AbortController();
    const next = at.store.subscribe({ after: START, signal: aborter.signal })[Symbol.asyncIterator]().next();
    while (at.server.made.subscribe < 3) await new Promise((go) => setImmediate(go));
    aborter.abort();
    expect(await next).toMatchObject({ done: true });
  });

  test('tells a follower who may not read', async () => {
    at.server.script('subscribe', denied());
    const next = at.store
      .subscribe({ after: START, signal: new AbortController().signal })
      [Symbol.asyncIterator]()
      .next();
    await expect(next).rejects.toThrow(/Access Denied/);
  });

  test('moves the place of a follower past thousands of events that he does not want', async () => {
    const many = Array.from({ length: 400 }, (_, n) => anEvent(n, 'Other'));
    await at.store.append(commit([write('a', 'no-stream', ...many)]));
    const told: LogPosition[] = [];
    const aborter = new AbortController();
    for await (const message of at.store.subscribe({
      after: START,
      filter: { types: ['Wanted'] },
      signal: aborter.signal,
    })) {
      if (message.kind === 'checkpoint') told.push(message.position);
      if (message.kind === 'caught-up') aborter.abort();
    }
    expect(told.length).toBeGreaterThanOrEqual(2);
    expect([...told].sort()).toEqual(told);
    for (const after of told)
      expect(await at.store.readAll({ after, limit: 1, filter: { types: ['Wanted'] } })).toEqual([]);
  });

  test('has the event that begins where the server said that it had searched up to', async () => {
    // One record of the server's own is before them: its search of 128 ends right before the one that is wanted.
    const others = Array.from({ length: 127 }, (_, n) => anEvent(n, 'Other'));
    await at.store.append(commit([write('a', 'no-stream', ...others, anEvent('here', 'Wanted'))]));
    at.server.script('subscribe', away, { after: 2 });
    const aborter = new AbortController();
    const seen: unknown[] = [];
    for await (const message of at.store.subscribe({
      after: START,
      filter: { types: ['Wanted'] },
      signal: aborter.signal,
    })) {
      if (message.kind === 'event') seen.push(message.event.data.n);
      if (message.kind === 'caught-up') aborter.abort();
    }
    expect(seen).toEqual(['here']);
  });
});
