import { describe, expect, test } from '@jest/globals';
import { type Follower, START } from '@talentlog/runtime';
import { until } from '../support/until.ts';
import { Faults, type Step, steps } from './faulty.ts';
import { expected } from './history.ts';
import { newWorld, startAll, type World } from './world.ts';

/**
 * Every follower of the real list is hit at every step on which it stands, some times over, and has in the end done what it should, once.
 * A new follower fails this until it has something to do here.
 */
const names = Object.keys(expected);
/** Followers that have nothing to do with the step. */
const spared: Partial<Record<Step, readonly string[]>> = {
  'command port': ['timers', 'credentials'],
  'command conflict': ['timers', 'credentials'],
  handle: [
    'process:when-account-closed-then-erase-person',
    'process:when-consent-withdrawn-or-account-closed-then-end-records',
  ],
};

const stopAll = (followers: readonly Follower[]) => Promise.all(followers.map((follower) => follower.stop()));

/** Everything is done: what was parked is asked again until it is handled. */
async function rested(followers: readonly Follower[], head: string): Promise<boolean> {
  for (const follower of followers)
    for (const { eventId } of follower.parked()) await follower.retry(eventId).catch(() => undefined);
  return followers.every((follower) => {
    const { state, position } = follower.status();
    return state === 'caught-up' && position === head;
  });
}

async function run(world: World, step: Step | 'none', faults = new Faults()) {
  const followers = startAll(world, step, faults);
  const head = await world.store.head();
  const parked = new Set<string>();
  try {
    await until(() => {
      for (const follower of followers) if (follower.parked().length > 0) parked.add(follower.name);
      return rested(followers, head);
    }, `the followers to get over: ${step}`);
    return { states: followers.map((follower) => follower.status()), parked };
  } finally {
    await stopAll(followers);
  }
}

describe('followers', () => {
  test('that are hit here are those of the real list', async () => {
    const followers = startAll(await newWorld(), 'none', new Faults());
    await stopAll(followers);
    expect(followers.map(({ name }) => name).sort()).toEqual([...names].sort());
  });

  test('do what they should when nothing is hit', async () => {
    const world = await newWorld();
    const { states } = await run(world, 'none');
    expect(await world.effects.byFollower(world.timers)).toEqual(expected);
    expect(states.filter(({ lastError }) => lastError !== null)).toEqual([]);
  });

  test.each(steps)('get over a fault of: %s; each met it, none lost or doubled an effect', async (step) => {
    const world = await newWorld();
    const { states, parked } = await run(world, step);
    expect(await world.effects.byFollower(world.timers)).toEqual(expected);
    const unhurt = states.filter(({ lastError }) => lastError === null).map(({ name }) => name);
    expect(unhurt.sort()).toEqual([...(spared[step] ?? [])].sort());
    if (step === 'command conflict') expect([...parked]).toEqual([]);
    if (step === 'park') expect([...parked].sort()).toEqual([...names].sort());
    const head = await world.store.head();
    for (const name of names) expect([name, await world.checkpoints.get(name)]).toEqual([name, head]);
  });

  test('that lost their place do everything again, and nothing comes of it', async () => {
    const world = await newWorld();
    await run(world, 'none');
    const lost = async (name: string) => (names.includes(name) ? START : world.checkpoints.get(name));
    const checkpoints = { ...world.checkpoints, get: lost };
    await run({ ...world, checkpoints }, 'command port');
    expect(await world.effects.byFollower(world.timers)).toEqual(expected);
  });
});
