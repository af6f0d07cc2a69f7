import type { Database } from 'better-sqlite3';
import { columnsOf } from '../../disk/sqlite/columns-of.ts';

/**
 * `kept` stands for files of the time before claims were written down: nobody knows whether an event names them, so they stay.
 * `stored` is 0 between the announcement and the bytes. `leaving` is 1 while the bytes of an orphan are being removed.
 */
const tables = `
  CREATE TABLE IF NOT EXISTS uploads (file_id TEXT, owner TEXT, at INTEGER, PRIMARY KEY (file_id, owner)) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS files (file_id TEXT PRIMARY KEY, type TEXT, scan TEXT NOT NULL DEFAULT 'waiting', leaving INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS claims (claim_id TEXT, file_id TEXT, PRIMARY KEY (file_id, claim_id)) WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS claims_by_id ON claims (claim_id);
  CREATE TABLE IF NOT EXISTS spent (day INTEGER, owner TEXT, bytes INTEGER, PRIMARY KEY (day, owner)) WITHOUT ROWID;
`;

/** Makes the tables, and brings a register of an earlier version up to date. */
export function prepareUploads(db: Database): void {
  db.exec(tables);
  const columns = columnsOf(db, 'uploads');
  if (!columns.includes('kept'))
    db.exec(`
      ALTER TABLE uploads ADD COLUMN stored INTEGER NOT NULL DEFAULT 1;
      ALTER TABLE uploads ADD COLUMN kept INTEGER NOT NULL DEFAULT 1;
      INSERT OR IGNORE INTO files (file_id) SELECT DISTINCT file_id FROM uploads;
    `);
  if (!columns.includes('purposes')) db.exec('ALTER TABLE uploads ADD COLUMN purposes TEXT');
}
