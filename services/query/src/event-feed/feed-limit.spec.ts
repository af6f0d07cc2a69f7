import { expect, it } from '@jest/globals';
import { EventFeedController, type FeedParts } from './event-feed.controller.ts';

const untouched = new Proxy({}, { get: (_, name) => () => Promise.reject(new Error(`${String(name)} was asked`)) });

it('whoever asks too often with a token of ours is refused before anything is looked up, by a limit that all instances share', async () => {
  const taken: unknown[] = [];
  const parts = {
    ...{ store: untouched, views: untouched, open: untouched, now: () => '2026-11-23T08:00:00.000Z' },
    caughtUp: () => Promise.reject(new Error('waited for')),
    tokens: { keyId: () => 'k1' },
    limits: {
      take: async (...asked: unknown[]) => {
        taken.push(asked);
        return { ok: false, retryAfterSeconds: 7 };
      },
    },
  } as unknown as FeedParts;
  const reply = { header: () => reply } as never;
  const request = { headers: { authorization: 'Bearer tlfeed_ended' } } as never;
  const asked = new EventFeedController(parts).read({}, request, reply);
  await expect(asked).rejects.toMatchObject({ code: 'common.too_many' });
  expect(taken).toEqual([['feed/k1', 120, 60, Date.parse('2026-11-23T08:00:00.000Z')]]);
});
