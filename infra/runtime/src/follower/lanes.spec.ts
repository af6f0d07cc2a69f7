import { describe, expect, test } from '@jest/globals';
import { START } from '../event-store/port.ts';
import { setUp, tell, until } from './follower.fixture.ts';

describe('a follower with lanes of its own', () => {
  test('handles events of one lane one after another, and those of others meanwhile', async () => {
    const begun: unknown[] = [];
    let letGo = () => undefined as unknown;
    const { store, start } = setUp({
      lane: ({ data }) => (Number(data.n) < 10 ? 'first' : 'second'),
      handle: async ({ data }) => {
        begun.push(data.n);
        if (data.n !== 1) return;
        await new Promise((go) => {
          letGo = () => go(undefined);
        });
      },
    });
    for (const n of [1, 2, 11, 12]) await tell(store, `a-${n}`, 'Wanted', n);
    const follower = start();
    await until(() => begun.length === 3);
    expect(begun).toEqual([1, 11, 12]);
    letGo();
    await until(() => follower.status().pending === 0 && follower.status().state === 'caught-up');
    expect(begun).toEqual([1, 11, 12, 2]);
    await follower.stop();
  });
});

describe('a follower that goes on with the work of another', () => {
  test('begins where that one was, and takes over what it parked and this one wants', async () => {
    const handled: unknown[] = [];
    const { store, checkpoints, start } = setUp({
      succeeds: 'former',
      wants: async ({ data }) => Number(data.n) % 2 === 1,
      handle: async ({ data }) => void handled.push(data.n),
    });
    const ids: string[] = [];
    for (const n of [1, 2, 3, 4, 5]) ids.push(await tell(store, `a-${n}`, 'Wanted', n));
    const [one, two] = ids as [string, string];
    for (const [eventId, stream] of [
      [one, 'a-1'],
      [two, 'a-2'],
    ] as const)
      await checkpoints.park('former', { eventId, stream, revision: 0, reason: 'broke' });
    const [, , third] = await store.readAll({ after: START, limit: 3 });
    await checkpoints.set('former', third?.position ?? START);
    const follower = start();
    const head = await store.head();
    await until(() => follower.status().position === head && handled.length === 1);
    expect(handled).toEqual([5]);
    expect(follower.parked().map(({ eventId }) => eventId)).toEqual([one]);
    expect((await checkpoints.parked('former')).map(({ eventId }) => eventId)).toEqual([two]);
    expect(await follower.retry(one)).toEqual({ handled: 1, left: 0 });
    expect(handled).toEqual([5, 1]);
    await follower.stop();
  });
});
