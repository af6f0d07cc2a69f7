/** How many may listen at once. */
export interface LiveLimits {
  /** Of one account, or of guests of one network. */
  readonly ofOne: number;
  readonly inAll: number;
}

/** Enough for every tab of one person, and for the guests of an office. */
export const usualLiveLimits: LiveLimits = { ofOne: 30, inAll: 2000 };

/** Counts who listens: a connection that stays open costs memory as long as it does. */
export class LivePlaces {
  private readonly taken = new Map<string, number>();
  private all = 0;

  constructor(private readonly limits: LiveLimits) {}

  /** The way to give the place back, or which limit there is no place within. */
  take(who: string): (() => void) | keyof LiveLimits {
    const mine = this.taken.get(who) ?? 0;
    if (mine >= this.limits.ofOne) return 'ofOne';
    if (this.all >= this.limits.inAll) return 'inAll';
    this.taken.set(who, mine + 1);
    this.all += 1;
    let given = false;
    return () => {
      if (given) return;
      given = true;
      this.all -= 1;
      const left = (this.taken.get(who) ?? 1) - 1;
      if (left === 0) this.taken.delete(who);
      else this.taken.set(who, left);
    };
  }
}
