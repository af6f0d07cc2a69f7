import type Database from 'better-sqlite3';
import { GroupCommit } from '../disk/sqlite/group-commit.ts';
import { openSqliteFile } from '../disk/sqlite/open-file.ts';
import { type LogPosition, START } from '../event-store/port.ts';
import { fireIdOf, instantOf } from './fire-id.ts';
import type { Timer, TimerChange, Timers } from './port.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS timers (
    id TEXT PRIMARY KEY, due_at TEXT NOT NULL, try_at TEXT NOT NULL, payload TEXT NOT NULL, fire_id TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS timers_by_time ON timers (try_at, id);
  -- Of former versions; the follower of the timers keeps its place with the others now.
  CREATE TABLE IF NOT EXISTS checkpoint (only INTEGER PRIMARY KEY CHECK (only = 1), position TEXT NOT NULL) STRICT;`;

interface StoredTimer {
  readonly id: string;
  readonly dueAt: string;
  readonly payload: string;
  readonly fireId: string;
  readonly failures: number;
}

/** Opens (and makes) the file of timers. Throws when the file cannot be opened. */
export function openSqliteTimers({ file }: { readonly file: string }): Timers {
  return new SqliteTimers(openSqliteFile(file, schema));
}

class SqliteTimers implements Timers {
  private readonly listeners = new Set<() => void>();
  private readonly statements;
  private readonly writes: GroupCommit;

  constructor(private readonly db: Database.Database) {
    this.writes = new GroupCommit(db);
    this.statements = {
      position: db.prepare<[], { position: LogPosition }>('SELECT position FROM checkpoint'),
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

  async apply(position: LogPosition, changes: readonly TimerChange[]): Promise<void> {
    if (changes.length === 0) return;
    await this.writes.add(() => {
      for (const change of changes) this.make(change, position);
    });
    if (changes.some((change) => 'set' in change)) for (const listener of this.listeners) listener();
  }

  private make(change: TimerChange, position: LogPosition): void {
    if ('cancel' in change) this.statements.cancel.run(change.cancel);
    else if ('cancelPrefix' in change) {
      const { cancelPrefix: prefix } = change;
      this.statements.cancelPrefix.run(prefix, prefix, [...prefix].length, prefix);
    } else {
      const at = instantOf(change.dueAt);
      const payload = JSON.stringify(change.payload ?? null);
      this.statements.set.run(change.set, at, at, payload, fireIdOf(change.set, at, position));
    }
  }

  async formerPlace(): Promise<LogPosition> {
    return this.statements.position.get()?.position ?? START;
  }

  async due(now: string, limit: number): Promise<readonly Timer[]> {
    return this.statements.due
      .all(now, limit)
      .map((timer) => ({ ...timer, payload: JSON.parse(timer.payload) as unknown }));
  }

  async done({ id, fireId }: Timer): Promise<void> {
    await this.writes.add(() => void this.statements.done.run(id, fireId));
  }

  async postpone({ id, fireId }: Timer, until: string): Promise<void> {
    await this.writes.add(() => void this.statements.postpone.run(until, id, fireId));
  }

  async next(): Promise<string | undefined> {
    return this.statements.next.get()?.at;
  }

  onSet(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  async close(): Promise<void> {
    if (this.db.open) this.writes.flush();
    this.db.close();
  }
}
