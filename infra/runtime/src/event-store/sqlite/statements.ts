import type Database from 'better-sqlite3';

/** Where a stream stands; revision -1 when it does not exist. */
export interface Head {
  readonly revision: number;
  readonly hash: string;
}
type InsertedEvent = [number, string, number, string, string, number, string, string, string, string, string];
interface CommitRow {
  readonly digest: string;
  readonly before: number;
}

/** What the writer of a log says to SQLite. */
export interface WriterStatements {
  readonly begin: Database.Statement;
  readonly commit: Database.Statement;
  readonly rollback: Database.Statement;
  readonly counted: Database.Statement<[], number>;
  readonly count: Database.Statement<[number]>;
  readonly head: Database.Statement<[string], Head>;
  readonly revisionAt: Database.Statement<[number], number>;
  readonly findCommit: Database.Statement<[string], CommitRow>;
  readonly insert: Database.Statement<InsertedEvent>;
  readonly insertCommit: Database.Statement<[string, string, number, number]>;
  readonly insertCommitHash: Database.Statement<[number, string, string]>;
}

export const writerStatements = (db: Database.Database): WriterStatements => ({
  begin: db.prepare('BEGIN IMMEDIATE'),
  commit: db.prepare('COMMIT'),
  rollback: db.prepare('ROLLBACK'),
  counted: db.prepare<[], number>('SELECT position FROM log').pluck(),
  count: db.prepare<[number]>('UPDATE log SET position = ?'),
  head: db.prepare<[string], Head>('SELECT revision, hash FROM events WHERE stream = ? ORDER BY revision DESC LIMIT 1'),
  revisionAt: db.prepare<[number], number>('SELECT revision FROM events WHERE position = ?').pluck(),
  findCommit: db.prepare<[string], CommitRow>('SELECT digest, before FROM commits WHERE commit_id = ?'),
  insert: db.prepare<InsertedEvent>('INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)'),
  insertCommit: db.prepare<[string, string, number, number]>('INSERT INTO commits VALUES (?, ?, ?, ?)'),
  insertCommitHash: db.prepare<[number, string, string]>('INSERT INTO commit_hashes VALUES (?, ?, ?)'),
});
