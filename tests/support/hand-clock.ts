import type { Clock } from '@talentlog/runtime';

/** Time that passes only when it is told to. */
export function handClock(from: number) {
  let now = from;
  const waiting = new Set<{ readonly at: number; readonly wake: () => void }>();
  const clock: Clock = {
    now: () => now,
    wait: (milliseconds, signal) =>
      new Promise((resolve) => {
        const one = {
          at: now + milliseconds,
          wake: () => {
            waiting.delete(one);
            signal.removeEventListener('abort', one.wake);
            resolve();
          },
        };
        if (signal.aborted || milliseconds <= 0) return resolve();
        signal.addEventListener('abort', one.wake, { once: true });
        waiting.add(one);
      }),
  };
  return {
    clock,
    pass(milliseconds: number) {
      now += milliseconds;
      for (const one of [...waiting]) if (one.at <= now) one.wake();
    },
  };
}
