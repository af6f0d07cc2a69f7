import Database from 'better-sqlite3';
import { sqliteCode } from '../../event-store/sqlite/errors.ts';
import { keepPrivate } from './open-file.ts';

/**
 * Takes a file that one holds at a time, of this process or another, and answers how to give it back; undefined where it is taken. The
 * system frees it when the process dies, however it dies.
 */
export function lockFile(file: string): (() => void) | undefined {
  keepPrivate(file);
  const db = new Database(file, { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if (sqliteCode(error)?.startsWith('SQLITE_BUSY')) return undefined;
    throw error;
  }
  return () => db.close();
}
