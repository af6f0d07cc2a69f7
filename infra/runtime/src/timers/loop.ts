import type { Clock } from '../clock.ts';
import { type Logger, silentLogger } from '../logger.ts';
import type { Timer, Timers } from './port.ts';

export interface TimerLoopOptions {
  readonly timers: Timers;
  readonly clock: Clock;
  /** Does what the timer asks for. Where it throws, it is asked again later with the same `fireId`. */
  readonly fire: (timer: Timer) => Promise<void>;
  readonly logger?: Logger;
}

/** Timers fired at the same time. */
const atOnce = 20;
/** Longest sleep: another process may have set a timer, and clocks are corrected. */
const longestSleepMs = 30_000;
const retryMs = { first: 1000, longest: 15 * 60_000 };

/** Fires timers as they become due, also those that became due while nothing ran. `stop` resolves when none is being fired. */
export function startTimerLoop({ timers, clock, fire, logger = silentLogger }: TimerLoopOptions): {
  stop(): Promise<void>;
} {
  const stopping = new AbortController();
  let wake = new AbortController();
  const unlisten = timers.onSet(() => wake.abort());
  const iso = (milliseconds: number) => new Date(milliseconds).toISOString();

  const fireOne = async (timer: Timer): Promise<void> => {
    try {
      await fire(timer);
      timers.done(timer);
    } catch (error) {
      const wait = Math.min(retryMs.first * 2 ** timer.failures, retryMs.longest);
      timers.postpone(timer, iso(clock.now() + wait));
      logger.error({ timer: timer.id, failures: timer.failures + 1, error }, 'timer failed; will fire again');
    }
  };

  const step = async (): Promise<void> => {
    const due = timers.due(iso(clock.now()), atOnce);
    await Promise.all(due.map(fireOne));
    if (due.length > 0) return;
    if (stopping.signal.aborted) return;
    wake = new AbortController();
    const next = timers.next();
    const wait = next === undefined ? longestSleepMs : Date.parse(next) - clock.now();
    await clock.wait(Math.min(Math.max(wait, 0), longestSleepMs), wake.signal);
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        await step();
      } catch (error) {
        logger.error({ error }, 'the timers cannot be read; will try again');
        await clock.wait(retryMs.first, stopping.signal);
      }
    }
  };

  const running = run();
  return {
    stop: async () => {
      stopping.abort();
      wake.abort();
      unlisten();
      await running;
    },
  };
}
