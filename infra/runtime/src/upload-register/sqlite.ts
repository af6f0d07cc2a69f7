import Database from 'better-sqlite3';
import type { UploadRegister } from './port.ts';

const schema =
  'CREATE TABLE IF NOT EXISTS uploads (file_id TEXT, owner TEXT, at INTEGER, PRIMARY KEY (file_id, owner)) WITHOUT ROWID';

/** Opens (and makes) the register in a SQLite file of its own. Rejects when the file cannot be opened or synced. */
export async function openSqliteUploadRegister({ file }: { readonly file: string }): Promise<UploadRegister> {
  const db = new Database(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000']) db.pragma(pragma);
  db.exec(schema);
  const insert = db.prepare<[string, string, number]>('INSERT OR IGNORE INTO uploads VALUES (?, ?, ?)');
  const find = db.prepare<[string, string], unknown>('SELECT 1 FROM uploads WHERE file_id = ? AND owner = ?');
  return {
    add: async (fileId, owner, at) => {
      insert.run(fileId, owner, at);
    },
    ownsAll: async (fileIds, owner) => fileIds.every((fileId) => find.get(fileId, owner) !== undefined),
    close: async () => {
      db.close();
    },
  };
}
