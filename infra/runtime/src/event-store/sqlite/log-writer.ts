import Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { canonicalJson } from '../canonical.ts';
import { eventHash, NO_HASH, sha256 } from '../event-text.ts';
import type { Commit, ExpectedRevision, NewEvent } from '../port.ts';
import { positionOf } from '../position.ts';
import type { Answer } from './messages.ts';
import { openLog } from './schema.ts';

/** Where a stream stands; revision -1 when it does not exist. */
interface Head {
  readonly revision: number;
  readonly hash: string;
}
const nothing: Head = { revision: -1, hash: NO_HASH };
const knownHeads = 50_000;
/** Frames of the write-ahead log grow by group and by text; past either, they are moved into the main file. */
const groupsPerCheckpoint = 1_000;
const textPerCheckpoint = 8_000_000;

/** The one place that writes a log. Synchronous; runs in a thread of its own, so that a sync holds nobody up. */
export class LogWriter {
  private readonly db: Database.Database;
  private readonly sql: ReturnType<typeof statements>;
  private readonly heads = new LRUCache<string, Head>({ max: knownHeads });
  private position: number;
  private groups = 0;
  private written = 0;

  /** Throws what `openLog` throws. */
  constructor(file: string) {
    this.db = openLog(file);
    this.sql = statements(this.db);
    this.position = this.sql.counted.get() ?? 0;
  }

  /**
   * Stores a group in one transaction with one sync; a commit that is refused leaves its neighbours alone. When it returns, what is
   * answered as stored is on the disk. Throws when the disk or the file fails: nothing more may be written then.
   */
  store(group: readonly string[]): readonly Answer[] {
    const before = this.position;
    try {
      this.sql.begin.run();
      const recordedAt = new Date().toISOString();
      const answers = group.map((text) => this.storeOne(JSON.parse(text) as Commit, recordedAt));
      if (this.position !== before) this.sql.count.run(this.position);
      this.sql.commit.run();
      return answers;
    } catch (error) {
      if (this.db.inTransaction) this.sql.rollback.run();
      this.heads.clear();
      this.position = before;
      if (!isPassing(error)) throw error;
      return group.map(() => ({ kind: 'unavailable', why: `the log cannot be written now: ${error.message}` }));
    }
  }

  /** Moves the write-ahead log into the main file when it has grown. Throws when the disk fails. */
  tidy(): void {
    this.groups += 1;
    if (this.groups < groupsPerCheckpoint && this.written < textPerCheckpoint) return;
    this.groups = 0;
    this.written = 0;
    try {
      this.db.pragma('wal_checkpoint(PASSIVE)');
    } catch (error) {
      if (!isPassing(error)) throw error;
    }
  }

  close(): void {
    this.db.close();
  }

  private storeOne(commit: Commit, recordedAt: string): Answer {
    const texts = commit.writes.map(({ events }) => events.map(textsOf));
    const digest = digestOf(commit, texts);
    const known = this.sql.findCommit.get(commit.commitId);
    if (known !== undefined) {
      if (known.digest !== digest) return { kind: 'reused', why: `commit ${commit.commitId} holds other events` };
      return {
        kind: 'stored',
        before: known.before,
        revisions: this.revisionsOf(commit, known.before),
        deduplicated: true,
      };
    }
    const conflict = this.conflictOf(commit);
    if (conflict !== undefined) return conflict;
    return this.insert(commit, texts, digest, recordedAt);
  }

  /** All expectations are about the state before the commit, except that a stream's second write counts on its first. */
  private conflictOf({ writes, checks = [] }: Commit): Answer | undefined {
    const ahead = new Map<string, number>();
    const revisionOf = (stream: string) => ahead.get(stream) ?? this.headOf(stream).revision;
    for (const { stream, expected } of checks) {
      const actual = revisionOf(stream);
      if (!holds(expected, actual)) return { kind: 'conflict', stream, expected, actual };
    }
    for (const { stream, expected, events } of writes) {
      const actual = revisionOf(stream);
      if (!holds(expected, actual)) return { kind: 'conflict', stream, expected, actual };
      ahead.set(stream, actual + events.length);
    }
    return undefined;
  }

