import type { EventReader, LogPosition, SubscriptionMessage } from '../event-store/port.ts';
import { SubscriberQueue } from './subscriber-queue.ts';

type Subscribing = Parameters<EventReader['subscribe']>[0];

export interface SharingOptions {
  /** Messages that wait for one subscriber before it is left to read for itself. Default 1,000. */
  readonly queueLimit?: number;
  /** Milliseconds after which a subscriber hears how far the log went on without an event for it. Default 1,000. */
  readonly passedEveryMs?: number;
}

/**
 * The same log, whose subscribers share one subscription: each event is read and parsed once for all of them, and only those that want
 * its type wake. A subscriber reads for itself until it has caught up with the shared subscription, and again when it is so slow that its
 * queue is full. Whatever fails the shared subscription, fails all its subscribers.
 */
export function withSharedSubscription(reader: EventReader, options: SharingOptions = {}): EventReader {
  const shared = new SharedSubscription(reader, options);
  return {
    readStream: (stream, range) => reader.readStream(stream, range),
    readAll: (wanted) => reader.readAll(wanted),
    subscribe: (wanted) => shared.subscribe(wanted),
    head: () => reader.head(),
    look: () => reader.look?.(),
    findCommit: (commitId) => reader.findCommit(commitId),
    close: () => reader.close(),
  };
}

/** The subscription as it runs now; another one follows when it failed or nobody was left. */
interface Run {
  /** Every event up to here was handed to the queues that want it. */
  at: LogPosition;
  /** Whether the log ends there, as far as is known. */
  isAtEnd: boolean;
  readonly abort: AbortController;
  readonly queues: Set<SubscriberQueue>;
  /** The queues that got an event since they last heard of the end. */
  readonly touched: Set<SubscriberQueue>;
  passing: NodeJS.Timeout | undefined;
}

/** A subscriber that has read the log up to a position. */
interface Joining {
  readonly after: LogPosition;
  /** Whether it heard that the log ends there. */
  readonly isCaughtUp: boolean;
  readonly types: ReadonlySet<string> | undefined;
}

interface Joined {
  readonly queue: SubscriberQueue;
  leave(): void;
}

class SharedSubscription {
  private run: Run | undefined;
  private readonly queueLimit: number;
  private readonly passedEveryMs: number;

  constructor(
    private readonly reader: EventReader,
    { queueLimit = 1_000, passedEveryMs = 1_000 }: SharingOptions,
  ) {
    this.queueLimit = queueLimit;
    this.passedEveryMs = passedEveryMs;
  }

  async *subscribe(wanted: Subscribing): AsyncGenerator<SubscriptionMessage> {
    const { filter, signal } = wanted;
    const types = filter?.types && new Set(filter.types);
    let { after } = wanted;
    while (!signal.aborted) {
      let joined: Joined | undefined;
      let isCaughtUp = false;
      for await (const message of this.reader.subscribe({ ...wanted, after })) {
        after = positionOf(message);
        isCaughtUp = message.kind === 'caught-up';
        yield message;
        // In one step with the look at where the shared one is: whatever that hands on from here waits in the queue.
        joined = this.join({ after, isCaughtUp, types });
        if (joined !== undefined) break;
      }
      if (joined === undefined) return;
      for await (const message of messages(joined, signal)) {
        const position = positionOf(message);
        // What the shared one had not handed on yet was read here already.
        if (position < after || (position === after && (isCaughtUp || message.kind === 'event'))) continue;
        after = position;
        isCaughtUp = message.kind === 'caught-up';
        yield message;
      }
    }
  }

  /** Undefined where the shared subscription is further, or does not run and the end of the log is not reached. */
  private join({ after, isCaughtUp, types }: Joining): Joined | undefined {
    const run = this.run ?? (isCaughtUp ? this.begin(after) : undefined);
    if (run === undefined || run.at > after) return undefined;
    const queue = new SubscriberQueue(types, after, this.queueLimit);
    run.queues.add(queue);
    if (run.isAtEnd && run.at === after) queue.put({ kind: 'caught-up', position: after });
    else run.touched.add(queue);
    return { queue, leave: () => this.leave(run, queue) };
  }

  private begin(after: LogPosition): Run {
    const run: Run = {
      ...{ at: after, isAtEnd: true, abort: new AbortController(), passing: undefined },
      ...{ queues: new Set<SubscriberQueue>(), touched: new Set<SubscriberQueue>() },
    };
    this.run = run;
    void this.follow(run);
    return run;
  }

  private async follow(run: Run): Promise<void> {
    let failed: { readonly error?: unknown } = {};
    try {
      for await (const message of this.reader.subscribe({ after: run.at, signal: run.abort.signal })) {
        if (message.kind === 'event') this.hand(run, message);
        else this.passed(run, message);
      }
    } catch (error) {
      failed = { error };
    }
    this.over(run);
    for (const queue of run.queues) queue.end({ kind: 'ended', ...failed });
  }

  private hand(run: Run, message: SubscriptionMessage & { readonly kind: 'event' }): void {
    run.at = message.event.position;
    run.isAtEnd = false;
    for (const queue of run.queues) {
      if (queue.types?.has(message.event.type) === false) continue;
      if (queue.put(message)) run.touched.add(queue);
      else this.leave(run, queue);
    }
  }

  private passed(run: Run, { kind, position }: SubscriptionMessage & { readonly position: LogPosition }): void {
    run.at = position;
    run.isAtEnd = kind === 'caught-up';
    if (!run.isAtEnd) return;
    for (const queue of run.touched) this.tell(run, queue);
    run.touched.clear();
    run.passing ??= setTimeout(() => this.tellPassed(run), this.passedEveryMs).unref();
  }

  /** Subscribers that wanted nothing for a while hear how far they are all the same: their position is stored, and shown. */
  private tellPassed(run: Run): void {
    run.passing = undefined;
    for (const queue of run.queues) if (queue.last < run.at) this.tell(run, queue);
  }

  private tell(run: Run, queue: SubscriberQueue): void {
    const kind = run.isAtEnd ? 'caught-up' : 'checkpoint';
    if (!queue.put({ kind, position: run.at })) this.leave(run, queue);
  }

  private leave(run: Run, queue: SubscriberQueue): void {
    run.queues.delete(queue);
    run.touched.delete(queue);
    if (run.queues.size === 0) this.over(run);
  }

  /** Whoever comes next begins another one. */
  private over(run: Run): void {
    if (this.run === run) this.run = undefined;
    clearTimeout(run.passing);
    run.abort.abort();
  }
}

const positionOf = (message: SubscriptionMessage): LogPosition =>
  message.kind === 'event' ? message.event.position : message.position;

/** What the shared subscription hands to one subscriber, until that falls behind or is stopped. Throws what the subscription failed with. */
async function* messages({ queue, leave }: Joined, signal: AbortSignal): AsyncGenerator<SubscriptionMessage> {
  const stop = () => queue.end({ kind: 'ended' });
  signal.addEventListener('abort', stop);
  try {
    while (!signal.aborted) {
      const taken = await queue.take();
      if ('kind' in taken) {
        if (taken.kind === 'ended' && !signal.aborted) throw taken.error ?? new Error('the subscription ended');
        return;
      }
      for (const message of taken) {
        if (signal.aborted) return;
        yield message;
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    leave();
  }
}
