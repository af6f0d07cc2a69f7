import type Database from 'better-sqlite3';

/** An event as its table has it: the driver takes three times as long to make an object of a row as to make a list of its values. */
export type EventRow = readonly [
  position: number,
  stream: string,
  revision: number,
  id: string,
  type: string,
  schemaVersion: number,
  data: string,
  metadata: string,
  recordedAt: string,
  prevHash: string,
  hash: string,
];
const columns = 'position, stream, revision, id, type, schema_version, data, metadata, recorded_at, prev_hash, hash';

/** Where an event of a commit stands. */
export interface Place {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
}

/** A commit that has a hash; `before` is null where the commit itself is gone. */
export interface HashedCommit {
  readonly before: number | null;
  readonly last: number;
  readonly hash: string;
}

/** See `readerStatements`. */
export interface ReaderStatements {
  readonly head: Database.Statement<[], number>;
  readonly stream: Database.Statement<[stream: string, from: number, to: number], EventRow>;
  readonly range: Database.Statement<[after: number, upTo: number, limit: number], EventRow>;
  readonly ofTypes: Database.Statement<[after: number, upTo: number, types: string, limit: number], EventRow>;
  readonly commit: Database.Statement<[commitId: string], { before: number; last: number }>;
  readonly commitHashes: Database.Statement<[after: number, upTo: number], HashedCommit>;
  readonly places: Database.Statement<[after: number, upTo: number], Place>;
}

/** What a reader of the log asks, prepared once. */
export const readerStatements = (db: Database.Database): ReaderStatements => ({
  head: db.prepare<[], number>('SELECT position FROM log').pluck(),
  stream: db
    .prepare<[string, number, number], EventRow>(
      `SELECT ${columns} FROM events WHERE stream = ? AND revision >= ? AND revision <= ? ORDER BY revision`,
    )
    .raw(),
  range: db
    .prepare<[number, number, number], EventRow>(
      `SELECT ${columns} FROM events WHERE position > ? AND position <= ? ORDER BY position LIMIT ?`,
    )
    .raw(),
  ofTypes: db
    .prepare<[number, number, string, number], EventRow>(
      `SELECT ${columns} FROM events WHERE position > ? AND position <= ? AND type IN (SELECT value FROM json_each(?))
       ORDER BY position LIMIT ?`,
    )
    .raw(),
  commit: db.prepare<[string], { before: number; last: number }>(
    'SELECT before, last FROM commits WHERE commit_id = ?',
  ),
  commitHashes: db.prepare<[number, number], HashedCommit>(
    `SELECT c.before, h.last, h.hash FROM commit_hashes h LEFT JOIN commits c ON c.commit_id = h.commit_id
     WHERE h.last > ? AND h.last <= ? ORDER BY h.last`,
  ),
  places: db.prepare<[number, number], Place>(
    'SELECT id, type, stream, revision, position FROM events WHERE position > ? AND position <= ? ORDER BY position',
  ),
});
