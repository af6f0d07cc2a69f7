import { openSqliteFile } from '../disk/sqlite/open-file.ts';
import type { Leases } from './port.ts';
import { type LeaseRow, leasesOn } from './rows.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS leases (
    name TEXT PRIMARY KEY, holder TEXT NOT NULL, token INTEGER NOT NULL, signs INTEGER NOT NULL, lasts_ms INTEGER NOT NULL,
    note TEXT NOT NULL) STRICT, WITHOUT ROWID;`;

/** Opens (and makes) the file of leases. Throws when the file cannot be opened. */
export function openSqliteLeases({ file, clock }: { readonly file: string; readonly clock?: () => number }): Leases {
  const db = openSqliteFile(file, schema);
  const find = db.prepare<[string], LeaseRow>(
    'SELECT name, holder, token, signs, lasts_ms AS lastsMs, note FROM leases WHERE name = ?',
  );
  const insert = db.prepare<[LeaseRow]>(
    'INSERT INTO leases VALUES (@name, @holder, @token, @signs, @lastsMs, @note) ON CONFLICT (name) DO NOTHING',
  );
  const replace = db.prepare<[LeaseRow & { readonly read: number }]>(
    `UPDATE leases SET holder = @holder, token = @token, signs = @signs, lasts_ms = @lastsMs, note = @note
     WHERE name = @name AND signs = @read`,
  );
  const rows = {
    find: async (name: string) => find.get(name),
    insert: async (row: LeaseRow) => insert.run(row).changes === 1,
    replace: async (row: LeaseRow, { signs }: LeaseRow) => replace.run({ ...row, read: signs }).changes === 1,
    close: async () => void db.close(),
  };
  return leasesOn(rows, clock);
}
