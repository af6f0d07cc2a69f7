interface Limits {
  /** Works under way at once in all. */
  readonly atOnce: number;
  /** How many of one may wait, and how many of all. */
  readonly ofOne: number;
  readonly inAll: number;
}

/**
 * Whose work begins next: everybody has one under way at a time and they take turns, so that whoever asks for much waits behind
 * themselves. Between two works everything else is answered.
 */
export class FairTurns {
  private readonly waiting = new Map<string, (() => Promise<unknown>)[]>();
  private readonly busy = new Set<string>();
  private count = 0;

  constructor(private readonly limits: Limits) {}

  /** What the work comes to once it had its turn, or `undefined` where too many wait. */
  take<T>(who: string, work: () => Promise<T>): Promise<T> | undefined {
    const mine = this.waiting.get(who) ?? [];
    if (mine.length >= this.limits.ofOne || this.count >= this.limits.inAll) return undefined;
    return new Promise<T>((resolve, reject) => {
      mine.push(() => work().then(resolve, reject));
      this.waiting.set(who, mine);
      this.count += 1;
      this.next();
    });
  }

  private next(): void {
    if (this.busy.size >= this.limits.atOnce) return;
    for (const [who, mine] of this.waiting) {
      if (this.busy.has(who)) continue;
      const begin = mine.shift();
      // Whoever had a turn goes to the end of the row.
      this.waiting.delete(who);
      if (mine.length > 0) this.waiting.set(who, mine);
      if (begin) this.begin(who, begin);
      return;
    }
  }

  private begin(who: string, work: () => Promise<unknown>): void {
    this.count -= 1;
    this.busy.add(who);
    void work().then(() =>
      // What came meanwhile is answered first.
      setImmediate(() => {
        this.busy.delete(who);
        this.next();
      }),
    );
  }
}
