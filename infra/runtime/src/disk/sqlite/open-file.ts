import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Settings of a file by their name in SQLite, as SQLite answers them. */
export type SqliteSettings = Readonly<Record<string, number | string>>;

/** What an acknowledgement rests on: nothing is answered before it is on the disk. */
const durable: SqliteSettings = { journal_mode: 'wal', synchronous: 2, fullfsync: 1 };
/** Deleted content is overwritten. */
export const overwritten: SqliteSettings = { secure_delete: 1 };

/** SQLite does not do here what is promised of every store; its message names the file. */
export class SettingRefused extends Error {}

const inMemory = ':memory:';
const ownOnly = 0o600;

/**
 * Opens (and makes) a database that is written: readable by its owner alone, and each setting read back, because a build of SQLite may
 * lower one silently. Throws SettingRefused, and what SQLite throws where the file cannot be opened.
 */
export function openSqliteFile(file: string, schema = '', settings: SqliteSettings = {}): Database.Database {
  if (file !== inMemory) keepPrivate(file);
  const db = new Database(file);
  try {
    for (const [name, value] of Object.entries({ ...durable, ...settings })) set(db, file, name, value);
    if (schema !== '') db.exec(schema);
    return db;
  } catch (error) {
    db.close();
    throw error;
  }
}

function set(db: Database.Database, file: string, name: string, value: number | string): void {
  const wanted = file === inMemory && name === 'journal_mode' ? 'memory' : value;
  db.pragma(`${name} = ${wanted}`);
  const found = db.pragma(name, { simple: true });
  if (found !== wanted)
    throw new SettingRefused(
      `${file}: ${name} must be ${wanted} but is ${found}; what is stored would not be safe here`,
    );
}

/**
 * Makes the file where there is none, and takes from others what they may do with it and with what SQLite keeps beside it, which has
 * the rights of the file. Where the disk does not allow that, whoever opens the file is told.
 */
export function keepPrivate(file: string): void {
  try {
    if (!existsSync(file)) closeSync(openSync(file, 'a', ownOnly));
    for (const one of [file, `${file}-wal`, `${file}-shm`])
      if (existsSync(one) && (statSync(one).mode & 0o077) !== 0) chmodSync(one, ownOnly);
  } catch {
    // A file of somebody else, or a disk that takes no change.
  }
}

/**
 * Writes the whole file anew. `secure_delete` overwrites what is deleted where it lies; when a page of a tree was split before, a copy of what
 * moved stays in the room that the page does not use, and nothing but this takes it away (seen in about one of a hundred deleted rows).
 */
export function rewriteFile(db: Database.Database): void {
  db.exec('VACUUM');
}

/** What was overwritten leaves the write-ahead file, too. Throws while somebody reads there: whoever promised it is gone asks again. */
export function emptyWal(db: Database.Database, what: string): void {
  const [result] = db.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: number }];
  if (result.busy !== 0) throw new Error(`${what}: what was removed is still in a file that is in use; repeat`);
}
