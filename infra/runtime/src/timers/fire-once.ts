import type { Clock } from '../clock.ts';
import type { Troubles } from '../follower/troubles.ts';
import { type Logger, silentLogger } from '../logger.ts';
import type { Timer, Timers } from './port.ts';

export interface TimerLoopOptions {
  readonly timers: Timers;
  readonly clock: Clock;
  /** Does what the timer asks for. Where it throws, it is asked again later with the same `fireId`. */
  readonly fire: (timer: Timer) => Promise<void>;
  readonly logger?: Logger;
}

const retryMs = { first: 1000, longest: 15 * 60_000 };

/** The instant as timers spell it. */
export const iso = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Fires a timer; one that fails is asked for again later, with growing waits. */
export async function fireOnce(timer: Timer, options: TimerLoopOptions, troubles: Troubles): Promise<void> {
  const { timers, clock, fire, logger = silentLogger } = options;
  try {
    await fire(timer);
  } catch (error) {
    const wait = Math.min(retryMs.first * 2 ** timer.failures, retryMs.longest);
    const reason = troubles.met(error);
    logger.error({ timer: timer.id, failures: timer.failures + 1, error: reason }, 'timer failed; will fire again');
    return timers.postpone(timer, iso(clock.now() + wait));
  }
  return timers.done(timer);
}
