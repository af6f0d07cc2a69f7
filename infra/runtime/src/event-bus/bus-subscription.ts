import type { Clock } from '../clock.ts';
import {
  type EventReader,
  type Position,
  type RecordedEvent,
  START,
  type SubscriptionMessage,
} from '../event-store/port.ts';
import { orTryAgain, TryAgain } from '../follower/pauses.ts';
import type { ConsumptionStatus } from './consumption.ts';
import { LogOrder, type Placed } from './log-order.ts';
import type { TakenMessage } from './message.ts';
import { placedOf, type Vouching } from './stored-message.ts';

/** Events that came and were not asked for yet: the bus waits with more. */
const mostReady = 500;
/** Events that came too early: more are not kept, the log has them. */
const mostEarly = 5_000;
/** Milliseconds in which an event may still come that others stand behind; afterwards it is read from the log. */
const patience = 3_000;
/** Milliseconds without anything new, after which the log is asked whether it goes on: nobody stands behind what came last. */
const silence = 10_000;
/** Milliseconds between two looks at how the bus stands. */
const look = 500;
const page = 500;

interface BusSubscriptionParts {
  readonly store: Pick<EventReader, 'readAll' | 'readStream' | 'head'>;
  readonly clock: Clock;
  readonly after: Position;
  readonly types: readonly string[] | undefined;
  readonly vouch: Vouching;
  readonly signal: AbortSignal;
}

/**
 * What a topic of stored events brings, in the order of the log and each once. What the topic has lost, or has not brought while others
 * came that stand behind it, is read from the log; so is what it should have brought last, for a while in which nothing came: its place may
 * be noted before that of the follower was kept, whose process then was killed.
 */
export class BusSubscription {
  private readonly order: LogOrder;
  private readonly wanted: ReadonlySet<string> | undefined;
  private ready: RecordedEvent[] = [];
  private told: Position;
  /** The end of the log when it was last asked for. */
  private head: Position = START;
  /** Since when it stands at one place, and whether events wait behind it for one in front of them. */
  private standing: { readonly at: Position; readonly isWaiting: boolean; readonly since: number } | undefined;
  private readonly over = new AbortController();
  private wake = (): void => undefined;
  private drained = (): void => undefined;

  constructor(private readonly parts: BusSubscriptionParts) {
    this.order = new LogOrder(parts.after);
    this.told = parts.after;
    this.wanted = parts.types && new Set(parts.types);
  }

  /** Resolves when there is room for the next one. */
  async take(message: TakenMessage, signal: AbortSignal): Promise<void> {
    const placed = placedOf(message, (type) => this.wanted?.has(type) ?? true, this.parts.vouch);
    await this.assertThere(placed);
    this.put(this.order.turn(placed));
    this.wake();
    while (this.ready.length > mostReady && !signal.aborted && !this.over.signal.aborted)
      await new Promise<void>((resolve) => {
        this.drained = resolve;
      });
  }

  /** A topic may tell of more than there is, or of another event: where an older log was brought back, and went on. */
  private async assertThere({ position, event }: Placed): Promise<void> {
    const { store } = this.parts;
    if (position > this.head) this.head = await orTryAgain(store.head(), 'the log');
    if (position > this.head) throw new Error('the message lies behind the end of the log');
    if (event === undefined || position <= this.order.position()) return;
    const { stream, revision: from, id } = event;
    const [there] = await orTryAgain(store.readStream(stream, { from, to: from }), 'the log');
    if (there?.id !== id || there.position !== position)
      throw new Error('the message tells of an event that the log does not have');
  }

  /** For as long as the bus can be asked. */
  async *messages(status: () => ConsumptionStatus): AsyncGenerator<SubscriptionMessage> {
    this.parts.signal.addEventListener('abort', () => this.over.abort(), { once: true, signal: this.over.signal });
    void this.looking();
    try {
      yield* this.untilStopped(status);
    } finally {
      this.over.abort();
    }
  }

  private async *untilStopped(status: () => ConsumptionStatus): AsyncGenerator<SubscriptionMessage> {
    const { signal } = this.parts;
    let joined = false;
    while (!signal.aborted) {
      const { state, lastError } = status();
      if (state === 'failing') throw new TryAgain(lastError ?? 'the event bus does not answer');
      await this.readMissing();
      const events = this.ready;
      this.ready = [];
      this.drained();
      for (const event of events) {
        if (signal.aborted) return;
        yield { kind: 'event', event };
      }
      if (this.ready.length > 0) continue;
      if (state === 'running' && (!joined || this.told < this.order.position())) {
        yield await this.place();
        joined = true;
      }
      if (this.ready.length === 0 && !signal.aborted)
        await new Promise<void>((resolve) => {
          this.wake = resolve;
        });
    }
  }

  /** Whoever waits looks again now and then: for what is missing, and for how the bus stands. */
  private async looking(): Promise<void> {
    const { signal } = this.over;
    while (!signal.aborted) {
      await this.parts.clock.wait(look, signal);
      this.wake();
      this.drained();
    }
  }

  /** How far it has come, and whether that is all. */
  private async place(): Promise<SubscriptionMessage> {
    const position = this.order.position();
    this.told = position;
    return { kind: position >= (await this.parts.store.head()) ? 'caught-up' : 'checkpoint', position };
  }

  private put(next: readonly Placed[]): void {
    for (const { event } of next) if (event !== undefined) this.ready.push(event);
  }

  private async readMissing(): Promise<void> {
    const { store, types } = this.parts;
    const at = this.order.position();
    const upTo = await this.missingUpTo();
    if (upTo <= at) return;
    const filter = types === undefined ? {} : { filter: { types } };
    const events = await store.readAll({ after: at, limit: page, upTo, ...filter });
    // What comes meanwhile is passed over, or stands behind.
    if (this.order.position() !== at) return;
    this.ready.push(...events);
    const last = events.length < page ? upTo : events.at(-1)?.position;
    if (last !== undefined) this.put(this.order.pass(last));
  }

  /** Where it should be by now: no further than it is while that may still come. */
  private async missingUpTo(): Promise<Position> {
    const now = this.parts.clock.now();
    const { count, upTo } = this.order.waiting();
    const [at, isWaiting] = [this.order.position(), count > 0];
    if (this.standing?.at !== at || this.standing.isWaiting !== isWaiting)
      this.standing = { at, isWaiting, since: now };
    const stood = now - this.standing.since;
    if (count >= mostEarly || (isWaiting && stood >= patience)) return upTo;
    if (isWaiting || stood < silence) return at;
    this.standing = undefined;
    // Nobody misses it while the log cannot be asked: it is asked again.
    return this.parts.store.head().catch(() => at);
  }
}
