import {
  type Checkpoints,
  type Clock,
  type EventStore,
  memoryCheckpoints,
  memoryTimers,
  type RecordedEvent,
  silentLogger,
  type Timers,
} from '@talentlog/runtime';
import { type FollowersParts, startFollowers } from '../../infra/standalone/src/workers/start-followers.ts';
import { commandsOf, Effects } from './effects.ts';
import {
  type Faults,
  faultyCheckpoints,
  faultyOpening,
  faultySubscriptions,
  handleStore,
  type Step,
  type Strike,
} from './faulty.ts';
import { historyTold } from './history.ts';
import { peers } from './peers.ts';

/** Long after everything was due. */
const now = Date.parse('2027-06-01T00:00:00.000Z');

/** Time in which nobody waits. */
const clock: Clock = {
  now: () => now,
  wait: async (_milliseconds, signal) => {
    if (!signal.aborted) await new Promise(setImmediate);
  },
};

export interface World {
  readonly store: EventStore;
  readonly checkpoints: Checkpoints;
  readonly timers: Timers;
  readonly effects: Effects;
}

export const newWorld = async (): Promise<World> => ({
  store: await historyTold(),
  checkpoints: memoryCheckpoints(),
  timers: memoryTimers(),
  effects: new Effects(),
});

/** Starts every follower of the real list; the step is hit as `faults` says. */
export function startAll(world: World, step: Step | 'none', faults: Faults) {
  const strike: Strike = (at, thing, times) => {
    if (step === at) faults.strike(thing, times);
  };
  const plain = async () => (event: RecordedEvent) => ({ ...event, at: event.metadata.at });
  const parts: FollowersParts = {
    store: step === 'subscription' ? faultySubscriptions(world.store, faults) : handleStore(world.store, strike),
    open: step === 'open' || step === 'park' ? faultyOpening(plain, faults, step === 'park' ? 12 : 1) : plain,
    checkpoints: faultyCheckpoints(world.checkpoints, strike),
    logger: silentLogger,
    clock,
    commands: commandsOf(world.effects, strike),
    timers: {
      ...world.timers,
      apply: async (...given) => {
        strike('handle', 'timers');
        return world.timers.apply(...given);
      },
    },
    ...peers(world.effects, strike),
  };
  return startFollowers(parts);
}
