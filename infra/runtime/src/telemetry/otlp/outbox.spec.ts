import { describe, expect, test } from '@jest/globals';
import { currentTraceparent, inSpan } from '../span.ts';
import { one, receiverOfFile, until } from './receiver.fixture.ts';

const { answers, away, begin, requests } = receiverOfFile();

describe('a receiver of spans that', () => {
  test('refuses the connection costs nobody anything, and spans have only so many places', async () => {
    const telemetry = begin();
    await away();
    const since = performance.now();
    for (let n = 0; n < 6_000; n += 1) await one();
    expect(performance.now() - since).toBeLessThan(5_000);
    expect(telemetry.counts()).toEqual({ sent: 0, dropped: 6_000 - 4_096 });
    await telemetry.stop();
    expect(telemetry.counts()).toEqual({ sent: 0, dropped: 6_000 });
  });

  test('never answers holds nobody up, not even at the end', async () => {
    answers(() => undefined);
    const telemetry = begin({ timeoutMs: 60_000 });
    await one();
    await until(() => requests().length === 1);
    expect(await one()).toBe('done');
    const since = performance.now();
    await telemetry.stop();
    expect(performance.now() - since).toBeLessThan(4_000);
    expect(telemetry.counts()).toEqual({ sent: 0, dropped: 2 });
  });

  test('is too busy gets the same spans again; one that says no does not', async () => {
    let calls = 0;
    answers((response) => {
      calls += 1;
      response.statusCode = [503, 200, 400][calls - 1] ?? 200;
      response.end('{}');
    });
    const telemetry = begin();
    await one('first');
    await until(() => telemetry.counts().sent === 1);
    expect(requests().map(({ body }) => body.resourceSpans[0].scopeSpans[0].spans.map(({ name }) => name))).toEqual([
      ['first'],
      ['first'],
    ]);
    await one('second');
    await until(() => telemetry.counts().dropped === 1);
    expect(calls).toBe(3);
  });

  test('never ends its answer is read no further than it may have to say', async () => {
    const flood = { chunks: 0, over: false };
    answers((response) => {
      response.once('close', () => {
        flood.over = true;
      });
      const more = () => {
        flood.chunks += 1;
        if (!flood.over) response.write('x'.repeat(65_536), () => setImmediate(more));
      };
      more();
    });
    const telemetry = begin({ timeoutMs: 60_000 });
    await one();
    await until(() => telemetry.counts().sent === 1);
    await until(() => flood.over);
    // As much as lies on the way, and not what a minute brings.
    expect(flood.chunks).toBeLessThan(500);
  });

  test.each([
    ['-5', { sent: 1, dropped: 0 }],
    ['-Infinity', { sent: 1, dropped: 0 }],
    ['0.5', { sent: 1, dropped: 0 }],
    ['99', { sent: 0, dropped: 1 }],
    ['many', { sent: 1, dropped: 0 }],
  ])('counts %s of one rejected is told what it can be', async (rejectedSpans, counts) => {
    answers((response) => response.end(JSON.stringify({ partialSuccess: { rejectedSpans } })));
    const telemetry = begin();
    await one();
    await until(() => telemetry.counts().sent + telemetry.counts().dropped === 1);
    expect(telemetry.counts()).toEqual(counts);
  });

  test('cannot be asked is told of without its address', async () => {
    const told: object[] = [];
    const logger = { info: () => undefined, error: () => undefined, warn: (facts: object) => void told.push(facts) };
    begin({ endpoint: 'http://user:top-secret@127.0.0.1:1', logger });
    await one();
    await until(() => told.length > 0);
    expect(JSON.stringify(told)).not.toMatch(/secret|127/);
  });

  test('takes a part of them is believed', async () => {
    answers((response) => response.end(JSON.stringify({ partialSuccess: { rejectedSpans: '2' } })));
    const telemetry = begin();
    for (const name of ['a', 'b', 'c']) await one(name);
    await until(() => telemetry.counts().sent > 0);
    expect(telemetry.counts()).toEqual({ sent: 1, dropped: 2 });
  });
});

test('where nobody keeps spans, work is called and nothing else', async () => {
  await begin().stop();
  const work = Promise.resolve(1);
  expect(inSpan({ name: 'x', kind: 'internal', mayBegin: true }, () => work)).toBe(work);
  expect(currentTraceparent()).toBeUndefined();
});
