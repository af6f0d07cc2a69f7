import Database from 'better-sqlite3';
import { messageOf, sqliteCode } from './errors.ts';

/** A database file that cannot be read here and now, which says nothing about what is in it. Keeps the shape of SQLite's error. */
export class NotReadable extends Error {
  override readonly name = 'SqliteError';
  readonly code: string;

  constructor(file: string, cause: unknown) {
    super(
      `${file} cannot be read here (${messageOf(cause)}): the file is missing, belongs to somebody else, or lies in a folder that is read-only, where SQLite cannot put the "-shm" that it needs beside it. Copy the folder to where it can be written, and look at the copy`,
      { cause },
    );
    this.code = sqliteCode(cause) ?? 'SQLITE_CANTOPEN';
  }
}

/** Opens a database that is only read. Throws NotReadable where the system does not let it be read. */
export function openToRead(file: string): Database.Database {
  let db: Database.Database | undefined;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true });
    // The file of a write-ahead log is not looked for before the first question.
    db.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get();
    return db;
  } catch (error) {
    db?.close();
    throw /^SQLITE_(CANTOPEN|READONLY|PERM)/.test(sqliteCode(error) ?? '') ? new NotReadable(file, error) : error;
  }
}
