interface Waiter {
  readonly isMet: () => boolean;
  readonly settle: (met: boolean) => void;
}

/** Callers that wait for something to come true, each for a limited time. */
export class Waiters {
  private readonly waiting = new Set<Waiter>();
  private over = false;

  /** True as soon as it is met, false when the time is over or the waiting is called off. */
  wait(isMet: () => boolean, timeoutMs: number): Promise<boolean> {
    if (isMet() || this.over) return Promise.resolve(isMet());
    return new Promise((resolve) => {
      const timer = setTimeout(() => waiter.settle(false), timeoutMs);
      const waiter: Waiter = {
        isMet,
        settle: (met) => {
          clearTimeout(timer);
          this.waiting.delete(waiter);
          resolve(met);
        },
      };
      this.waiting.add(waiter);
    });
  }

  /** To be called whenever something may have come true. */
  check(): void {
    for (const waiter of this.waiting) if (waiter.isMet()) waiter.settle(true);
  }

  /** Nobody waits any more, now or later. */
  callOff(): void {
    this.over = true;
    for (const waiter of this.waiting) waiter.settle(false);
  }
}
