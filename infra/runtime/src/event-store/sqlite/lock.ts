import Database from 'better-sqlite3';
import { keepPrivate } from '../../disk/sqlite/open-file.ts';
import { LogInUse } from '../admin.ts';
import { sqliteCode } from './errors.ts';

/**
 * Takes the lock that makes this process the only writer of a log, and answers how to give it back. The system frees it when the
 * process dies, however it dies. Throws LogInUse.
 */
export function lockLog(file: string): () => void {
  keepPrivate(`${file}.lock`);
  const db = new Database(`${file}.lock`, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (sqliteCode(error)?.startsWith('SQLITE_BUSY'))
      throw new LogInUse(
        `${file} is already open for writing, here or in another process; only one may write it: stop that one first`,
      );
    throw error;
  }
  return () => db.close();
}
