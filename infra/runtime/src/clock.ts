import { setTimeout as delay } from 'node:timers/promises';

/** Time as workers know it; tests give their own, so that they never sleep. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after the time or when the signal aborts, whichever is first; never rejects. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: Date.now,
  wait: async (milliseconds, signal) => {
    // An aborted wait ends early; whoever waits looks at the signal.
    await delay(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  },
};
