import { pauseOfStore } from '../follower/pauses.ts';
import { Troubles } from '../follower/troubles.ts';
import { type Logger, silentLogger } from '../logger.ts';
import { fireOnce, iso, type TimerLoopOptions } from './fire-once.ts';

export interface TimerLoop {
  /** Whether the timers can be read and written and the loop goes round, and the last failure of the loop or of a timer. */
  status(): { readonly failing: boolean; readonly lastError: string | null };
  /** Resolves when no timer is being fired. */
  stop(): Promise<void>;
}

/** Timers fired at the same time. */
const atOnce = 20;
/** Longest sleep: another process may have set a timer, and clocks are corrected. */
const longestSleepMs = 30_000;
/** Longest time for the timers of one round to be fired. */
const longestRoundMs = 60_000;

/** Fires timers as they become due, also those that became due while nothing ran. */
export function startTimerLoop(options: TimerLoopOptions): TimerLoop {
  const loop = new Loop(options);
  let isOver = false;
  const over = () => {
    isOver = true;
  };
  const running = loop.run().then(over, over);
  return {
    status: () => {
      if (isOver) return { failing: true, lastError: 'stopped' };
      if (loop.isStuck()) return { failing: true, lastError: 'a timer that was fired does not come to an end' };
      return { failing: loop.troubles.isFailing(), lastError: loop.troubles.lastError() };
    },
    stop: async () => {
      loop.stop();
      await running;
    },
  };
}

class Loop {
  readonly troubles = new Troubles();
  private readonly stopping = new AbortController();
  private wake = new AbortController();
  private wasSet = false;
  private firingSince: number | undefined;
  private readonly logger: Logger;

  constructor(private readonly options: TimerLoopOptions) {
    this.logger = options.logger ?? silentLogger;
  }

  async run(): Promise<void> {
    const { timers, clock } = this.options;
    const unlisten = timers.onSet(() => {
      this.wasSet = true;
      this.wake.abort();
    });
    for (let failures = 0; !this.stopping.signal.aborted; ) {
      try {
        await this.step();
        this.troubles.mended('timers');
        failures = 0;
      } catch (error) {
        const reason = this.troubles.fails('timers', error);
        this.logger.error({ error: reason }, 'the timers cannot be used; will try again');
        await clock.wait(pauseOfStore(failures), this.stopping.signal);
        failures += 1;
      }
    }
    unlisten();
  }

  stop(): void {
    this.stopping.abort();
    this.wake.abort();
  }

  isStuck(): boolean {
    return this.firingSince !== undefined && this.options.clock.now() - this.firingSince > longestRoundMs;
  }

  private async step(): Promise<void> {
    const { timers, clock } = this.options;
    this.wasSet = false;
    this.firingSince = clock.now();
    const due = await timers.due(iso(clock.now()), atOnce);
    await Promise.all(due.map((timer) => fireOnce(timer, this.options, this.troubles)));
    this.firingSince = undefined;
    if (due.length > 0 || this.stopping.signal.aborted) return;
    this.wake = new AbortController();
    const next = await timers.next();
    // Set while it was asked: it may be due before what was answered.
    if (this.wasSet || this.stopping.signal.aborted) return;
    const wait = next === undefined ? longestSleepMs : Date.parse(next) - clock.now();
    await clock.wait(Math.min(Math.max(wait, 0), longestSleepMs), this.wake.signal);
  }
}
