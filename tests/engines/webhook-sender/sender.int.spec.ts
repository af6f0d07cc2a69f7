import { describe, expect, test } from '@jest/globals';
import { ownOfEachTest } from '../../support/own.ts';
import { until } from '../../support/until.ts';
import { type Answers, says, startReceiver } from '../webhook-post/receiver.ts';
import { webhookStage } from './stage.ts';

const own = ownOfEachTest();
const [dead, alive, gone, busy] = [1, 2, 3, 4].map((n) => `00000000-0000-4000-8000-00000000000${n}`) as [
  string,
  string,
  string,
  string,
];
const [minute, hour] = [60_000, 3_600_000];
/** How long a row that is being sent is nobody else's. */
const leaseMs = 20_000;
/** The waits that are promised, by hand: Standard Webhooks, "retry schedule". */
const promised = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

describe('a sender of webhooks', () => {
  test('sends what waits, of one key in its order, of different keys beside each other', async () => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes('s1', receiver.url);
    const ids = [await stage.happens('a', 's1'), await stage.happens('a', 's1'), await stage.happens('b', 's1')];
    let release = () => {};
    receiver.answers((response, { id }) => {
      if (id === ids[0]) release = () => says(200)(response, { id, body: '', headers: {} });
      else response.writeHead(200).end();
    });
    stage.start();
    await until(() => receiver.believed.length === 2);
    expect(receiver.believed.map(({ id }) => id).sort()).toEqual([ids[0], ids[2]].sort());
    release();
    await until(() => receiver.believed.length === 3);
    expect(receiver.believed[2]).toMatchObject({ id: ids[1], body: expect.stringContaining('"n":1') });
    await until(async () => Object.values(await stage.states('s1')).every((state) => state === 'delivered 1'));
  });

  test('tries again at the promised times under the same id, by whichever sender, then puts the one message aside; others go on', async () => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes('s1', receiver.url);
    const bad = await stage.happens('a', 's1');
    const behind = await stage.happens('a', 's1');
    receiver.answers((response, { id }) => says(id === bad ? 422 : 204)(response, { id, body: '', headers: {} }));
    const tries = () => receiver.believed.filter(({ id }) => id === bad).length;
    let sender = stage.start();
    for (const [n, wait] of promised.entries()) {
      await until(async () => (await stage.states('s1'))[bad] === `waiting ${n + 1}`);
      // Each try is made by another sender than the one before: what was tried, and when it is due, is on the disk.
      await sender.stop();
      sender = stage.start();
      const other = await stage.happens(`other ${n}`, 's1');
      sender.wake('s1');
      await until(async () => (await stage.states('s1'))[other] === 'delivered 1');
      stage.pass(wait - 1_000);
      sender.wake('s1');
      const marker = await stage.happens(`marker ${n}`, 's1');
      sender.wake('s1');
      await until(async () => (await stage.states('s1'))[marker] === 'delivered 1');
      expect(tries()).toBe(n + 1);
      stage.pass(1_000);
      sender.wake('s1');
      await until(() => tries() === n + 2);
    }
    await until(async () => (await stage.states('s1'))[bad] === 'parked 10');
    expect((await stage.states('s1'))[behind]).toBe('waiting 0');
    expect(stage.commands).toEqual([]);
  });

  test('an endpoint that takes nothing for three days is stopped, and what is for it waits; another one notices nothing', async () => {
    const [stage, silent, other] = [await webhookStage(own), await startReceiver(own), await startReceiver(own)];
    silent.answers(says(500));
    stage.subscribes(dead, silent.url);
    stage.subscribes(alive, other.url);
    const first = await stage.happens('a', dead, alive);
    for (const key of ['b', 'c', 'd', 'e', 'f', 'g']) await stage.happens(key, dead, alive);
    const sender = stage.start();
    await until(async () => Object.values(await stage.states(alive)).join() === Array(7).fill('delivered 1').join());
    expect(other.believed).toHaveLength(7);
    for (let days = 0; stage.commands.length === 0 && days < 400; days += 1) {
      await until(async () => stage.commands.length > 0 || (await rests(stage)), 'its rest');
      stage.pass(hour);
      sender.wake(dead);
    }
    expect(stage.commands[0]).toMatchObject({
      name: 'PauseWebhook',
      payload: { subscriberId: dead, cause: 'FAILING' },
      actor: 'system:webhooks',
    });
    expect(stage.clock.now() - Date.parse('2026-11-23T12:00:00Z')).toBeGreaterThanOrEqual(3 * 24 * hour);
    const states = Object.values(await stage.states(dead));
    expect(states).toHaveLength(7);
    expect(states.filter((state) => !state.startsWith('waiting'))).toEqual([]);
    expect(silent.believed.filter(({ id }) => id === first).length).toBeGreaterThan(1);
  });

  test.each<[string, Answers]>([
    ['hangs', () => undefined],
    ['cuts the line', (response) => void response.socket?.destroy()],
    ['answers without end', (response) => void response.writeHead(500).write(Buffer.alloc(200_000))],
    ['sends us to this machine', says(307, { location: 'http://127.0.0.1:1/' })],
  ])('one that %s has it again, under its id, once it is well', async (_name, answer) => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes('s1', receiver.url);
    const id = await stage.happens('a', 's1');
    receiver.answers(answer);
    stage.waits(2_000);
    const sender = stage.start();
    await until(async () => (await stage.states('s1'))[id] === 'waiting 1');
    stage.waits(60_000);
    receiver.answers(says(204));
    stage.pass(5_000);
    sender.wake('s1');
    await until(async () => (await stage.states('s1'))[id] === 'delivered 2');
    expect(receiver.believed.map((one) => one.id)).toEqual([id, id]);
    expect(receiver.believed[1]?.body).toBe(receiver.believed[0]?.body);
  });

  test('one that is gone is stopped at once, and one that asks for patience is given it', async () => {
    const [stage, closed, full] = [await webhookStage(own), await startReceiver(own), await startReceiver(own)];
    closed.answers(says(410));
    full.answers(says(429, { 'retry-after': '600' }));
    stage.subscribes(gone, closed.url);
    stage.subscribes(busy, full.url);
    const id = await stage.happens('a', gone, busy);
    stage.start();
    await until(async () => stage.commands.length === 1 && (await stage.states(busy))[id] === 'waiting 1');
    expect(stage.commands[0]?.payload).toEqual({ subscriberId: gone, cause: 'GONE' });
    expect(await stage.states(gone)).toEqual({ [id]: 'waiting 1' });
    expect(await stage.deliveries.next(busy)).toBe(stage.clock.now() + 600_000);
  });

  test('what a sender was at when it ended is sent by the next one, under its id; a paused one is sent nothing', async () => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes('s1', receiver.url);
    const id = await stage.happens('a', 's1');
    receiver.answers(() => undefined);
    const first = stage.start();
    await until(() => receiver.believed.length === 1);
    await first.stop();
    expect(await stage.states('s1')).toEqual({ [id]: 'waiting 0' });
    receiver.answers(says(204));
    stage.start();
    await until(async () => (await stage.states('s1'))[id] === 'delivered 1');
    expect(receiver.believed.map((one) => one.id)).toEqual([id, id]);
  });

  test('what is for a subscriber no more when it is sent is not sent, and holds nothing up', async () => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes('s1', receiver.url);
    const [hidden, next] = [await stage.happens('a', 's1'), await stage.happens('a', 's1')];
    stage.hidden.add(hidden);
    stage.start();
    await until(async () => (await stage.states('s1'))[next] === 'delivered 1');
    expect(receiver.believed.map(({ id }) => id)).toEqual([next]);
    expect(Object.keys(await stage.states('s1'))).toEqual([next]);
  });
});

/** Nothing of the dead one is under way or due: no row holds the lease of a call, each was put off. One look, so that no call slips between two. */
const rests = async ({ deliveries, clock }: Awaited<ReturnType<typeof webhookStage>>) => {
  const waits = (await deliveries.list(dead, { limit: 100 })).map(({ nextAt }) => nextAt - clock.now());
  return waits.every((wait) => wait > 0 && wait !== leaseMs);
};
