import type Database from 'better-sqlite3';
import { CommitCheck } from './commit-check.ts';
import { openToRead } from './open-to-read.ts';

/** An event as its bytes lie on the disk: contents undecoded, because a damaged character may decode like another damaged one. */
export interface StoredRow {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly schema_version: number;
  readonly data: Buffer;
  readonly metadata: Buffer;
  readonly recorded_at: string;
  readonly prev_hash: string;
  readonly hash: string;
}

const page = 500;
/** What whoever proves a log reads of its events: the position after which, and how many. */
export const storedRowsSql = `SELECT position, stream, revision, id, type, schema_version, CAST(data AS BLOB) AS data,
  CAST(metadata AS BLOB) AS metadata, recorded_at, prev_hash, hash FROM events WHERE position > ? ORDER BY position LIMIT ?`;

/** What a log's file holds, for whoever proves it: nothing is believed, nothing changed. */
export class StoredRows {
  private constructor(private readonly db: Database.Database) {}

  /** Throws NotReadable where there is no such file, or none that can be read here. May be open while the server writes. */
  static open(file: string): StoredRows {
    return new StoredRows(openToRead(file));
  }

  /** Events that the writer says it wrote. */
  counted(): number {
    return this.db.prepare<[], number>('SELECT position FROM log').pluck().get() ?? 0;
  }

  /** The count and the last event, both of one moment. */
  ends(): { readonly counted: number; readonly last: number } {
    const sql = 'SELECT position AS counted, (SELECT max(position) FROM events) AS last FROM log';
    return this.db.prepare<[], { counted: number; last: number }>(sql).get() ?? { counted: 0, last: 0 };
  }

  /** Hash of the event at a position; undefined where there is none. */
  hashAt(position: number): string | undefined {
    return this.db.prepare<[number], string>('SELECT hash FROM events WHERE position = ?').pluck().get(position);
  }

  /** The next page after a position, in order. */
  after(position: number): readonly StoredRow[] {
    return this.db.prepare<[number, number], StoredRow>(storedRowsSql).all(position, page);
  }

  /** Looks at the commits from the first on; undefined for a log of a version that kept no hashes of them. */
  commits(owedAfter: number): CommitCheck | undefined {
    const kept = this.db.prepare<[], number>("SELECT 1 FROM sqlite_schema WHERE name = 'commit_hashes'").get();
    return kept === undefined ? undefined : new CommitCheck(this.db, 0, owedAfter);
  }

  /** What is wrong between the file's indexes and its rows; takes long and holds the thread up. */
  damage(): string | undefined {
    const found = String(this.db.pragma('integrity_check(1)', { simple: true }));
    return found === 'ok' ? undefined : found;
  }

  close(): void {
    this.db.close();
  }
}
