/** `closed`: asked freely; `open`: left alone for a while; `half-open`: one call finds out whether it is back. */
export type BreakerState = 'closed' | 'open' | 'half-open';

export interface BreakerOptions {
  readonly now: () => number;
  /** Failures in a row after which the peer is left alone. */
  readonly failures?: number;
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
}

/** Leave to make one call; `round` tells late answers from those that count. */
export interface Ticket {
  readonly round: number;
}

/**
 * A circuit breaker: a peer that failed some times in a row is left alone, after which one call may try it; the pause doubles with every
 * such trial that fails. It only counts; who calls tells it how it went.
 */
export class Breaker {
  private readonly now: () => number;
  private readonly limit: number;
  private readonly firstPause: number;
  private readonly longestPause: number;
  private inARow = 0;
  private round = 0;
  private pause = 0;
  private openUntil: number | undefined;
  private onTrial = false;

  constructor({ now, failures = 5, firstPauseMs = 1_000, longestPauseMs = 60_000 }: BreakerOptions) {
    this.now = now;
    this.limit = failures;
    this.firstPause = firstPauseMs;
    this.longestPause = longestPauseMs;
  }

  state(): BreakerState {
    if (this.openUntil === undefined) return 'closed';
    return this.onTrial ? 'half-open' : 'open';
  }

  /** Leave to call, or for how long there is none. The trial of a peer that was left alone is given to one call at a time. */
  admit(): Ticket | { readonly retryInMs: number } {
    if (this.openUntil === undefined) return { round: this.round };
    const rest = this.openUntil - this.now();
    if (rest > 0 || this.onTrial) return { retryInMs: Math.max(rest, this.firstPause) };
    this.onTrial = true;
    return { round: this.round };
  }

  succeeded(): void {
    this.inARow = 0;
    this.openUntil = undefined;
    this.onTrial = false;
    this.pause = 0;
  }

  failed({ round }: Ticket): void {
    // Many calls hang at once; those that end after the breaker opened say nothing new.
    if (round !== this.round) return;
    this.inARow += 1;
    if (this.openUntil === undefined && this.inARow < this.limit) return;
    this.round += 1;
    this.onTrial = false;
    this.pause = Math.min(Math.max(this.pause * 2, this.firstPause), this.longestPause);
    this.openUntil = this.now() + this.pause;
  }
}
