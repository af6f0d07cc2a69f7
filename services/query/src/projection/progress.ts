import type { LogPosition } from '@talentlog/runtime';

/** How far views have come that are filled from the log. */
export interface Filling {
  /** Of what there was to tell when it began, in whole hundredths. */
  readonly percent: number;
  /** At the pace so far; null before there is one. */
  readonly secondsLeft: number | null;
}

/** Catching up that takes less is nobody's concern. */
const shortMs = 1_000;

/** Measures a feed that catches up, from where it began. Positions rise with the log, whatever else they mean. */
export class Progress {
  private begun: { readonly from: number; readonly at: number } | undefined;

  constructor(private readonly now: () => number) {}

  begin(from: LogPosition): void {
    this.begun ??= { from: Number(from), at: this.now() };
  }

  end(): void {
    this.begun = undefined;
  }

  /** Undefined while nothing is caught up with, or not for long. */
  at(position: LogPosition, head: LogPosition): Filling | undefined {
    if (this.begun === undefined) return undefined;
    const spent = this.now() - this.begun.at;
    const [done, all] = [Number(position) - this.begun.from, Number(head) - this.begun.from];
    if (spent < shortMs || !(all > 0)) return undefined;
    const left = done > 0 ? Math.ceil((spent * Math.max(0, all - done)) / done / 1000) : null;
    return { percent: Math.min(100, Math.floor((100 * done) / all)), secondsLeft: left };
  }
}
