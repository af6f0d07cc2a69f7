import type Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { faultOf } from '../../disk/fault.ts';
import { MarkWriter } from '../../disk/mark-file.ts';
import { commitHash } from '../commit-hash.ts';
import { eventHash, NO_HASH } from '../event-text.ts';
import { digestOf, type PackedCommit, type PackedEvent } from '../packed.ts';
import type { ExpectedRevision } from '../port.ts';
import { positionOf } from '../position.ts';
import { messageOf, sqliteCode } from './errors.ts';
import type { Answer } from './messages.ts';
import { markOf, openLog } from './schema.ts';
import { type Head, type WriterStatements, writerStatements } from './statements.ts';

const nothing: Head = { revision: -1, hash: NO_HASH };
const knownHeads = 50_000;
/** Frames of the write-ahead log grow by group and by text; past either, they are moved into the main file. */
const groupsPerCheckpoint = 1_000;
const textPerCheckpoint = 8_000_000;

/** The one place that writes a log. Synchronous; runs in a thread of its own, so that a sync holds nobody up. */
export class LogWriter {
  private readonly db: Database.Database;
  private readonly sql: WriterStatements;
  private readonly heads = new LRUCache<string, Head>({ max: knownHeads });
  private readonly mark: MarkWriter;
  private position: number;
  private last = NO_HASH;
  private groups = 0;
  private written = 0;

  /** Throws what `openLog` throws. */
  constructor(file: string) {
    this.db = openLog(file);
    this.sql = writerStatements(this.db);
    this.position = this.sql.counted.get() ?? 0;
    this.mark = new MarkWriter(markOf(file));
    if (this.position === 0) this.mark.begin({ at: 0, hash: NO_HASH });
  }

  /**
   * Stores a group in one transaction with one sync, with those that `more` gives while it is at work; a commit that is refused leaves
   * its neighbours alone. Answers in the same order. When it returns, what is answered as stored is on the disk. Throws when the disk
   * or the file fails: nothing more may be written then.
   */
  store(first: readonly PackedCommit[], more: () => readonly PackedCommit[] = () => []): readonly Answer[] {
    const group = [...first];
    const before = this.position;
    const answers: Answer[] = [];
    try {
      this.sql.begin.run();
      const recordedAt = new Date().toISOString();
      for (const commit of joined(group, more)) answers.push(this.storeOne(commit, recordedAt));
      if (this.position !== before) this.sql.count.run(this.position);
      this.sql.commit.run();
      if (this.position !== before) this.mark.set({ at: this.position, hash: this.last });
      return answers;
    } catch (error) {
      if (this.db.inTransaction) this.sql.rollback.run();
      this.heads.clear();
      this.position = before;
      if (isRepeatedId(error)) return this.storeWithout(answers.length, group);
      if (!isPassing(error)) throw error;
      const fault = faultOf(error);
      const why = `the log cannot be written now: ${messageOf(error)}`;
      return group.map(() => ({ kind: 'unavailable', why, ...(fault ? { fault } : {}) }));
    }
  }

  /**
   * The one refusal that shows only while writing: an event id used twice, which is a defect of the caller. Its neighbours are stored
   * anew, which is far cheaper than a savepoint around every commit that is right.
   */
  private storeWithout(index: number, group: readonly PackedCommit[]): readonly Answer[] {
    const others = this.store(group.filter((_, at) => at !== index));
    const why = 'the commit holds an event id that is stored already';
    return [...others.slice(0, index), { kind: 'reused', why }, ...others.slice(index)];
  }

  /** Position of the last event that is stored. */
  head(): number {
    return this.position;
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
    this.mark.close();
    this.db.close();
  }

  private storeOne(commit: PackedCommit, recordedAt: string): Answer {
    const digest = digestOf(commit);
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
    return this.insert(commit, digest, recordedAt);
  }

  /** All expectations are about the state before the commit, except that a stream's second write counts on its first. */
  private conflictOf({ writes, checks }: PackedCommit): Answer | undefined {
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

  private insert(commit: PackedCommit, digest: string, recordedAt: string): Answer {
    const before = this.position;
    const revisions = commit.writes.map(({ stream, events }) => {
      const { revision } = this.headOf(stream);
      for (const event of events) this.insertEvent(stream, event, recordedAt);
      return revision + 1;
    });
    this.keepCommit({ commitId: commit.commitId, digest, before, last: this.position });
    return { kind: 'stored', before, revisions, deduplicated: false };
  }

  private keepCommit(commit: { commitId: string; digest: string; before: number; last: number }): void {
    const { commitId, digest, before, last } = commit;
    this.sql.insertCommit.run(commitId, digest, before, last);
    if (last > before) this.sql.insertCommitHash.run(last, commitId, commitHash(commit));
  }

  private insertEvent(stream: string, event: PackedEvent, recordedAt: string): void {
    const { id, type, schemaVersion, data, metadata } = event;
    const before = this.headOf(stream);
    const position = this.position + 1;
    const revision = before.revision + 1;
    const prevHash = before.hash;
    const hash = eventHash({
      data,
      id,
      metadata,
      position: positionOf(position),
      prevHash,
      recordedAt,
      revision,
      schemaVersion,
      stream,
      type,
    });
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
      prevHash,
      hash,
    );
    this.heads.set(stream, { revision, hash });
    this.position = position;
    this.last = hash;
    this.written += data.length + metadata.length;
  }

  private headOf(stream: string): Head {
    const known = this.heads.get(stream);
    if (known !== undefined) return known;
    const head = this.sql.head.get(stream) ?? nothing;
    this.heads.set(stream, head);
    return head;
  }

  private revisionsOf({ writes }: PackedCommit, before: number): readonly number[] {
    let position = before + 1;
    return writes.map(({ events }) => {
      const revision = this.sql.revisionAt.get(position) ?? 0;
      position += events.length;
      return revision;
    });
  }
}

/** The commits of a group, and those that came meanwhile, which are put at its end. */
function* joined(group: PackedCommit[], more: () => readonly PackedCommit[]): Generator<PackedCommit> {
  for (let index = 0; ; index += 1) {
    if (index === group.length) group.push(...more());
    const commit = group[index];
    if (commit === undefined) return;
    yield commit;
  }
}

function holds(expected: ExpectedRevision, actual: number): boolean {
  if (expected === 'no-stream') return actual === -1;
  return expected === 'stream-exists' ? actual >= 0 : actual === expected;
}

/**
 * A full disk gets room again, one that is read-only or refuses a write is mended, and a reader lets go again: the transaction was
 * rolled back, and nobody was told anything. Every other failure is final, a sync that failed above all.
 */
const isPassing = (error: unknown): boolean =>
  /^SQLITE_(FULL|BUSY|READONLY|IOERR_(WRITE|TRUNCATE|SHM))/.test(sqliteCode(error) ?? '');

const isRepeatedId = (error: unknown): boolean =>
  sqliteCode(error) === 'SQLITE_CONSTRAINT_UNIQUE' && messageOf(error).endsWith('events.id');
