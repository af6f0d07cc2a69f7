import { describe, expect, it } from '@jest/globals';
import { type Aggregate, aggregates, empty, type Folded, link as linkHandle } from '@talentlog/domain/fold';
import { openMemoryEventStore, type RecordedEvent } from '@talentlog/runtime';
import { createAggregateCache } from './aggregate-cache.ts';

const linkId = 'a'.repeat(64);
const link = aggregates.link as Aggregate;
const at = (revision: number): Folded => ({ ...empty(link, linkId), revision, state: 'VOIDED' });

/** A cache on a log without events whose reads wait until they are let go. */
function open() {
  const store = openMemoryEventStore();
  const reads: (() => void)[] = [];
  const readStream = async (): Promise<readonly RecordedEvent[]> => {
    await new Promise<void>((go) => reads.push(go));
    return [];
  };
  const cache = createAggregateCache(Object.assign(store, { readStream }), async () => () => {
    throw new Error('nothing was recorded');
  });
  return { cache, reads };
}

describe('aggregate cache', () => {
  it('does not put back what a command moved on while the stream was read', async () => {
    const { cache, reads } = open();
    const moved = at(0);
    const reading = cache.load(linkHandle, linkId);
    cache.sent('link', moved, Promise.resolve());
    await Promise.resolve();
    reads[0]?.();
    expect(await reading).toBe(moved);
    expect(await cache.load(linkHandle, linkId)).toBe(moved);
  });

  it('reads a stream once for all who want it meanwhile', async () => {
    const { cache, reads } = open();
    const all = Promise.all([
      cache.load(linkHandle, linkId),
      cache.load(linkHandle, linkId),
      cache.latest(linkHandle, linkId),
    ]);
    reads[0]?.();
    const [first, second, third] = await all;
    expect([second, third.folded]).toEqual([first, first]);
    expect(reads).toHaveLength(1);
  });

  it('reads anew for who learned that the stream had moved while it was read', async () => {
    const { cache, reads } = open();
    const before = cache.load(linkHandle, linkId);
    cache.outdated('link', linkId);
    const after = cache.load(linkHandle, linkId);
    expect(reads).toHaveLength(2);
    for (const go of reads) go();
    await Promise.all([before, after]);
    await cache.load(linkHandle, linkId);
    expect(reads).toHaveLength(2);
  });

  it('gives what is on its way to who builds on it, and to others once it is stored', async () => {
    const { cache, reads } = open();
    let store = (): void => undefined;
    const stored = new Promise<void>((resolve) => {
      store = resolve;
    });
    const [first, second] = [at(0), at(1)];
    cache.sent('link', first, Promise.resolve());
    cache.sent('link', second, stored);
    expect(await cache.latest(linkHandle, linkId)).toEqual({ folded: second, stored });
    const settled = cache.load(linkHandle, linkId);
    store();
    expect(await settled).toBe(second);
    expect(await cache.latest(linkHandle, linkId)).toEqual({ folded: second });
    expect(reads).toHaveLength(0);
  });

  it.each<[string, readonly number[]]>([
    ['was under way when everything was forgotten', [0]],
    ['was built on what was under way then', [0, 1]],
  ])('keeps nothing of a commit that %s', async (_which, revisions) => {
    const { cache, reads } = open();
    const ends: (() => void)[] = [];
    const commit = () => new Promise<void>((end) => ends.push(end));
    const [first] = revisions.map(at);
    cache.sent('link', first as Folded, commit());
    cache.forget();
    // A command that comes meanwhile builds on it.
    expect((await cache.latest(linkHandle, linkId)).folded).toBe(first);
    const last = revisions.length === 1 ? first : at(1);
    if (last !== first) cache.sent('link', last as Folded, commit());
    for (const end of ends) end();
    const loaded = cache.load(linkHandle, linkId);
    for (let turn = 0; turn < 100 && reads.length === 0; turn += 1) await Promise.resolve();
    reads[0]?.();
    expect([reads.length, (await loaded) === last]).toEqual([1, false]);
  });

  it('forgets what never got there', async () => {
    const { cache, reads } = open();
    const first = at(0);
    cache.sent('link', first, Promise.resolve());
    await cache.load(linkHandle, linkId);
    cache.sent('link', at(1), Promise.reject(new Error('full')));
    const loaded = cache.load(linkHandle, linkId);
    while (reads.length === 0) await Promise.resolve();
    reads[0]?.();
    expect(await loaded).toBe(first);
  });
});
