import Database from 'better-sqlite3';
import { type Position, START } from '../event-store/port.ts';
import type { Checkpoints } from './port.ts';

/** Opens (and makes) the checkpoints file. Throws when the file cannot be opened or synced. */
export function openCheckpoints({ file }: { file: string }): Checkpoints {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(
    'CREATE TABLE IF NOT EXISTS checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT, WITHOUT ROWID',
  );
  const select = db.prepare<[string], { position: Position }>('SELECT position FROM checkpoints WHERE name = ?');
  const upsert = db.prepare<[string, string]>(
    `INSERT INTO checkpoints (name, position) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET position = excluded.position WHERE excluded.position > position`,
  );
  return {
    get: (name) => select.get(name)?.position ?? START,
    set: (name, position) => {
      upsert.run(name, position);
    },
    close: () => {
      db.close();
    },
  };
}
