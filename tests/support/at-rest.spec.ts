import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@jest/globals';
import { atRest } from './at-rest.mjs';

const here = { ready: true, detail: 'ok' };
const away = { ready: false, detail: 'degraded' };
const caughtUp = { name: 'notifier/queueing', lagEvents: 0 };
const rested = {
  position: '00000000000000000007',
  followers: [caughtUp],
  projectors: [{ name: 'offers', lagEvents: 0 }],
  parts: { queries: here, workers: here },
};

/** Serves these health pages one after another, the last for ever; answers how many were asked for until it was taken for rest. */
async function askedUntilRest(pages: readonly object[]): Promise<number> {
  let asked = 0;
  const server = createServer((_request, response) => {
    const page = pages[Math.min(asked, pages.length - 1)];
    asked += 1;
    response.end(JSON.stringify(page));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    expect(await atRest(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).toBe(rested.position);
    return asked;
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

test('two pages on which everybody is here and nobody is behind are rest', async () => {
  expect(await askedUntilRest([rested])).toBe(2);
});

test.each([
  [
    'workers that are still starting, of which no follower is known',
    { followers: [], parts: { ...rested.parts, workers: away } },
  ],
  ['queries that are still starting', { followers: [], projectors: null, parts: { ...rested.parts, queries: away } }],
  ['queries of which the page says nothing', { parts: { workers: here } }],
  ['a notifier of its own that is away', { parts: { ...rested.parts, notifier: away } }],
  ['a bridge to SAP of its own that is away', { parts: { ...rested.parts, 'sap-bridge': away } }],
  ['projectors that are not known', { projectors: null }],
  ['a follower of which is not known how far it is', { followers: [{ ...caughtUp, lagEvents: null }] }],
  ['a follower that is behind', { followers: [{ ...caughtUp, lagEvents: 1 }] }],
  ['a projector that is behind', { projectors: [{ name: 'offers', lagEvents: 1 }] }],
  ['a log that does not answer', { position: null }],
  ['somebody who wrote', { position: '00000000000000000006' }],
])('no rest is with %s', async (_what, over) => {
  const restless = { ...rested, ...over };
  expect(await askedUntilRest([restless, rested])).toBe(3);
  expect(await askedUntilRest([rested, restless, rested])).toBe(4);
});
