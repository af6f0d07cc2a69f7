import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { LogDamaged, START, StoreUnavailable, type SubscriptionMessage } from '@talentlog/runtime';
import { freePort } from '../../support/free-port.mjs';
import { until } from '../../support/until.ts';
import { servedLogOfEachTest } from './served-log.ts';
import { anEvent, commit, numbers, write } from './subject.ts';

const log = servedLogOfEachTest();

describe('the owner of the log', () => {
  test('that went and came again in the middle of everything loses nothing, and nobody was told anything wrong', async () => {
    const store = await log.opened();
    const aborter = new AbortController();
    const seen: unknown[] = [];
    const following = (async () => {
      for await (const message of store.subscribe({ after: START, signal: aborter.signal })) {
        if (message.kind === 'event') seen.push(message.event.position);
        if (seen.length === 400) aborter.abort();
      }
    })();
    let stored = 0;
    const writers = Promise.all(
      Array.from({ length: 8 }, async (_, writer) => {
        for (let n = 0; n < 50; n += 1) {
          await store.append(commit([write(`w${writer}`, n === 0 ? 'no-stream' : n - 1, anEvent(n))]));
          stored += 1;
        }
      }),
    );
    for (const enough of [50, 150, 300]) {
      await until(async () => stored >= enough, `${enough} commits`);
      await log.beginAgain();
    }
    await writers;
    await following;
    const all = await log.owner().store.readAll({ after: START, limit: 1_000 });
    expect(all).toHaveLength(400);
    expect(seen).toEqual(all.map(({ position }) => position));
    await log.beginAgain(); // Who opens it looks at the hash chain of its end.
  });

  test('that is away is unavailable after the patience, and there again when it is', async () => {
    const store = await log.opened({ patienceMs: 200 });
    const nowhere = await freePort();
    log.line().leadTo(nowhere);
    await expect(store.append(commit([write('a', 'no-stream', anEvent())]))).rejects.toThrow(StoreUnavailable);
    await expect(store.readStream('a')).rejects.toThrow(StoreUnavailable);
    const following = store.subscribe({ after: START, signal: new AbortController().signal })[Symbol.asyncIterator]();
    await expect(following.next()).rejects.toThrow(StoreUnavailable);
    log.line().leadTo(log.owner().served.port);
    // Its patience is short, this machine may be busy.
    await until(() => store.readStream('a').catch(() => false));
  });

  test.each([
    ['a page', 'text/html', '<html>Back soon.</html>'],
    ['an empty value', 'application/json', '{}'],
  ])('is waited for while something between answers for it that all is well, with %s', async (_what, type, body) => {
    const failures: Error[] = [];
    const store = await log.opened({ onFatal: (error) => failures.push(error) });
    await store.append(commit([write('a', 'no-stream', anEvent())]));
    let answered = 0;
    const between = createServer((request, response) => {
      request.resume();
      answered += 1;
      response.writeHead(200, { 'content-type': type, connection: 'close' }).end(body);
    });
    await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening));
    const aborter = new AbortController();
    const following = store.subscribe({ after: START, signal: aborter.signal })[Symbol.asyncIterator]();
    try {
      log.line().leadTo((between.address() as AddressInfo).port);
      const asked = [store.append(commit([write('b', 'no-stream', anEvent())])), store.head(), store.readStream('a')];
      const first = following.next();
      await until(async () => answered >= 4, 'all were answered by it');
      log.line().leadTo(log.owner().served.port);
      await Promise.all(asked);
      expect(await first).toMatchObject({ value: { kind: 'event' } });
      expect(numbers(await store.readAll({ after: START, limit: 10 }))).toHaveLength(2);
      expect(failures).toEqual([]);
    } finally {
      aborter.abort();
      between.close();
    }
  });

  test('that has an older copy of the log is not built on', async () => {
    const failures: Error[] = [];
    const store = await log.opened({ onFatal: (error) => failures.push(error) });
    await store.append(commit([write('a', 'no-stream', anEvent(), anEvent())]));
    await store.head();
    await log.beginAgain({ elsewhere: true });
    await expect(store.append(commit([write('b', 'no-stream', anEvent())]))).rejects.toThrow(LogDamaged);
    await expect(store.head()).rejects.toThrow(LogDamaged);
    expect(failures).toHaveLength(1);
  });

  test('tells those who append what it found, however long it looks, and what nobody found yet', async () => {
    const found = { ok: true, checked: 7 };
    let looked = () => undefined as unknown;
    const looking = new Promise<object>((resolve) => {
      looked = () => resolve(found);
    });
    const checks = { last: async () => undefined, check: () => looking };
    await log.beginAgain({ checks, hereEveryMs: 20 });
    const silentMs = 400;
    const store = await log.opened({ silentMs });
    expect(await store.lastCheck()).toBeUndefined();
    const waiting = store.check();
    const begun = performance.now();
    await until(() => performance.now() > begun + 2 * silentMs, 'longer than anybody may be silent');
    looked();
    expect(await waiting).toEqual(found);
    await log.beginAgain({
      checks: { last: async () => found, check: () => Promise.reject(new StoreUnavailable('away')) },
    });
    expect(await store.lastCheck()).toEqual(found);
    await expect(store.check()).rejects.toThrow(StoreUnavailable);
  });

  test('tells a subscription from beyond its end what is wrong', async () => {
    const store = await log.opened();
    const beyond = `${START.slice(0, -1)}9` as typeof START;
    const following = store.subscribe({ after: beyond, signal: new AbortController().signal })[Symbol.asyncIterator]();
    await expect(following.next()).rejects.toThrow(LogDamaged);
  });
});

describe('a slow reader', () => {
  test('holds up neither the log nor others, and gets everything once it reads', async () => {
    const store = await log.opened();
    const big = 'x'.repeat(20_000);
    await store.append(commit([write('a', 'no-stream', ...Array.from({ length: 1_500 }, () => anEvent(big)))]));
    const aborter = new AbortController();
    const slow = store.subscribe({ after: START, signal: aborter.signal })[Symbol.asyncIterator]();
    await slow.next();
    const before = process.memoryUsage().rss;
    for (let n = 0; n < 20; n += 1) await store.append(commit([write(`s${n}`, 'no-stream', anEvent(n))]));
    expect(numbers(await store.readAll({ after: START, limit: 10_000 }))).toHaveLength(1_520);
    expect(process.memoryUsage().rss - before).toBeLessThan(400e6);
    let seen = 1;
    for (let next = await slow.next(); next.value?.kind === 'event'; next = await slow.next()) seen += 1;
    expect(seen).toBe(1_520);
    aborter.abort();
  });

  test('that leaves everything unread is cut, and goes on from where it was', async () => {
    await log.beginAgain({ unreadMs: 50 });
    const store = await log.opened();
    const big = 'x'.repeat(40_000);
    const events = Array.from({ length: 700 }, (_, n) => anEvent(`${n} ${big}`));
    await store.append(commit([write('a', 'no-stream', ...events)]));
    const aborter = new AbortController();
    const seen: SubscriptionMessage[] = [];
    for await (const message of store.subscribe({ after: START, signal: aborter.signal })) {
      if (seen.length === 3) {
        expect(log.followers()).toBe(1);
        await until(() => log.followers() === 0, 'the cut', 10);
      }
      seen.push(message);
      if (message.kind === 'caught-up') aborter.abort();
    }
    expect(seen.filter(({ kind }) => kind === 'event')).toHaveLength(700);
  });
});
