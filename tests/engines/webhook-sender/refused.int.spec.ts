import { describe, expect, test } from '@jest/globals';
import { ownOfEachTest } from '../../support/own.ts';
import { until } from '../../support/until.ts';
import { says, startReceiver } from '../webhook-post/receiver.ts';
import { webhookStage } from './stage.ts';

const own = ownOfEachTest();
const s1 = '00000000-0000-4000-8000-000000000001';
/** Days in hours: longer than all the promised waits. */
const mostHours = 100;

/** Lets the hours go by until it is so; each only once every row of the subscriber that has its turn was put off, read in one look. */
async function hours(
  stage: Awaited<ReturnType<typeof webhookStage>>,
  isSo: () => Promise<boolean>,
  { wake, behind }: { readonly wake: () => void; readonly behind?: string },
) {
  const leaseMs = 20_000;
  for (let hour = 0; hour < mostHours; hour += 1) {
    await until(async () => {
      const waits = (await stage.deliveries.list(s1, { limit: 100 }))
        .filter(({ state, eventId }) => state === 'waiting' && eventId !== behind)
        .map(({ nextAt }) => nextAt - stage.clock.now());
      return (await isSo()) || waits.every((wait) => wait > 0 && wait !== leaseMs);
    });
    // What goes on from here is under way: no hour passes over it.
    if (await isSo()) return;
    stage.pass(3_600_000);
    wake();
  }
  await until(isSo);
}

describe('a webhook whose calls are answered, and not taken', () => {
  test('one that refuses everything for days is paused, and nothing of it is put aside', async () => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes(s1, receiver.url);
    const ids = [await stage.happens('a', s1), await stage.happens('b', s1)];
    receiver.answers(says(400));
    const sender = stage.start();
    const isPaused = async () => stage.commands.length > 0;
    await hours(stage, isPaused, { wake: () => sender.wake(s1) });
    expect(stage.commands[0]).toMatchObject({ name: 'PauseWebhook', payload: { subscriberId: s1, cause: 'FAILING' } });
    const states = await stage.states(s1);
    expect(ids.map((id) => states[id]?.split(' ')[0])).toEqual(['waiting', 'waiting']);
  });

  test('what we cannot read is put aside after its tries, lets go then what stands behind it, and pauses nobody', async () => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes(s1, receiver.url);
    const [bad, behind, other] = [
      await stage.happens('a', s1),
      await stage.happens('a', s1),
      await stage.happens('b', s1),
    ];
    stage.damaged.add(bad);
    const sender = stage.start();
    await until(async () => (await stage.states(s1))[other] === 'delivered 1');
    expect((await stage.states(s1))[behind]).toBe('waiting 0');
    const isAside = async () => (await stage.states(s1))[bad] === 'parked 10';
    await hours(stage, isAside, { wake: () => sender.wake(s1), behind });
    await until(async () => (await stage.states(s1))[behind] === 'delivered 1');
    expect([receiver.believed.map(({ id }) => id), stage.commands]).toEqual([[other, behind], []]);
    const [parked] = await stage.deliveries.list(s1, { limit: 9, state: 'parked' });
    expect(parked?.last?.answer).toBe('unreadable');
  });

  test('what may have left of a person is noted, taken or not; what nobody was there to read is not', async () => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes(s1, receiver.url);
    const [taken, refused, plain] = [
      await stage.happens('a', s1),
      await stage.happens('b', s1),
      await stage.happens('c', s1),
    ];
    stage.persons.set(taken, 'p1').set(refused, 'p2');
    receiver.answers((response, call) => says(call.id === refused ? 422 : 204)(response, call));
    const sender = stage.start();
    await until(async () => Object.values(await stage.states(s1)).join() === 'delivered 1,waiting 1,delivered 1');
    const at = stage.clock.now();
    expect(stage.reads.toSorted((a, b) => a.jobSeekerId.localeCompare(b.jobSeekerId))).toEqual([
      { readerId: s1, jobSeekerId: 'p1', at },
      { readerId: s1, jobSeekerId: 'p2', at },
    ]);
    expect(Object.keys(await stage.states(s1))).toContain(plain);
    stage.subscribes(s1, 'http://10.1.2.3/');
    const unseen = await stage.happens('d', s1);
    stage.persons.set(unseen, 'p3');
    sender.wake(s1);
    await until(async () => (await stage.states(s1))[unseen] === 'waiting 1');
    expect(stage.reads).toHaveLength(2);
  });

  test('all since then is sent again by its own line, but what is damaged; one begun is gone on with by the next sender', async () => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes(s1, receiver.url);
    const ids = [await stage.happens('a', s1), await stage.happens('b', s1), await stage.happens('c', s1)];
    const first = stage.start();
    await until(async () => Object.values(await stage.states(s1)).every((state) => state === 'delivered 1'));
    await first.stop();
    stage.damaged.add(ids[1] ?? '');
    // Told nobody when it happened, and part of what is sent again.
    const last = await stage.happens('d');
    const round = await stage.parts.store.head();
    await stage.deliveries.beginReplay({ subscriberId: s1, round, since: '2026-11-23T12:00:00.000Z' });
    stage.start();
    await until(async () => (await stage.deliveries.replay(s1)) === undefined && receiver.believed.length >= 6);
    expect(
      receiver.believed
        .slice(3)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([ids[0], ids[2], last].sort());
  });

  test('what is found for a resend goes out while the rest of the log is looked through', async () => {
    const [stage, receiver] = [await webhookStage(own), await startReceiver(own)];
    stage.subscribes(s1, receiver.url);
    const [step, rest] = [500, 10];
    for (let n = 0; n < step + rest; n += 1) await stage.happens(`k${n}`);
    const round = await stage.parts.store.head();
    await stage.deliveries.beginReplay({ subscriberId: s1, round, since: '2026-11-23T12:00:00.000Z' });
    let takenBefore = 0;
    stage.start({
      open: async (events) => {
        if (events.length === rest) {
          await until(() => receiver.believed.length > 0, 'a call of the first step');
          takenBefore = receiver.believed.length;
        }
        return stage.parts.open(events);
      },
    });
    await until(() => takenBefore > 0);
  });
});
