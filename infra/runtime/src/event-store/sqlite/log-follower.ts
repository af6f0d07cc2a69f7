import { setImmediate as nextTurn } from 'node:timers/promises';
import { LogDamaged } from '../admin.ts';
import {
  type AppendResult,
  type EventFilter,
  type EventReader,
  type LogPosition,
  type RecordedEvent,
  StoreUnavailable,
  type SubscriptionMessage,
} from '../port.ts';
import { positionOf } from '../position.ts';
import { LogReader } from './reader.ts';

/** Positions looked at before others get their turn. */
const step = 1_000;

/** Reads a log and follows it. */
export abstract class LogFollower implements EventReader {
  private reader: LogReader | undefined;
  private readonly sleepers = new Set<() => void>();

  /** `lookEveryMs`: how often it looks by itself whether there is more; never, where it is always told. */
  constructor(private readonly lookEveryMs?: number) {}

  protected read(reader: LogReader): void {
    this.reader = reader;
  }

  /** Wakes subscribers that wait for the next append. */
  protected wake(): void {
    for (const resume of this.sleepers) resume();
  }

  look(): void {
    this.seeEnd();
    this.wake();
  }

  async readStream(stream: string, options: { from?: number; to?: number } = {}): Promise<readonly RecordedEvent[]> {
    return this.open().stream(stream, options.from, options.to);
  }

  async readAll(options: {
    after: LogPosition;
    limit: number;
    filter?: EventFilter;
    upTo?: LogPosition;
  }): Promise<readonly RecordedEvent[]> {
    const { limit, filter } = options;
    const head = this.open().head();
    const end = options.upTo === undefined ? head : Math.min(Number(options.upTo), head);
    const found: RecordedEvent[] = [];
    for (let after = Number(options.after); after < end && found.length < limit; after += step) {
      if (after > Number(options.after)) await nextTurn();
      for (const event of this.open().range(after, Math.min(after + step, end), limit - found.length, filter?.types))
        found.push(event);
    }
    return found;
  }

  async *subscribe(options: {
    after: LogPosition;
    filter?: EventFilter;
    signal: AbortSignal;
  }): AsyncGenerator<SubscriptionMessage> {
    const { filter, signal } = options;
    let after = Number(options.after);
    let told = -1;
    while (!signal.aborted) {
      const head = after > this.end() ? this.seeEnd() : this.end();
      if (after > head) throw new LogDamaged(`asked for events after ${after}, but the log ends at ${head}`);
      const end = Math.min(head, after + step);
      const found = this.open().range(after, end, step, filter?.types);
      for (const event of found) {
        if (signal.aborted) return;
        yield { kind: 'event', event };
      }
      if (end > after && found.at(-1)?.position !== positionOf(end))
        yield { kind: 'checkpoint', position: positionOf(end) };
      after = end;
      if (this.end() > after) {
        await nextTurn();
        continue;
      }
      if (signal.aborted) return;
      if (told !== after) yield { kind: 'caught-up', position: positionOf(after) };
      told = after;
      await this.nextAppend(after, signal);
    }
  }

  async head(): Promise<LogPosition> {
    return positionOf(this.open().head());
  }

  async findCommit(commitId: string): Promise<AppendResult | undefined> {
    return this.open().commit(commitId);
  }

  async close(): Promise<void> {
    this.shut();
  }

  /** From now on it refuses; what waits ends. */
  protected shut(): void {
    const { reader } = this;
    this.reader = undefined;
    this.wake();
    reader?.close();
  }

  /** Throws StoreUnavailable where it is closed. */
  protected open(): LogReader {
    if (this.reader === undefined) throw new StoreUnavailable('the log is closed');
    return this.reader;
  }

  /** Position of the last event that subscribers may be given. */
  protected abstract end(): number;

  /** Asks the log where it ends now. `end` is at least that from then on. */
  protected abstract seeEnd(): number;

  /** Resolves once there is an event after the position, the store closes or the signal aborts. */
  private nextAppend(after: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.reader === undefined || this.end() > after) return Promise.resolve();
    return new Promise((resolve) => {
      const look = () => {
        if (this.reader === undefined || this.seeEnd() > after) resume();
      };
      const looking = this.lookEveryMs === undefined ? undefined : setInterval(look, this.lookEveryMs).unref();
      const resume = () => {
        clearInterval(looking);
        this.sleepers.delete(resume);
        signal.removeEventListener('abort', resume);
        resolve();
      };
      this.sleepers.add(resume);
      signal.addEventListener('abort', resume);
    });
  }
}

/** Milliseconds between looks at the file of a subscriber that waits. Announcements come long before. */
const usualLookMs = 200;

/** Follows a log that another thread or process writes. */
export class AnnouncedLog extends LogFollower {
  private known: number;

  constructor(file: string, lookEveryMs: number) {
    super(lookEveryMs);
    const reader = new LogReader(file);
    this.read(reader);
    this.known = reader.head();
  }

  /** The writer stored events up to `head`: subscribers go on to there without asking the file where it ends. */
  announce(head: LogPosition): void {
    this.known = Math.max(this.known, Number(head));
    this.wake();
  }

  protected end(): number {
    this.open();
    return this.known;
  }

  protected seeEnd(): number {
    this.known = Math.max(this.known, this.open().head());
    return this.known;
  }
}

/**
 * Opens a log that another thread or process writes. `announce` tells it of appends; one that is lost is made up for by the next look at
 * the file. Throws where there is no log.
 */
export const openSqliteEventReader = ({
  file,
  lookEveryMs = usualLookMs,
}: {
  readonly file: string;
  readonly lookEveryMs?: number;
}): AnnouncedLog => new AnnouncedLog(file, lookEveryMs);
