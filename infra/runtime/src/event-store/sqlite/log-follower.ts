import { setImmediate as nextTurn } from 'node:timers/promises';
import { LogDamaged } from '../admin.ts';
import {
  type AppendResult,
  type EventFilter,
  type EventReader,
  type Position,
  type RecordedEvent,
  StoreUnavailable,
  type SubscriptionMessage,
} from '../port.ts';
import { positionOf } from '../position.ts';
import { LogReader } from './reader.ts';

/** Positions looked at before others get their turn. */
const step = 1_000;

/** Reads a log and follows it. Whoever writes says when there is more (`announce`); who is told nothing looks by itself. */
export class LogFollower implements EventReader {
  private reader: LogReader | undefined;
  private readonly sleepers = new Set<() => void>();

  /** `lookEveryMs`: how often it looks by itself whether there is more; never, where it is always told. */
  constructor(private readonly lookEveryMs?: number) {}

  protected read(reader: LogReader): void {
    this.reader = reader;
  }

  /** Something was appended. */
  announce(): void {
    for (const resume of this.sleepers) resume();
  }

  look(): void {
    this.announce();
  }

  async readStream(stream: string, options: { from?: number; to?: number } = {}): Promise<readonly RecordedEvent[]> {
    return this.open().stream(stream, options.from, options.to);
  }

  async readAll(options: {
    after: Position;
    limit: number;
    filter?: EventFilter;
    upTo?: Position;
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
    after: Position;
    filter?: EventFilter;
    signal: AbortSignal;
  }): AsyncGenerator<SubscriptionMessage> {
    const { filter, signal } = options;
    let after = Number(options.after);
    let told = -1;
    while (!signal.aborted) {
      const head = this.end();
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

  async head(): Promise<Position> {
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
    this.announce();
    reader?.close();
  }

  /** Throws StoreUnavailable where it is closed. */
  protected open(): LogReader {
    if (this.reader === undefined) throw new StoreUnavailable('the log is closed');
    return this.reader;
  }

  /** Position of the last event, for those who follow. */
  protected end(): number {
    return this.open().head();
  }

  /** Resolves once there is an event after the position, the store closes or the signal aborts. */
  private nextAppend(after: number, signal: AbortSignal): Promise<void> {
    if (signal.aborted || this.reader === undefined || this.end() > after) return Promise.resolve();
    return new Promise((resolve) => {
      const look = () => {
        if (this.reader === undefined || this.end() > after) resume();
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

/** How often a reader looks by itself: what was announced it has read long before. */
const usualLookMs = 200;

class ReadOnlyLog extends LogFollower {
  constructor(file: string, lookEveryMs: number) {
    super(lookEveryMs);
    this.read(new LogReader(file));
  }
}

/**
 * Opens a log that somebody else writes, in another thread or process, to read and follow it: `announce` says that there is more, and
 * an announcement that is lost costs a moment. Throws where there is none.
 */
export const openSqliteEventReader = ({
  file,
  lookEveryMs = usualLookMs,
}: {
  readonly file: string;
  readonly lookEveryMs?: number;
}): LogFollower => new ReadOnlyLog(file, lookEveryMs);
