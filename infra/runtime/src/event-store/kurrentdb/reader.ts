import { ErrorType, isCommandError, type ResolvedEvent } from '@kurrent/kurrentdb-client';
import { LogDamaged } from '../admin.ts';
import {
  type AppendResult,
  type EventFilter,
  type EventReader,
  type LogPosition,
  type RecordedEvent,
  START,
  type SubscriptionMessage,
} from '../port.ts';
import { type CommitRecord, commitStream } from './commit-record.ts';
import { atLeader, type Connection } from './connection.ts';
import { unavailable } from './failure.ts';
import { ofTypes, ours, oursAndCommits } from './filter.ts';
import { follow } from './follow.ts';
import { ownerStream } from './owner.ts';
import { placeOf, positionAt } from './place.ts';
import { recorded } from './record.ts';

/** Events that are asked for at once. */
const page = 500;

/** Reads and follows a log on KurrentDB. */
export class KurrentReader implements EventReader {
  private readonly ended = new AbortController();

  constructor(private readonly connection: Connection) {}

  async readStream(
    stream: string,
    { from = 0, to }: { from?: number; to?: number } = {},
  ): Promise<readonly RecordedEvent[]> {
    const first = Math.max(0, from);
    if (to !== undefined && to < first) return [];
    const maxCount = to === undefined ? Number.MAX_SAFE_INTEGER : Math.min(to, Number.MAX_SAFE_INTEGER - 1) - first + 1;
    const events = (
      await this.read((client) => client.readStream(stream, { ...atLeader, fromRevision: BigInt(first), maxCount }))
    ).map(recorded);
    const missing = events.findIndex(({ revision }, index) => revision !== first + index);
    if (missing >= 0) throw new LogDamaged(`${stream} has no revision ${first + missing}`);
    return events;
  }

  /** The last event of a stream; undefined where it has none. */
  async lastOf(stream: string): Promise<RecordedEvent | undefined> {
    const options = { ...atLeader, direction: 'backwards', fromRevision: 'end', maxCount: 1 } as const;
    const [last] = await this.read((client) => client.readStream(stream, options));
    return last && recorded(last);
  }

  async readAll(options: {
    after: LogPosition;
    limit: number;
    filter?: EventFilter;
    upTo?: LogPosition;
  }): Promise<readonly RecordedEvent[]> {
    const { limit, upTo, filter } = options;
    if (filter?.types?.length === 0) return [];
    const found: RecordedEvent[] = [];
    for (let after = options.after; found.length < limit; ) {
      // The one at the place itself comes, too.
      const maxCount = Math.min(limit - found.length, page) + 1;
      const asked = { ...atLeader, fromPosition: placeOf(after), filter: ofTypes(filter?.types), maxCount };
      const events = (await this.read((client) => client.readAll(asked))).map(recorded);
      const more = events.filter(({ position }) => position > after && (upTo === undefined || position <= upTo));
      found.push(...more.slice(0, limit - found.length));
      const last = events.at(-1);
      if (last === undefined || events.length < maxCount || (upTo !== undefined && last.position >= upTo)) break;
      after = last.position;
    }
    return found;
  }

  subscribe(options: {
    after: LogPosition;
    filter?: EventFilter;
    signal: AbortSignal;
  }): AsyncIterable<SubscriptionMessage> {
    const signal = AbortSignal.any([options.signal, this.ended.signal]);
    return follow(this.connection, { ...options, signal });
  }

  async head(): Promise<LogPosition> {
    const asked = { ...atLeader, direction: 'backwards', fromPosition: 'end', filter: ours, maxCount: 1 } as const;
    const [last] = await this.read((client) => client.readAll(asked));
    return last === undefined ? START : recorded(last).position;
  }

  async findCommit(commitId: string): Promise<AppendResult | undefined> {
    const found = await this.commitRecord(commitId);
    return found && this.resultOf(found.writes, true);
  }

  async close(): Promise<void> {
    this.ended.abort();
    await this.connection.close();
  }

  /** A page of what lies after a place: events, and what says that a commit was stored. Empty at the end of the log. */
  async recordsAfter(after: LogPosition): Promise<readonly NonNullable<ResolvedEvent['event']>[]> {
    // The one at the place itself comes, too.
    const asked = { ...atLeader, fromPosition: placeOf(after), filter: oursAndCommits, maxCount: page + 1 };
    const found = await this.read((client) => client.readAll(asked));
    return found.filter(({ position }) => positionAt(position) > after);
  }

  /** What was written beside the events of a commit; undefined where it was not stored. */
  async commitRecord(commitId: string): Promise<CommitRecord | undefined> {
    const asked = { ...atLeader, maxCount: 1 };
    const [found] = await this.read((client) => client.readStream(commitStream(commitId), asked));
    return found && (found.data as unknown as CommitRecord);
  }

  /** The last time that a process began to own the log; -1 where none ever did. */
  async lastClaim(): Promise<number> {
    const asked = { ...atLeader, direction: 'backwards', fromRevision: 'end', maxCount: 1 } as const;
    const [last] = await this.read((client) => client.readStream(ownerStream, asked));
    return last === undefined ? -1 : Number(last.revision);
  }

  /** What an append answers: the server says only where its last record stands, so the others are looked for. */
  async resultOf(writes: CommitRecord['writes'], deduplicated: boolean): Promise<AppendResult> {
    const read = await Promise.all(
      writes.map(({ stream, from, count }) =>
        count === 0 ? [] : this.readStream(stream, { from, to: from + count - 1 }),
      ),
    );
    const events = read
      .flat()
      .map(({ id, type, stream, revision, position }) => ({ id, type, stream, revision, position }));
    return { position: events.at(-1)?.position ?? (await this.head()), events, deduplicated };
  }

  /** All that is read; nothing of a stream that is not there. Throws StoreUnavailable. */
  private async read(ask: (client: ReturnType<Connection['client']>) => AsyncIterable<ResolvedEvent>) {
    const client = this.connection.client();
    const events: NonNullable<ResolvedEvent['event']>[] = [];
    try {
      for await (const { event } of ask(client)) if (event !== undefined) events.push(event);
      return events;
    } catch (error) {
      if (error instanceof Error && isCommandError(error) && error.type === ErrorType.STREAM_NOT_FOUND) return [];
      this.connection.renew(client);
      throw unavailable(error);
    }
  }
}
