import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import {
  type EventStore,
  type Logger,
  type OpenEvents,
  type Position,
  type RecordedEvent,
  START,
} from '@talentlog/runtime';
import type { Feed, LogPage } from './feed.ts';
import { LogEvent } from './projector.ts';
import { follow } from './tail.ts';

const retryMs = { first: 100, longest: 5000 };

export interface LogReaderOptions {
  readonly store: EventStore;
  readonly open: OpenEvents;
  readonly logger: Logger;
  /** Events per page. */
  readonly limit: number;
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
  private readonly catchingUp = new Set<Feed>();
  private readonly following = new Set<Feed>();
  /** Up to here the subscription's events were given, or are being given, to the feeds that follow. */
  private given: Position | undefined;
  private pages: Promise<void> | undefined;
  private tail: Promise<void> | undefined;
  private readonly failures = new Map<Feed, number>();
  private readonly dropped = new WeakSet<Feed>();
  private readonly abort = new AbortController();

  constructor(private readonly options: LogReaderOptions) {}

  add(feed: Feed): void {
    this.catchingUp.add(feed);
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

  /** Takes the feed out and adds it again after a while, which grows with each failure in a row. */
  tryLater(feed: Feed, error: unknown): void {
    const failures = this.failures.get(feed) ?? 0;
    this.failures.set(feed, failures + 1);
    this.rest(feed);
    const { name } = feed.projector;
    this.options.logger.error(
      { projector: name, position: feed.position(), error },
      'projecting failed; will try again',
    );
    void this.pause(Math.min(retryMs.first * 2 ** failures, retryMs.longest)).then(() => {
      if (!this.dropped.has(feed)) this.add(feed);
    });
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
    const { store, limit, logger } = this.options;
    let wait = retryMs.first;
    while (this.catchingUp.size > 0 && !this.abort.signal.aborted) {
      const [after = START] = [...this.catchingUp].map((feed) => feed.position()).sort();
      try {
        const events = await store.readAll({ after, limit });
        const upTo = events.at(-1)?.position ?? after;
        await this.give(this.catchingUp, { after, events: await this.logEvents(events), upTo });
        if (events.length < limit) await this.join(upTo);
        wait = retryMs.first;
      } catch (error) {
        logger.error({ after, error }, 'reading the log failed; will try again');
        await this.pause(wait);
        wait = Math.min(wait * 2, retryMs.longest);
      }
      await nextTurn();
    }
  }

  private async give(feeds: ReadonlySet<Feed>, page: LogPage): Promise<void> {
    for (const feed of [...feeds]) {
      try {
        await feed.take(page);
        this.failures.delete(feed);
      } catch (error) {
        if (feeds.has(feed)) this.tryLater(feed, error);
      }
    }
    this.options.onMoved();
  }

  /** Feeds that are as far as the subscription go over to it; it starts where the first of them is. */
  private async join(end: Position): Promise<void> {
    for (const feed of [...this.catchingUp]) {
      if (feed.position() < end || (this.given !== undefined && feed.position() < this.given)) continue;
      this.catchingUp.delete(feed);
      this.following.add(feed);
      this.given ??= feed.position();
      await this.options.onJoined(feed);
    }
    if (this.given !== undefined) this.tail ??= this.followTail();
  }

  private async followTail(): Promise<void> {
    const { signal } = this.abort;
    const { store, limit, logger } = this.options;
    let wait = retryMs.first;
    while (!signal.aborted) {
      try {
        for await (const { events, upTo } of follow(store, { after: this.given ?? START, signal, limit })) {
          const logEvents = await this.logEvents(events);
          const after = this.given ?? START;
          if (upTo > after) this.given = upTo;
          await this.give(this.following, { after, events: logEvents, upTo });
          wait = retryMs.first;
        }
      } catch (error) {
        logger.error({ after: this.given, error }, 'following the log failed; will try again');
      }
      await this.pause(wait);
      wait = Math.min(wait * 2, retryMs.longest);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await delay(milliseconds, undefined, { signal: this.abort.signal, ref: false }).catch(() => undefined);
  }
}
