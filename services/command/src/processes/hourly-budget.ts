const hour = 3_600_000;
/** What reading the files that one side gave of a person may cost within an hour: many honest files, and little of the machine. */
const perHour = 180_000;

interface Reading {
  readonly endedAt: number;
  readonly cost: number;
}

/**
 * The time that reading the files of each budget took within the last hour; what a file waited for its turn is none of it. Kept in
 * memory: a process that starts begins anew.
 */
export class HourlyBudget {
  /** Whoever was read last stands last. */
  private readonly spent = new Map<string, readonly Reading[]>();

  constructor(private readonly now: () => number) {}

  isUsedUp(who: string): boolean {
    return this.recent(who).reduce((sum, { cost }) => sum + cost, 0) >= perHour;
  }

  /** Reads, and counts the time from `begun` to the end, however it ends. */
  async of<T>(who: string, read: (begun: () => void) => Promise<T>): Promise<T> {
    let from = Number.POSITIVE_INFINITY;
    const begun = () => {
      from = this.now();
    };
    try {
      return await read(begun);
    } finally {
      this.add(who, Math.max(0, this.now() - from));
    }
  }

  private add(who: string, cost: number): void {
    if (cost === 0) return;
    const readings = [...this.recent(who), { endedAt: this.now(), cost }];
    this.spent.delete(who);
    this.spent.set(who, readings);
    for (const [other] of this.spent) {
      if (this.recent(other).length > 0) return;
      this.spent.delete(other);
    }
  }

  private recent(who: string): readonly Reading[] {
    const since = this.now() - hour;
    return (this.spent.get(who) ?? []).filter(({ endedAt }) => endedAt > since);
  }
}
