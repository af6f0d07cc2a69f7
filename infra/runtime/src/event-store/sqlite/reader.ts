import type Database from 'better-sqlite3';
import { LogDamaged } from '../admin.ts';
import type { AppendResult, Metadata, RecordedEvent } from '../port.ts';
import { positionOf } from '../position.ts';
import { openToRead } from './open-to-read.ts';
import { type EventRow, readerStatements } from './reader-statements.ts';

function recorded(row: EventRow): RecordedEvent {
  const [position, stream, revision, id, type, schemaVersion, data, metadata, recordedAt, prevHash, hash] = row;
  return {
    id,
    type,
    schemaVersion,
    data: JSON.parse(data) as Readonly<Record<string, unknown>>,
    metadata: JSON.parse(metadata) as Metadata,
    stream,
    revision,
    position: positionOf(position),
    recordedAt,
    prevHash,
    hash,
  };
}

type StoredIn = AppendResult['events'][number];
const last = Number.MAX_SAFE_INTEGER;
/** As many events as one group of callers appends. */
const shortTail = 256;

/** Reads a log on a connection of its own, which sees committed transactions only and never waits for the writer. */
export class LogReader {
  private readonly db: Database.Database;
  private readonly sql: ReturnType<typeof readerStatements>;
  private tail: { after: number; upTo: number; events: readonly RecordedEvent[] } | undefined;

  constructor(file: string) {
    this.db = openToRead(file);
    this.sql = readerStatements(this.db);
  }

  head(): number {
    return this.sql.head.get() ?? 0;
  }

  /** Throws LogDamaged where a revision is missing. */
  stream(stream: string, from = 0, to = last): RecordedEvent[] {
    const first = Math.max(0, from);
    return this.sql.stream.all(stream, first, Math.min(to, last)).map((row, index) => {
      const event = recorded(row);
      if (event.revision !== first + index) throw new LogDamaged(`${stream} has no revision ${first + index}`);
      return event;
    });
  }

  /** Up to `limit` events after one position, not after the other. Throws LogDamaged where a position is missing. */
  range(after: number, upTo: number, limit: number, types?: readonly string[]): readonly RecordedEvent[] {
    if (upTo > after && upTo - after <= Math.min(shortTail, limit)) {
      const tail = this.shared(after, upTo);
      return types === undefined ? tail : tail.filter(({ type }) => types.includes(type));
    }
    return this.read(after, upTo, limit, types);
  }

  /** What was appended last is asked for by every follower at once: it is read and parsed for all of them together. */
  private shared(after: number, upTo: number): readonly RecordedEvent[] {
    if (this.tail?.after !== after || this.tail.upTo !== upTo)
      this.tail = { after, upTo, events: this.read(after, upTo, upTo - after) };
    return this.tail.events;
  }

  private read(after: number, upTo: number, limit: number, types?: readonly string[]): RecordedEvent[] {
    if (types !== undefined) return this.sql.ofTypes.all(after, upTo, JSON.stringify(types), limit).map(recorded);
    const rows = this.sql.range.all(after, upTo, limit);
    // An end that was announced is believed only as far as the file goes: whatever it lacks would be passed over for good.
    const there = rows.findIndex(([position], index) => position !== after + index + 1);
    const missing = there < 0 ? rows.length : there;
    if (missing < Math.min(limit, upTo - after)) throw new LogDamaged(`the log has no position ${after + missing + 1}`);
    return rows.map(recorded);
  }

  commit(commitId: string): AppendResult | undefined {
    const found = this.sql.commit.get(commitId);
    if (found === undefined) return undefined;
    const events = this.sql.places
      .all(found.before, found.last)
      .map((row): StoredIn => ({ ...row, position: positionOf(row.position) }));
    return { position: positionOf(found.last), events, deduplicated: true };
  }

  /** Undefined where a commit that ends there has no hash. */
  commitHashes(after: number, upTo: number): readonly string[] | undefined {
    const rows = this.sql.commitHashes.all(after, upTo);
    const follows = ({ before }: { before: number | null }, index: number) => {
      const end = rows[index - 1]?.last;
      return before !== null && (end === undefined ? before <= after : before === end);
    };
    return rows.length > 0 && rows.every(follows) ? rows.map(({ hash }) => hash) : undefined;
  }

  close(): void {
    this.db.close();
  }
}
