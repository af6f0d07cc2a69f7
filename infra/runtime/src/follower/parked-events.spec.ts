import { describe, expect, test } from '@jest/globals';
import { setUp, tell, until } from './follower.fixture.ts';

describe('an event that cannot be handled', () => {
  const broken = new Set<unknown>();
  const parkedOne = async () => {
    broken.clear();
    broken.add(1);
    const seen: unknown[] = [];
    const set = setUp({
      handle: async (event) => {
        if (broken.has(event.data.n)) throw new Error('no such template for lin@example.com, +86 138 0000 6021');
        seen.push(event.data.n);
      },
    });
    const { store, start, pass, waits } = set;
    const first = await tell(store, 'a-1', 'Wanted', 1);
    const second = await tell(store, 'a-1', 'Wanted', 2);
    await tell(store, 'a-2', 'Wanted', 3);
    const follower = start();
    await until(() => waits() === 1);
    pass(1_000);
    await until(() => waits() === 2);
    pass(5_000);
    await until(() => follower.status().parked === 2 && follower.status().pending === 0);
    return { ...set, seen, first, second, follower };
  };
  const why = [
    { reason: 'no such template for … …', revision: 0 },
    { reason: 'waits behind a parked event of its stream', revision: 1 },
  ];

  test('is parked with the later ones of its stream, the rest flows on, and a retry heals it', async () => {
    const { follower, seen, first, second, store, checkpoints } = await parkedOne();
    expect(seen).toEqual([3]);
    expect(follower.parked()).toMatchObject([
      { eventId: first, stream: 'a-1', ...why[0] },
      { eventId: second, stream: 'a-1', ...why[1] },
    ]);
    expect(follower.status()).toMatchObject({ state: 'parked', position: await store.head() });
    await until(() => follower.status().pending === 0);
    expect(await follower.retry(second)).toEqual({ handled: 0, left: 2 });
    broken.clear();
    expect(await follower.retry(second)).toEqual({ handled: 2, left: 0 });
    expect(await follower.retry(second)).toBeUndefined();
    expect(seen).toEqual([3, 1, 2]);
    expect(follower.status()).toMatchObject({ state: 'caught-up', parked: 0 });
    await tell(store, 'a-1', 'Wanted', 4);
    await until(() => seen.length === 4);
    await follower.stop();
    expect(await checkpoints.parked('test')).toEqual([]);
  });

  test('is given up when somebody says so, and what waited behind it is handled', async () => {
    const { follower, seen, first } = await parkedOne();
    expect(await follower.discard(first, 'admin')).toEqual({ handled: 1, left: 0 });
    expect(await follower.discard(first, 'admin')).toBeUndefined();
    expect(seen).toEqual([3, 2]);
    await follower.stop();
  });

  test('goes on holding up its stream when another one of it is given up', async () => {
    const { follower, seen, second } = await parkedOne();
    expect(await follower.discard(second, 'admin')).toEqual({ handled: 0, left: 1 });
    expect(seen).toEqual([3]);
    await follower.stop();
  });

  test('stays parked over a restart, with what comes later', async () => {
    const { follower, seen, start, store } = await parkedOne();
    await follower.stop();
    const next = start();
    await tell(store, 'a-1', 'Wanted', 5);
    await until(() => next.status().parked === 3);
    expect(seen).toEqual([3]);
    await next.stop();
  });
});
