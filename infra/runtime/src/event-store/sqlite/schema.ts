import type Database from 'better-sqlite3';
import { readMark } from '../../disk/mark-file.ts';
import { openSqliteFile } from '../../disk/sqlite/open-file.ts';
import { assertTail } from './tail.ts';

const format = 1;
const refuse = (table: string): string =>
  ['UPDATE', 'DELETE']
    .map(
      (change) => `CREATE TRIGGER IF NOT EXISTS ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table}
      BEGIN SELECT RAISE(ABORT, 'the log is append-only'); END;`,
    )
    .join('\n');

/**
 * A commit's events have the positions after `before`, up to `last`; its row is proved by a hash in another table. `log` counts
 * positions, so that none is given twice.
 */
const schema = `
  CREATE TABLE IF NOT EXISTS events (
    position INTEGER PRIMARY KEY, stream TEXT NOT NULL, revision INTEGER NOT NULL, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL,
    schema_version INTEGER NOT NULL, data TEXT NOT NULL, metadata TEXT NOT NULL, recorded_at TEXT NOT NULL,
    prev_hash TEXT NOT NULL, hash TEXT NOT NULL, UNIQUE (stream, revision)) STRICT;
  CREATE TABLE IF NOT EXISTS commits (
    commit_id TEXT PRIMARY KEY, digest TEXT NOT NULL, before INTEGER NOT NULL, last INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS commit_hashes (last INTEGER PRIMARY KEY, commit_id TEXT NOT NULL, hash TEXT NOT NULL) STRICT;
  CREATE TABLE IF NOT EXISTS log (only INTEGER PRIMARY KEY CHECK (only = 1), position INTEGER NOT NULL) STRICT;
  INSERT INTO log VALUES (1, 0) ON CONFLICT DO NOTHING;
  ${refuse('events')}
  ${refuse('commits')}
  ${refuse('commit_hashes')}
  PRAGMA user_version = ${format};`;

/** The file that says how far this log had come. */
export const markOf = (file: string): string => `${file}.mark`;

/**
 * Checkpoints of the write-ahead log are the writer's own, because SQLite does not report when its automatic ones fail. Temporary
 * tables are in memory.
 */
const settings = { wal_autocheckpoint: 0, cache_size: -65_536, temp_store: 2 };

/**
 * Opens (and makes) a log for writing. Throws when the file cannot promise durability, has another format, or its end is not
 * what was written.
 */
export function openLog(file: string): Database.Database {
  const db = openSqliteFile(file, '', settings);
  try {
    requireFormat(db, file);
    db.transaction(() => db.exec(schema)).immediate();
    assertTail(db, file, readMark(markOf(file)));
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function requireFormat(db: Database.Database, file: string): void {
  const found = db.pragma('user_version', { simple: true });
  const tables = db.prepare<[], number>('SELECT count(*) FROM sqlite_schema').pluck().get();
  if (found !== (tables === 0 ? 0 : format))
    throw new Error(`${file} is not a log of format ${format}, which is the one this program knows (found ${found})`);
}
