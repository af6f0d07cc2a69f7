import type Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { askFilesAgain, othersWrote } from '../../disk/sqlite/others-wrote.ts';

const atMost = 20_000;

/**
 * Rows of a file of sign-ins that every request asks for, kept in memory by a hash (nothing secret is); it bought 25 µs of each. Whatever
 * changes one says so before it answers, and all are let go of where somebody else wrote the file: what was ended is over at once.
 */
export class Remembered<T extends object> {
  private readonly rows = new LRUCache<string, T>({ max: atMost });
  private readonly othersWrote: () => boolean;

  constructor(db: Database.Database) {
    this.othersWrote = othersWrote(db);
  }

  /** The row as it is kept or else read; what is not there is not kept, because it may come. */
  get(key: string, read: () => T | undefined): T | undefined {
    if (this.othersWrote()) this.rows.clear();
    const kept = this.rows.get(key);
    if (kept !== undefined) return kept;
    const found = read();
    if (found !== undefined) this.rows.set(key, found);
    return found;
  }

  /** One was changed, or any of them. */
  changed(key?: string): void {
    if (key === undefined) this.rows.clear();
    else this.rows.delete(key);
    askFilesAgain();
  }
}
