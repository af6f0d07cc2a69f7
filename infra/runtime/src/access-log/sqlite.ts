import type Database from 'better-sqlite3';
import { openSqliteFile } from '../disk/sqlite/open-file.ts';
import { type AccessLog, type AccessQuestion, type AccessRow, accessWindowMs, type PersonRead } from './port.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS reads (
    reader TEXT NOT NULL, person TEXT NOT NULL, part TEXT NOT NULL, slot INTEGER NOT NULL,
    first_at INTEGER NOT NULL, last_at INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (reader, person, part, slot)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS reads_by_time ON reads (last_at);
  CREATE INDEX IF NOT EXISTS reads_by_person ON reads (person, last_at);`;
const filtered = 'WHERE (@readerId IS NULL OR reader = @readerId) AND (@jobSeekerId IS NULL OR person = @jobSeekerId)';
const columns = 'reader AS readerId, person AS jobSeekerId, part, first_at AS firstAt, last_at AS lastAt, count';

/** Opens (and makes) the file. Rejects when it cannot be opened. */
export async function openSqliteAccessLog({ file }: { readonly file: string }): Promise<AccessLog> {
  return new SqliteAccessLog(openSqliteFile(file, schema));
}

class SqliteAccessLog implements AccessLog {
  private readonly addAll: (reads: readonly PersonRead[]) => void;

  constructor(private readonly db: Database.Database) {
    const insert = db.prepare(
      `INSERT INTO reads VALUES (@readerId, @jobSeekerId, @part, @slot, @at, @at, 1)
       ON CONFLICT DO UPDATE SET count = count + 1, first_at = min(first_at, @at), last_at = max(last_at, @at)`,
    );
    this.addAll = db.transaction((reads: readonly PersonRead[]) => {
      for (const read of reads) insert.run({ ...read, slot: Math.floor(read.at / accessWindowMs) });
    });
  }

  async add(reads: readonly PersonRead[]): Promise<void> {
    this.addAll(reads);
  }

  async list({ readerId, jobSeekerId, limit, offset }: AccessQuestion) {
    const wanted = { readerId: readerId ?? null, jobSeekerId: jobSeekerId ?? null };
    const rows = this.db
      .prepare<[object], AccessRow>(
        `SELECT ${columns} FROM reads ${filtered} ORDER BY last_at DESC, reader, person, part LIMIT @limit OFFSET @offset`,
      )
      .all({ ...wanted, limit, offset });
    const counted = this.db.prepare<[object], { total: number }>(`SELECT count(*) AS total FROM reads ${filtered}`);
    return { rows, total: counted.get(wanted)?.total ?? 0 };
  }

  async forget(before: number): Promise<void> {
    this.db.prepare('DELETE FROM reads WHERE last_at < ?').run(before);
  }

  async countOlder(before: number): Promise<number> {
    const counted = this.db.prepare<[number], { rows: number }>('SELECT count(*) AS rows FROM reads WHERE last_at < ?');
    return counted.get(before)?.rows ?? 0;
  }

  async close(): Promise<void> {
    this.db.close();
  }
}
