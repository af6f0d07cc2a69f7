import { describe, expect, test } from '@jest/globals';
import { openMemoryEventStore } from '../event-store/memory.ts';
import { START } from '../event-store/port.ts';
import { setUp, tell, until } from './follower.fixture.ts';
import { TryAgain } from './pauses.ts';

describe('follower', () => {
  test('handles what it wants from its checkpoint on, each event once', async () => {
    const seen: unknown[] = [];
    const { store, start, checkpoints } = setUp({ handle: async (event) => void seen.push(event.data.n) });
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-1', 'Other', 2);
    const first = start();
    await until(() => first.status().state === 'caught-up' && seen.length === 1);
    await first.stop();
    await tell(store, 'a-2', 'Wanted', 3);
    const second = start();
    await until(() => seen.length === 2 && second.status().pending === 0);
    await second.stop();
    expect(seen).toEqual([1, 3]);
    expect(await checkpoints.get('test')).toBe(await store.head());
  });

  test('tries again with growing waits while the peer is away; other streams flow on; the checkpoint waits', async () => {
    const seen: unknown[] = [];
    let away = true;
    const { store, start, checkpoints, pass, waits } = setUp({
      handle: async (event) => {
        if (event.stream === 'a-1' && away) throw new TryAgain('away');
        seen.push(event.data.n);
      },
    });
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-1', 'Wanted', 2);
    await tell(store, 'a-2', 'Wanted', 3);
    const follower = start();
    await until(() => seen.length === 1 && waits() === 1);
    for (const wait of [1_000, 5_000, 30_000, 120_000, 300_000]) {
      const before = waits();
      pass(wait);
      await until(() => waits() === before + 1);
    }
    expect(await checkpoints.get('test')).toBe(START);
    expect(follower.status()).toMatchObject({ state: 'waiting', pending: 3, lastError: 'away', parked: 0 });
    away = false;
    pass(300_000);
    await until(() => follower.status().pending === 0);
    expect(seen).toEqual([3, 1, 2]);
    expect(await checkpoints.get('test')).toBe(await store.head());
    await follower.stop();
  });

  test('begins where it is told to as long as it has no place of its own', async () => {
    const seen: unknown[] = [];
    const store = openMemoryEventStore();
    await tell(store, 'a-1', 'Wanted', 1);
    const head = await store.head();
    await tell(store, 'a-1', 'Wanted', 2);
    const { start } = setUp({ store, from: async () => head, handle: async (event) => void seen.push(event.data.n) });
    const follower = start();
    await until(() => follower.status().state === 'caught-up');
    await follower.stop();
    expect(seen).toEqual([2]);
  });

  test('leaves an event alone until it is due, and handles it after a restart too', async () => {
    const seen: unknown[] = [];
    const { store, start, pass, waits } = setUp({
      handle: async (event) => void seen.push(event.data.n),
      due: (event) => (event.data.n === 1 ? 60_000 : 0),
    });
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-2', 'Wanted', 2);
    const first = start();
    await until(() => seen.length === 1 && waits() === 1);
    await first.stop();
    const second = start();
    await until(() => seen.length === 2 && waits() === 2);
    pass(60_000);
    await until(() => second.status().pending === 0);
    expect(seen).toEqual([2, 2, 1]);
    await second.stop();
  });

  test('an event whose handling was cut off is handled again by the next process', async () => {
    const seen: unknown[] = [];
    const { store, start } = setUp({
      handle: async (event, signal) => {
        seen.push(event.data.n);
        if (seen.length === 1) await new Promise((cut) => signal.addEventListener('abort', cut));
      },
    });
    await tell(store, 'a-1', 'Wanted', 1);
    const first = start();
    await until(() => seen.length === 1);
    await first.stop();
    const second = start();
    await until(() => second.status().state === 'caught-up');
    expect(seen).toEqual([1, 1]);
    await second.stop();
  });
});
