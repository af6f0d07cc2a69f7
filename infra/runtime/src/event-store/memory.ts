import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical.ts';
import { assertExpectations } from './expectations.ts';
import {
  type AppendResult,
  type Commit,
  CommitIdReused,
  type EventFilter,
  type EventStore,
  type LogPosition,
  type NewEvent,
  type RecordedEvent,
  START,
  StoreUnavailable,
  type SubscriptionMessage,
} from './port.ts';

const noHash = '0'.repeat(64);
const pageSize = 500;
const positionOf = (index: number): LogPosition => String(index).padStart(START.length, '0') as LogPosition;
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** JSON of a value as a durable store would give it back, frozen, because every reader gets the same object. */
function frozenCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value), (_key, part: unknown) => Object.freeze(part)) as T;
}

/** What a memory event store holds; opened with the same one again, a store has it all. */
export class MemoryLog {
  /** All events; the one at index i has position i + 1. */
  readonly log: RecordedEvent[] = [];
  readonly streams = new Map<string, RecordedEvent[]>();
  readonly commits = new Map<string, { readonly fingerprint: string; readonly result: AppendResult }>();
}

export interface MemoryEventStoreOptions {
  readonly now?: () => string;
  readonly memory?: MemoryLog;
}

/** An event store with every guarantee of the port except durability: what it holds ends with the process. For tests and trials. */
export function openMemoryEventStore({ now, memory }: MemoryEventStoreOptions = {}): EventStore {
  return new MemoryEventStore(now ?? (() => new Date().toISOString()), memory ?? new MemoryLog());
}

class MemoryEventStore implements EventStore {
  private readonly log: MemoryLog['log'];
  private readonly streams: MemoryLog['streams'];
  private readonly commits: MemoryLog['commits'];
  private readonly waiting = new Set<() => void>();
  private closed = false;

  constructor(
    private readonly now: () => string,
    { log, streams, commits }: MemoryLog,
  ) {
    this.log = log;
    this.streams = streams;
    this.commits = commits;
  }

  async append(commit: Commit): Promise<AppendResult> {
    this.assertOpen();
    const fingerprint = sha256(canonicalJson([commit.writes, commit.checks ?? []]));
    const earlier = this.commits.get(commit.commitId);
    if (earlier !== undefined) {
      if (earlier.fingerprint !== fingerprint) throw new CommitIdReused(`commit ${commit.commitId} holds other events`);
      return { ...earlier.result, deduplicated: true };
    }
    assertExpectations(commit, (stream) => (this.streams.get(stream)?.length ?? 0) - 1);
    const recorded = commit.writes.flatMap(({ stream, events }) => events.map((event) => this.record(stream, event)));
    const result: AppendResult = {
      position: positionOf(this.log.length),
      events: recorded.map(({ id, type, stream, revision, position }) => ({ id, type, stream, revision, position })),
      deduplicated: false,
    };
    this.commits.set(commit.commitId, { fingerprint, result });
    this.wake();
    return result;
  }

  private record(stream: string, event: NewEvent): RecordedEvent {
    const events = this.streams.get(stream) ?? [];
    this.streams.set(stream, events);
    const place = {
      ...event,
      stream,
      revision: events.length,
      position: positionOf(this.log.length + 1),
      recordedAt: this.now(),
      prevHash: events.at(-1)?.hash ?? noHash,
    };
    const recorded = frozenCopy({ ...place, hash: sha256(JSON.stringify(place)) });
    events.push(recorded);
    this.log.push(recorded);
    return recorded;
  }

  async readStream(
    stream: string,
    { from = 0, to }: { from?: number; to?: number } = {},
  ): Promise<readonly RecordedEvent[]> {
    this.assertOpen();
    return (this.streams.get(stream) ?? []).slice(from, to === undefined ? undefined : to + 1);
  }

  async readAll(options: {
    after: LogPosition;
    limit: number;
    filter?: EventFilter;
    upTo?: LogPosition;
  }): Promise<readonly RecordedEvent[]> {
    this.assertOpen();
    const end = options.upTo === undefined ? this.log.length : Math.min(Number(options.upTo), this.log.length);
    const start = Number(options.after);
    if (options.filter?.types === undefined) return this.log.slice(start, Math.min(end, start + options.limit));
    const types = new Set(options.filter.types);
    const found: RecordedEvent[] = [];
    for (let index = start; index < end && found.length < options.limit; index += 1) {
      const event = this.log[index];
      if (event !== undefined && types.has(event.type)) found.push(event);
    }
    return found;
  }

  async *subscribe(options: {
    after: LogPosition;
    filter?: EventFilter;
    signal: AbortSignal;
  }): AsyncGenerator<SubscriptionMessage> {
    const { filter, signal } = options;
    let after = options.after;
    let told: LogPosition | undefined;
    while (!signal.aborted) {
      this.assertOpen();
      const end = positionOf(Math.min(this.log.length, Number(after) + pageSize));
      const wanted = await this.readAll({
        after,
        limit: pageSize,
        upTo: end,
        ...(filter === undefined ? {} : { filter }),
      });
      for (const event of wanted) {
        if (signal.aborted) return;
        yield { kind: 'event', event };
      }
      if (end > after && wanted.at(-1)?.position !== end) yield { kind: 'checkpoint', position: end };
      if (end > after) after = end;
      if (Number(after) < this.log.length) continue;
      if (told !== after) yield { kind: 'caught-up', position: after };
      told = after;
      await this.nextAppend(after, signal);
    }
  }

  async head(): Promise<LogPosition> {
    this.assertOpen();
    return positionOf(this.log.length);
  }

  async findCommit(commitId: string): Promise<AppendResult | undefined> {
    this.assertOpen();
    const found = this.commits.get(commitId);
    return found && { ...found.result, deduplicated: true };
  }

  async close(): Promise<void> {
    this.closed = true;
    this.wake();
  }

  private assertOpen(): void {
    if (this.closed) throw new StoreUnavailable('the store is closed');
  }

  private wake(): void {
    for (const resume of this.waiting) resume();
  }

  /** Resolves once there is an event after the position, the store closes or the signal aborts. */
  private nextAppend(after: LogPosition, signal: AbortSignal): Promise<void> {
    if (this.log.length > Number(after) || this.closed || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const resume = () => {
        this.waiting.delete(resume);
        signal.removeEventListener('abort', resume);
        resolve();
      };
      this.waiting.add(resume);
      signal.addEventListener('abort', resume);
    });
  }
}
