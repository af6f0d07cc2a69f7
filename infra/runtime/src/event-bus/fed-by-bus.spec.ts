import { describe, expect, test } from '@jest/globals';
import { tell, until } from '../follower/follower.fixture.ts';
import { fed } from './fed.fixture.ts';

describe('a follower that is fed by the bus', () => {
  test('does what the topic brings, and nothing that lies in the log alone', async () => {
    const { store, start, did, publish, bus } = await fed();
    await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-2', 'Other', 2);
    const follower = start();
    await until(() => follower.status().state !== 'running' || follower.status().pending === 0);
    expect(did).toEqual([]);
    await publish();
    await until(() => did.length === 1);
    await tell(store, 'a-1', 'Wanted', 3);
    await publish();
    await until(() => did.length === 2 && follower.status().state === 'caught-up');
    expect(did).toEqual([1, 3]);
    expect(follower.status().position).toBe(await store.head());
    await follower.stop();
    await bus.close();
  });

  test('what comes again is done once, also by the next one, which goes on behind it', async () => {
    const { store, start, did, publish, checkpoints, bus } = await fed();
    for (let n = 1; n <= 10; n += 1) await tell(store, `a-${n % 3}`, 'Wanted', n);
    const first = start();
    await publish();
    await publish();
    await until(() => first.status().state === 'caught-up');
    await first.stop();
    expect(await checkpoints.get('test')).toBe(await store.head());
    const next = start();
    await publish();
    await tell(store, 'a-1', 'Wanted', 11);
    await publish();
    await until(() => did.includes(11) && next.status().state === 'caught-up');
    expect([...did].sort((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    for (const rest of [0, 1, 2]) {
      const ofStream = did.filter((n) => n % 3 === rest);
      expect(ofStream).toEqual([...ofStream].sort((one, other) => one - other));
    }
    await next.stop();
    await bus.close();
  });

  test('what the topic has lost is read from the log once nobody else brings it', async () => {
    const { store, start, did, publish, pass, bus } = await fed();
    for (let n = 1; n <= 5; n += 1) await tell(store, `a-${n}`, 'Wanted', n);
    await publish(({ data }) => data.n !== 2);
    const follower = start();
    await until(() => did.includes(1));
    expect(did).toEqual([1]);
    await until(() => {
      pass(4_000);
      return did.length === 5;
    });
    expect(did).toEqual([1, 2, 3, 4, 5]);
    await follower.stop();
    await bus.close();
  });

  test('what the topic brings no more, and nothing stands behind, is read from the log after a silence', async () => {
    const { store, start, did, publish, pass, bus } = await fed();
    await tell(store, 'a-1', 'Wanted', 1);
    await publish();
    const follower = start();
    await until(() => did.length === 1 && follower.status().state === 'caught-up');
    // As where the place of the topic was noted and the follower's own was not: it is told of none of them again.
    await tell(store, 'a-2', 'Wanted', 2);
    await tell(store, 'a-3', 'Other', 3);
    const head = await store.head();
    pass(9_000);
    expect(did).toEqual([1]);
    await until(() => {
      pass(1_000);
      return follower.status().position === head;
    });
    expect(did).toEqual([1, 2]);
    await publish();
    await tell(store, 'a-4', 'Wanted', 4);
    await publish();
    await until(() => did.includes(4));
    expect(did).toEqual([1, 2, 4]);
    await follower.stop();
    await bus.close();
  });

  test('what it cannot do is parked, and told on the parking topic with the reason', async () => {
    const { store, start, did, publish, parked, pass, bus } = await fed((n) => {
      if (n === 1) throw new Error('no such case');
    });
    const id = await tell(store, 'a-1', 'Wanted', 1);
    await tell(store, 'a-2', 'Wanted', 2);
    await publish();
    const follower = start();
    await until(() => {
      pass(60_000);
      return follower.status().parked === 1 && did.length === 1;
    });
    expect(follower.parked()).toMatchObject([{ eventId: id, reason: 'no such case' }]);
    const [told] = await parked(1);
    const [first] = await store.readStream('a-1');
    expect(told).toEqual({ reason: 'no such case', id: first?.id });
    await follower.stop();
    await bus.close();
  });
});
