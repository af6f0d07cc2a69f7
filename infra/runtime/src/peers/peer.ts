import { type Clock, systemClock } from '../clock.ts';
import { TryAgain } from '../follower/pauses.ts';
import { Slots } from '../follower/slots.ts';
import { reasonOf } from '../follower/troubles.ts';
import { inSpan } from '../telemetry/span.ts';
import type { Away } from './away.ts';
import { Breaker, type BreakerOptions, type BreakerState } from './breaker.ts';

/** Longest time for a connection to be made, and for one call with its answer. */
export const peerLimits = { connectMs: 3_000, callMs: 10_000 } as const;

export interface PeerStatus {
  readonly name: string;
  readonly state: BreakerState;
  /** The last failure, also when it is over; it names nobody. */
  readonly lastError: string | null;
}

/** The peer is left alone for now; nothing was asked of it. */
export class PeerAway extends TryAgain {
  constructor(
    name: string,
    override readonly afterMs: number,
  ) {
    super(`${name} is left alone for now`);
  }
}

/** The call was given up; what became of it at the other side is unknown. */
export class PeerSilent extends Error {}

export interface PeerOptions extends Omit<BreakerOptions, 'now'> {
  readonly name: string;
  readonly clock?: Clock;
  readonly callMs?: number;
  /** Calls made at the same time, by default as many as are asked for. */
  readonly atOnce?: number;
  /** Told of each call that was made, whether it was answered, and how long that took. */
  readonly onCall?: (name: string, isAnswered: boolean, milliseconds: number) => void;
}

/** Somebody outside this process who may be away, slow or silent: each call has an end, and a peer that fails is left alone. */
export class Peer {
  private readonly breaker: Breaker;
  private readonly slots: Slots;
  private readonly clock: Clock;
  private lastError: string | null = null;

  constructor(private readonly options: PeerOptions) {
    this.clock = options.clock ?? systemClock;
    this.breaker = new Breaker({ ...options, now: this.clock.now });
    this.slots = new Slots(options.atOnce ?? Number.POSITIVE_INFINITY);
  }

  status(): PeerStatus {
    return { name: this.options.name, state: this.breaker.state(), lastError: this.lastError };
  }

  /**
   * Calls the peer. `away` says whether a result or an error means that it did not answer; any other is an answer, a refusal too.
   * Throws PeerAway without calling while it is left alone, PeerSilent when there was no end in time, and what `work` throws.
   */
  call<T>(work: (signal: AbortSignal) => Promise<T>, away: Away<T>): Promise<T> {
    return inSpan({ name: `ask ${this.options.name}`, kind: 'client' }, () => this.callNow(work, away));
  }

  private async callNow<T>(work: (signal: AbortSignal) => Promise<T>, away: Away<T>): Promise<T> {
    await this.slots.take();
    try {
      const ticket = this.breaker.admit();
      if (!('round' in ticket)) throw new PeerAway(this.options.name, ticket.retryInMs);
      const since = this.clock.now();
      const ended = await this.untilEnd(work).then(
        (result) => ({ result }),
        (error: unknown) => ({ error }),
      );
      const reason =
        'result' in ended
          ? away.result?.(ended.result)
          : (away.error?.(ended.error) ?? true) || ended.error instanceof PeerSilent
            ? reasonOf(ended.error)
            : undefined;
      this.options.onCall?.(this.options.name, reason === undefined, this.clock.now() - since);
      if (reason === undefined) this.breaker.succeeded();
      else {
        this.breaker.failed(ticket);
        this.lastError = reason;
      }
      if ('error' in ended) throw ended.error;
      return ended.result;
    } finally {
      this.slots.give();
    }
  }

  private async untilEnd<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { name, callMs = peerLimits.callMs } = this.options;
    const [giveUp, ended] = [new AbortController(), new AbortController()];
    try {
      const silent = this.clock.wait(callMs, ended.signal).then((): never => {
        throw new PeerSilent(`${name} did not answer within ${callMs} ms`);
      });
      return await Promise.race([work(giveUp.signal), silent]);
    } finally {
      ended.abort();
      giveUp.abort();
    }
  }
}
