import type { Database, Statement } from 'better-sqlite3';
import { LRUCache } from 'lru-cache';

/** What is bound to a parameter. Booleans are one-byte blobs, so that true is neither 1 nor 'true' and sorts after text. */
export type Bound = string | number | null | Buffer;

/** How many transactions go by before SQLite looks whether tables grew so much that their statistics mislead the planner. */
const optimiseEvery = 2000;

/** What is prepared takes far more memory than its text, and the longer, the more: so much text in all, some hundred statements. */
const mostText = 300_000;

/** Prepared statements by their text, as many as the queries in use need. */
export class Statements {
  private readonly cache = new LRUCache<string, Statement<Bound[]>>({
    maxSize: mostText,
    sizeCalculation: (_made, sql) => sql.length,
  });

  private transactions = 0;

  constructor(readonly db: Database) {}

  prepare(sql: string): Statement<Bound[]> {
    const known = this.cache.get(sql);
    if (known !== undefined) return known;
    const made = this.db.prepare<Bound[]>(sql);
    this.cache.set(sql, made);
    return made;
  }

  run(sql: string, ...values: Bound[]): number {
    return this.prepare(sql).run(...values).changes;
  }

  get<T>(sql: string, ...values: Bound[]): T | undefined {
    return this.prepare(sql).get(...values) as T | undefined;
  }

  all<T>(sql: string, ...values: Bound[]): T[] {
    return this.prepare(sql).all(...values) as T[];
  }

  /** Another number as soon as another connection has changed anything in the file. */
  writesOfOthers(): number {
    return this.get<{ data_version: number }>('PRAGMA data_version')?.data_version ?? 0;
  }

  /**
   * Runs the work in one transaction that takes the write lock at once; a throw rolls it back. Said in statements that are prepared
   * once: the library's own wrapper is made anew for every work, which costs more than a small commit's thinking.
   */
  transaction<T>(work: () => T): T {
    this.run('BEGIN IMMEDIATE');
    let result: T;
    try {
      result = work();
      this.run('COMMIT');
    } catch (error) {
      if (this.db.inTransaction) this.run('ROLLBACK');
      throw error;
    }
    this.transactions += 1;
    if (this.transactions % optimiseEvery === 0) this.db.pragma('optimize');
    return result;
  }

  /** Runs a part of the transaction at hand; a throw undoes that part alone, where SQLite has not ended the whole. */
  part<T>(work: () => T): T {
    this.run('SAVEPOINT part');
    try {
      return work();
    } catch (error) {
      if (this.db.inTransaction) this.run('ROLLBACK TO part');
      throw error;
    } finally {
      if (this.db.inTransaction) this.run('RELEASE part');
    }
  }
}