  private insert(commit: Commit, texts: readonly (readonly Texts[])[], digest: string, recordedAt: string): Answer {
    const before = this.position;
    const moved = new Map<string, Head>();
    const revisions: number[] = [];
    this.sql.savepoint.run();
    try {
      commit.writes.forEach(({ stream, events }, index) => {
        let head = moved.get(stream) ?? this.headOf(stream);
        revisions.push(head.revision + 1);
        events.forEach((event, at) => {
          head = this.insertEvent(stream, event, texts[index]?.[at] ?? textsOf(event), head, recordedAt);
        });
        moved.set(stream, head);
      });
      this.sql.insertCommit.run(commit.commitId, digest, before, this.position);
    } catch (error) {
      if (!isRepeatedId(error)) throw error;
      this.sql.undo.run();
      this.sql.release.run();
      this.position = before;
      return { kind: 'reused', why: `commit ${commit.commitId} holds an event id that is stored already` };
    }
    this.sql.release.run();
    for (const [stream, head] of moved) this.heads.set(stream, head);
    return { kind: 'stored', before, revisions, deduplicated: false };
  }

  private insertEvent(
    stream: string,
    event: NewEvent,
    { data, metadata }: Texts,
    head: Head,
    recordedAt: string,
  ): Head {
    const { id, type, schemaVersion } = event;
    const position = this.position + 1;
    const revision = head.revision + 1;
    const place = { position: positionOf(position), prevHash: head.hash, recordedAt, revision, stream };
    const hash = eventHash({ data, id, metadata, schemaVersion, type, ...place });
    this.sql.insert.run(
      position,
      stream,
      revision,
      id,
      type,
      schemaVersion,
      data,
      metadata,
      recordedAt,
      head.hash,
      hash,
    );
    this.position = position;
    this.written += data.length + metadata.length;
    return { revision, hash };
  }

  private headOf(stream: string): Head {
    const known = this.heads.get(stream);
    if (known !== undefined) return known;
    const head = this.sql.head.get(stream) ?? nothing;
    this.heads.set(stream, head);
    return head;
  }

  private revisionsOf({ writes }: Commit, before: number): readonly number[] {
    let position = before + 1;
    return writes.map(({ events }) => {
      const revision = this.sql.revisionAt.get(position) ?? 0;
      position += events.length;
      return revision;
    });
  }
}

interface Texts {
  readonly data: string;
  readonly metadata: string;
}
const textsOf = ({ data, metadata }: NewEvent): Texts => ({
  data: canonicalJson(data),
  metadata: canonicalJson(metadata),
});

/** Tells the same commit sent twice from another one under its id. */
function digestOf({ writes, checks = [] }: Commit, texts: readonly (readonly Texts[])[]): string {
  const frame = writes.map(({ stream, expected, events }) => [
    stream,
    expected,
    events.map(({ id, type, schemaVersion }) => [id, type, schemaVersion]),
  ]);
  const contents = texts.flat().map(({ data, metadata }) => `${data}\n${metadata}`);
  return sha256(
    [JSON.stringify([frame, checks.map(({ stream, expected }) => [stream, expected])]), ...contents].join('\n'),
  );
}

function holds(expected: ExpectedRevision, actual: number): boolean {
  if (expected === 'no-stream') return actual === -1;
  return expected === 'stream-exists' ? actual >= 0 : actual === expected;
}

/** A full disk gets room again, and a reader lets go again; every other failure of the disk or the file is final. */
function isPassing(error: unknown): error is Error {
  return error instanceof Database.SqliteError && /^SQLITE_(FULL|BUSY)/.test(error.code);
}

function isRepeatedId(error: unknown): boolean {
  return (
    error instanceof Database.SqliteError &&
    error.code === 'SQLITE_CONSTRAINT_UNIQUE' &&
    error.message.endsWith('events.id')
  );
}

type InsertedEvent = [number, string, number, string, string, number, string, string, string, string, string];
interface CommitRow {
  readonly digest: string;
  readonly before: number;
}

const statements = (db: Database.Database) => ({
  begin: db.prepare('BEGIN IMMEDIATE'),
  commit: db.prepare('COMMIT'),
  rollback: db.prepare('ROLLBACK'),
  savepoint: db.prepare('SAVEPOINT one'),
  undo: db.prepare('ROLLBACK TO one'),
  release: db.prepare('RELEASE one'),
  counted: db.prepare<[], number>('SELECT position FROM log').pluck(),
  count: db.prepare<[number]>('UPDATE log SET position = ?'),
  head: db.prepare<[string], Head>('SELECT revision, hash FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1'),
  revisionAt: db.prepare<[number], number>('SELECT revision FROM events WHERE position = ?').pluck(),
  findCommit: db.prepare<[string], CommitRow>('SELECT digest, before FROM commits WHERE commit_id = ?'),
  insert: db.prepare<InsertedEvent>('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  insertCommit: db.prepare<[string, string, number, number]>('INSERT INTO commits VALUES (?, ?, ?, ?)'),
});
