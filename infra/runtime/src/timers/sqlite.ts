import Database from 'better-sqlite3';
import { type Position, START } from '../event-store/port.ts';
import { uuidv5 } from '../ids.ts';
import type { Timer, Timers, TimerTable } from './port.ts';

const fireSpace = 'b1d6a1c0-3f3e-4b0a-9a54-7c1d2f5e8a90';
const schema = `
  CREATE TABLE IF NOT EXISTS timers (
    id TEXT PRIMARY KEY, due_at TEXT NOT NULL, try_at TEXT NOT NULL, payload TEXT NOT NULL, fire_id TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS timers_by_time ON timers (try_at, id);
  CREATE TABLE IF NOT EXISTS checkpoint (only INTEGER PRIMARY KEY CHECK (only = 1), position TEXT NOT NULL) STRICT;`;

interface StoredTimer {
  readonly id: string;
  readonly dueAt: string;
  readonly payload: string;
  readonly fireId: string;
  readonly failures: number;
}

/**
 * Opens (and makes) the file of timers. After a power loss it is whole and at an earlier checkpoint, from which the log sets the
 * same timers with the same fire ids again. Throws when the file cannot be opened.
 */
export function openTimers({ file }: { readonly file: string }): Timers {
  const db = new Database(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = NORMAL', 'busy_timeout = 5000']) db.pragma(pragma);
  db.exec(schema);
  return new SqliteTimers(db);
}

class SqliteTimers implements Timers {
  private readonly listeners = new Set<() => void>();
  private readonly statements;

  constructor(private readonly db: Database.Database) {
    this.statements = {
      position: db.prepare<[], { position: Position }>('SELECT position FROM checkpoint'),
      advance: db.prepare<[string]>(
        'INSERT INTO checkpoint (only, position) VALUES (1, ?) ON CONFLICT (only) DO UPDATE SET position = excluded.position',
      ),
      set: db.prepare<[string, string, string, string, string]>(
        'INSERT OR REPLACE INTO timers (id, due_at, try_at, payload, fire_id) VALUES (?, ?, ?, ?, ?)',
      ),
      cancel: db.prepare<[string]>('DELETE FROM timers WHERE id = ?'),
      cancelPrefix: db.prepare<[string, string, number, string]>(
        'DELETE FROM timers WHERE id >= ? AND id < ? || char(1114111) AND substr(id, 1, ?) = ?',
      ),
      due: db.prepare<[string, number], StoredTimer>(
        `SELECT id, due_at AS dueAt, payload, fire_id AS fireId, failures FROM timers
         WHERE try_at <= ? ORDER BY try_at, id LIMIT ?`,
      ),
      done: db.prepare<[string, string]>('DELETE FROM timers WHERE id = ? AND fire_id = ?'),
      postpone: db.prepare<[string, string, string]>(
        'UPDATE timers SET try_at = ?, failures = failures + 1 WHERE id = ? AND fire_id = ?',
      ),
      next: db.prepare<[], { at: string }>('SELECT try_at AS at FROM timers ORDER BY try_at LIMIT 1'),
    };
  }

  transact(checkpoint: Position, work: (table: TimerTable) => void): void {
    let wasSet = false;
    this.db
      .transaction(() => {
        if (checkpoint <= this.checkpoint()) return;
        work({
          set: (id, dueAt, payload) => {
            const at = new Date(dueAt).toISOString();
            const fireId = uuidv5(fireSpace, JSON.stringify([id, at, checkpoint]));
            this.statements.set.run(id, at, at, JSON.stringify(payload ?? null), fireId);
            wasSet = true;
          },
          cancel: (id) => {
            this.statements.cancel.run(id);
          },
          cancelPrefix: (prefix) => {
            this.statements.cancelPrefix.run(prefix, prefix, [...prefix].length, prefix);
          },
        });
        this.statements.advance.run(checkpoint);
      })
      .immediate();
    if (wasSet) for (const listener of this.listeners) listener();
  }

  checkpoint(): Position {
    return this.statements.position.get()?.position ?? START;
  }

  due(now: string, limit: number): readonly Timer[] {
    return this.statements.due
      .all(now, limit)
      .map((timer) => ({ ...timer, payload: JSON.parse(timer.payload) as unknown }));
  }

  done({ id, fireId }: Timer): void {
    this.statements.done.run(id, fireId);
  }

  postpone({ id, fireId }: Timer, until: string): void {
    this.statements.postpone.run(until, id, fireId);
  }

  next(): string | undefined {
    return this.statements.next.get()?.at;
  }

  onSet(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.db.close();
  }
}
