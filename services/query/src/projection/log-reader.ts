import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  batches,
  type Clock,
  type EventReader,
  follow,
  type LogBatch,
  type Logger,
  type LogPosition,
  noteEvents,
  type OpenEvents,
  pauseOfStore,
  persist,
  type RecordedEvent,
  START,
  Troubles,
} from '@talentlog/runtime';
import type { Feed, LogPage } from './feed.ts';
import { LogEvent } from './projector.ts';

export interface LogReaderOptions {
  readonly store: EventReader;
  readonly open: OpenEvents;
  readonly logger: Logger;
  readonly clock: Clock;
  /** Events per page, and the most of them while page after page is full. */
  readonly limit: number;
  readonly most: number;
  /** A feed came to the log's end and follows it from now on. */
  readonly onJoined: (feed: Feed) => Promise<void>;
  /** Some feed moved. */
  readonly onMoved: () => void;
}

/**
 * Reads the log for the feeds: those that lag share pages, from the one furthest back; those that reached the end share one
 * subscription. A feed whose store fails is taken out and tried again, so that it holds up nobody.
 */
export class LogReader {
  readonly troubles = new Troubles();
  private readonly catchingUp = new Set<Feed>();
  private readonly following = new Set<Feed>();
  /** Up to here the subscription's events were given, or are being given, to the feeds that follow. */
  private given: LogPosition | undefined;
  private pages: Promise<void> | undefined;
  /** Events of the next page. */
  private length: number;
  private tail: Promise<void> | undefined;
  private readonly failures = new Map<Feed, number>();
  private readonly dropped = new WeakSet<Feed>();
  /** Pages on their way to the feeds, with the keys that open their events. */
  private readonly inHand = new Set<Promise<void>>();
  private readonly abort = new AbortController();

  constructor(private readonly options: LogReaderOptions) {
    this.length = options.limit;
  }

  add(feed: Feed): void {
    this.catchingUp.add(feed);
    feed.progress.begin(feed.position());
    if (this.abort.signal.aborted || this.pages !== undefined) return;
    this.pages = this.readPages().finally(() => {
      this.pages = undefined;
      for (const late of [...this.catchingUp].slice(0, 1)) this.add(late);
    });
  }

  /** The feed gets nothing more. */
  drop(feed: Feed): void {
    this.dropped.add(feed);
    this.rest(feed);
  }

  /** The feed gets nothing until it is added again. */
  rest(feed: Feed): void {
    this.catchingUp.delete(feed);
    this.following.delete(feed);
  }

  /** Whether the feed has come to the log's end and follows it. */
  isFollowing(feed: Feed): boolean {
    return this.following.has(feed);
  }

  /** Takes the feed out and adds it again after a while, which grows with each failure in a row. */
  tryLater(feed: Feed, error: unknown): void {
    const failures = this.failures.get(feed) ?? 0;
    this.failures.set(feed, failures + 1);
    this.rest(feed);
    const { clock, logger } = this.options;
    const reason = feed.troubles.fails('views', error);
    const { name } = feed.projector;
    logger.error({ projector: name, position: feed.position(), error: reason }, 'projecting failed; will try again');
    void clock.wait(pauseOfStore(failures), this.abort.signal).then(() => {
      if (!this.dropped.has(feed)) this.add(feed);
    });
  }

  /** Resolves when the feeds have all that was opened before: keys that were destroyed meanwhile open nothing more. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.inHand);
  }

  async stop(): Promise<void> {
    this.abort.abort();
    await Promise.all([this.pages, this.tail]);
  }

  async logEvents(events: readonly RecordedEvent[]): Promise<readonly LogEvent[]> {
    const open = await this.options.open(events);
    return events.map((event) => new LogEvent(event, open));
  }

  private async readPages(): Promise<void> {
    const { signal } = this.abort;
    while (this.catchingUp.size > 0 && !signal.aborted) {
      await persist(() => this.readPage(), {
        clock: this.options.clock,
        signal,
        onFailure: (error) => this.fails('log', error),
        onSuccess: () => this.troubles.mended('log'),
      });
      await nextTurn();
    }
  }

  private async readPage(): Promise<void> {
    const { store, limit: least, most } = this.options;
    const [after = START] = [...this.catchingUp].map((feed) => feed.position()).sort();
    const limit = this.length;
    const events = await store.readAll({ after, limit });
    const upTo = events.at(-1)?.position ?? after;
    const isFull = events.length === limit;
    // A row that moves often is written once a page: pages of 4,000 write half of what pages of 1,000 do.
    this.length = isFull ? Math.min(limit * 2, most) : least;
    await this.hand(async () => this.give(this.catchingUp, { after, events: await this.logEvents(events), upTo }));
    if (!isFull) await this.join(upTo);
  }

  private hand(page: () => Promise<void>): Promise<void> {
    const mine = page().finally(() => this.inHand.delete(mine));
    this.inHand.add(mine);
    return mine;
  }

  /** To all of them at once, so that what they make of it is written together. */
  private async give(feeds: ReadonlySet<Feed>, page: LogPage): Promise<void> {
    await Promise.all([...feeds].map((feed) => this.giveOne(feed, feeds, page)));
    this.options.onMoved();
  }

  private async giveOne(feed: Feed, feeds: ReadonlySet<Feed>, page: LogPage): Promise<void> {
    try {
      await feed.take(page);
      this.failures.delete(feed);
      feed.troubles.mended('views');
    } catch (error) {
      if (feeds.has(feed)) this.tryLater(feed, error);
    }
  }

  /** Feeds that are as far as the subscription go over to it; it starts where the first of them is. */
  private async join(end: LogPosition): Promise<void> {
    for (const feed of [...this.catchingUp]) {
      if (feed.position() < end || (this.given !== undefined && feed.position() < this.given)) continue;
      this.catchingUp.delete(feed);
      this.following.add(feed);
      this.given ??= feed.position();
      await this.options.onJoined(feed);
      if (this.following.has(feed)) feed.progress.end();
    }
    if (this.given !== undefined) this.tail ??= this.followTail();
  }

  private followTail(): Promise<void> {
    const { signal } = this.abort;
    const { store, limit, clock } = this.options;
    return follow({
      clock,
      signal,
      subscribe: () => batches(store, { after: this.given ?? START, signal, limit }),
      take: (batch) => this.takeBatch(batch),
      onBroken: (error) => this.fails('subscription', error),
      onMended: () => this.troubles.mended('subscription'),
    });
  }

  private async takeBatch({ events, upTo }: LogBatch): Promise<void> {
    const since = Date.now();
    await this.hand(async () => {
      const logEvents = await this.logEvents(events);
      const after = this.given ?? START;
      if (upTo > after) this.given = upTo;
      await this.give(this.following, { after, events: logEvents, upTo });
    });
    noteEvents('project', events, since);
  }

  private fails(ground: 'log' | 'subscription', error: unknown): void {
    const reason = this.troubles.fails(ground, error);
    this.options.logger.error({ after: this.given, error: reason }, `the ${ground} failed; will try again`);
  }
}
