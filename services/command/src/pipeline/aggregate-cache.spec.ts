import { describe, expect, it } from '@jest/globals';
import { type Aggregate, aggregates, empty } from '@talentlog/domain/fold';
import { openMemoryEventStore } from '@talentlog/runtime';
import { createAggregateCache } from './aggregate-cache.ts';

const linkId = 'a'.repeat(64);

describe('aggregate cache', () => {
  it('does not put back what a command moved on while the stream was read', async () => {
    const store = openMemoryEventStore();
    let goOn = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const readStream: typeof store.readStream = async (...asked) => {
      const read = await store.readStream(...asked);
      await held;
      return read;
    };
    const cache = createAggregateCache({ ...store, readStream }, async () => () => {
      throw new Error('nothing was recorded');
    });
    const link = aggregates.link as Aggregate;
    const moved = { ...empty(link, linkId), revision: 0, state: 'VOIDED' };

    const reading = cache.load('link', linkId);
    cache.keep('link', moved);
    goOn();

    expect(await reading).toBe(moved);
    expect(await cache.load('link', linkId)).toBe(moved);
  });
});
