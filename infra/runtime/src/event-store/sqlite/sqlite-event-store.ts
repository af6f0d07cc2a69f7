import Database from 'better-sqlite3';
import { type AppendResult, type Commit, type EventFilter, type EventStore, type Position, type RecordedEvent, type SubscriptionMessage } from '../port.ts';
import { type EventRow, toRecorded } from './rows.ts';
import { Writer } from './writer.ts';

const pageSize = 500;

export interface SqliteEventStoreOptions {
  readonly file: string;
  /** Called when the disk failed under the log; by default the process ends, because nothing is known any more. */
  readonly onFatal?: (reason: string) => void;
}

/**
 * The log in one SQLite file: WAL, synchronous=FULL, one writer thread with group commit, readers beside it. One process owns the
 * file; a second one is refused in plain words.
 */
export async function openSqliteEventStore({ file, onFatal = endProcess }: SqliteEventStoreOptions): Promise<EventStore> {
  const lock = takeLock(file);
  const waiting = new Set<() => void>();
  const wake = () => {
    for (const resume of [...waiting]) resume();
  };
  const writer = await Writer.start(file, wake, onFatal);
  const db = new Database(file, { readonly: true });
  return new SqliteEventStore(db, writer, waiting, lock);
}

function endProcess(reason: string): never {
  console.error(`The log cannot be written safely any more (${reason}). The process ends; start it again.`);
  process.exit(70);
}

/** Holds an exclusive transaction on a file beside the log; the operating system lets go of it when the process dies. */
function takeLock(file: string): Database.Database {
  const lock = new Database(`${file}.lock`, { timeout: 0 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch {
    lock.close();
    throw new Error(`another process is using ${file}; stop it first, or choose another DATA_DIR`);
  }
}

class SqliteEventStore implements EventStore {
  private closed = false;
  private readonly byStream: Database.Statement<[string, number, number], EventRow>;
  private readonly all: Database.Statement<[number, number, number], EventRow>;
  private readonly commit: Database.Statement<[string], { result: string }>;
  private readonly filtered = new Map<string, Database.Statement<unknown[], EventRow>>();

  constructor(
    private readonly db: Database.Database,
    private readonly writer: Writer,
    private readonly waiting: Set<() => void>,
    private readonly lock: Database.Database,
  ) {
    this.byStream = db.prepare('SELECT * FROM events WHERE stream = ? AND revision BETWEEN ? AND ? ORDER BY revision');
    this.all = db.prepare('SELECT * FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?');
    this.commit = db.prepare('SELECT result FROM commits WHERE commit_id = ?');
  }

  append(commit: Commit): Promise<AppendResult> {
    return this.writer.append(commit);
  }

  async readStream(stream: string, { from = 0, to = Number.MAX_SAFE_INTEGER }: { from?: number; to?: number } = {}): Promise<readonly RecordedEvent[]> {
    return this.byStream.all(stream, from, to).map(toRecorded);
  }

  async readAll({ after, limit, filter, upTo }: { after: Position; limit: number; filter?: EventFilter; upTo?: Position }): Promise<readonly RecordedEvent[]> {
    const end = upTo === undefined ? Number.MAX_SAFE_INTEGER : Number(upTo);
    if (!filter?.types) return this.all.all(Number(after), end, limit).map(toRecorded);
    return this.ofTypes(filter.types.length).all(Number(after), end, ...filter.types, limit).map(toRecorded);
  }

  private ofTypes(count: number): Database.Statement<unknown[], EventRow> {
    const key = String(count);
    const known = this.filtered.get(key);
    if (known) return known;
    const places = Array.from({ length: count }, () => '?').join(', ');
    // The unary plus keeps the walk in order of position instead of a lookup per type.
    const made = this.db.prepare<unknown[], EventRow>(`SELECT * FROM events WHERE position > ? AND position <= ? AND +type IN (${places}) ORDER BY position LIMIT ?`);
    this.filtered.set(key, made);
    return made;
  }

  async *subscribe({ after, filter, signal }: { after: Position; filter?: EventFilter; signal: AbortSignal }): AsyncGenerator<SubscriptionMessage> {
    let at = after;
    let caughtUp: Position | undefined;
    while (!signal.aborted && !this.closed) {
      const head = this.writer.head;
      const events = await this.readAll({ after: at, limit: pageSize, upTo: head, ...(filter ? { filter } : {}) });
      for (const event of events) {
        if (signal.aborted) return;
        yield { kind: 'event', event };
        at = event.position;
      }
      if (events.length === pageSize) {
        yield { kind: 'checkpoint', position: at };
        continue;
      }
      at = head;
      if (caughtUp !== head) {
        caughtUp = head;
        yield { kind: 'caught-up', position: head };
      }
      if (this.writer.head === head) await this.nextCommit(signal);
    }
  }

  /** Resolves at the next commit, when the signal aborts or when the store closes. */
  private nextCommit(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const resume = () => {
        this.waiting.delete(resume);
        signal.removeEventListener('abort', resume);
        resolve();
      };
      this.waiting.add(resume);
      signal.addEventListener('abort', resume, { once: true });
      if (signal.aborted || this.closed) resume();
    });
  }

  async head(): Promise<Position> {
    return this.writer.head;
  }

  async findCommit(commitId: string): Promise<AppendResult | undefined> {
    const row = this.commit.get(commitId);
    return row && { ...(JSON.parse(row.result) as AppendResult), deduplicated: true };
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    for (const resume of [...this.waiting]) resume();
    await this.writer.close();
    this.db.close();
    this.lock.close();
  }
}

