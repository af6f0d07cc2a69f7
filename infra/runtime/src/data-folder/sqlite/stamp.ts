import type Database from 'better-sqlite3';
import { openSqliteFile } from '../../disk/sqlite/open-file.ts';
import { messageOf, sqliteCode } from '../../event-store/sqlite/errors.ts';
import { NotReadable, openToRead } from '../../event-store/sqlite/open-to-read.ts';

/** Which log a store belongs to: a place of it, as it was when the store was last opened beside it, and what else belongs to it. */
export interface Stamp {
  readonly position: number;
  readonly hash: string;
  /** Proofs of the company's secret and of the ledger's key, which tell nothing about them. */
  readonly secret: string;
  readonly ledgerKey: string;
  /** Whether followers noted places of a server that keeps the log; no store in a file says so of itself. */
  readonly logElsewhere?: boolean;
}

/** A database file as it was found. */
export type Found =
  | { readonly kind: 'empty' }
  | { readonly kind: 'damaged'; readonly why: string }
  | { readonly kind: 'store'; readonly stamp: Stamp | undefined };

const table = `CREATE TABLE IF NOT EXISTS of_log (only INTEGER PRIMARY KEY CHECK (only = 1), position INTEGER NOT NULL,
  hash TEXT NOT NULL, secret TEXT NOT NULL, ledger_key TEXT NOT NULL) STRICT`;

/** Looks at a database without believing it. Throws where it cannot be read now, which says nothing about what is in it. */
export function look(file: string): Found {
  try {
    return read(file, (db) => {
      const names = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
      if (names.length === 0) return { kind: 'empty' };
      if (!names.includes('of_log')) return { kind: 'store', stamp: undefined };
      const sql = 'SELECT position, hash, secret, ledger_key AS ledgerKey FROM of_log';
      return { kind: 'store', stamp: db.prepare<[], Stamp>(sql).get() };
    });
  } catch (error) {
    const code = sqliteCode(error);
    if (code === undefined || error instanceof NotReadable) throw error;
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code))
      throw new Error(`${file} cannot be read: ${messageOf(error)} (${code})`);
    return { kind: 'damaged', why: `${messageOf(error)} (${code})` };
  }
}

/** Does something with a database that is only read. */
export function read<T>(file: string, work: (db: Database.Database) => T): T {
  const db = openToRead(file);
  try {
    return work(db);
  } finally {
    db.close();
  }
}

/** Says in the store which log it belongs to; on the disk when it returns. */
export function stampStore(file: string, { position, hash, secret, ledgerKey }: Stamp): void {
  const db = openSqliteFile(file, table);
  try {
    db.prepare('INSERT OR REPLACE INTO of_log VALUES (1, ?, ?, ?, ?)').run(position, hash, secret, ledgerKey);
  } finally {
    db.close();
  }
}
