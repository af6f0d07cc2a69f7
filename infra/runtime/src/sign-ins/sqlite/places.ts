import type { Database } from 'better-sqlite3';
import type { Limit, Taken } from '../port.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS places (
    key_hash TEXT NOT NULL, taken_at INTEGER NOT NULL, number INTEGER NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (key_hash, taken_at, number)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS places_by_expiry ON places (expires_at);`;

/** Places taken in sliding windows: one row each, counted and added under one write lock, so that no two callers take the last one. */
export class PlaceTable {
  private readonly statements;

  constructor(private readonly db: Database) {
    db.exec(schema);
    this.statements = {
      count: db.prepare<[string, number], { n: number }>(
        'SELECT count(*) AS n FROM places WHERE key_hash = ? AND taken_at > ?',
      ),
      /** The one that must leave the window before there is a place again. */
      blocking: db.prepare<[string, number], { at: number }>(
        'SELECT taken_at AS at FROM places WHERE key_hash = ? ORDER BY taken_at DESC, number DESC LIMIT 1 OFFSET ?',
      ),
      add: db.prepare<[string, number, string, number, number]>(
        `INSERT INTO places (key_hash, taken_at, number, expires_at)
         VALUES (?, ?, (SELECT coalesce(max(number), 0) + 1 FROM places WHERE key_hash = ? AND taken_at = ?), ?)`,
      ),
      clear: db.prepare<[string]>('DELETE FROM places WHERE key_hash = ?'),
      sweep: db.prepare<[number]>('DELETE FROM places WHERE expires_at <= ?'),
    };
  }

  take(keyHash: string, limits: readonly Limit[], now: number): Taken {
    const longest = Math.max(...limits.map(([, seconds]) => seconds)) * 1000;
    const place = () => {
      const wait = Math.max(...limits.map((limit) => this.waitFor(keyHash, limit, now)));
      if (wait > 0) return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(wait / 1000)) } as const;
      this.statements.add.run(keyHash, now, keyHash, now, now + longest);
      return { ok: true } as const;
    };
    return this.db.transaction(place).immediate();
  }

  /** Milliseconds until there is a place in this window; 0 where there is one. */
  private waitFor(keyHash: string, [places, seconds]: Limit, now: number): number {
    if (this.taken(keyHash, seconds, now) < places) return 0;
    const blocking = places < 1 ? now : (this.statements.blocking.get(keyHash, places - 1)?.at ?? now);
    return Math.max(1, blocking + seconds * 1000 - now);
  }

  taken(keyHash: string, windowSeconds: number, now: number): number {
    return this.statements.count.get(keyHash, now - windowSeconds * 1000)?.n ?? 0;
  }

  clear(keyHash: string): void {
    this.statements.clear.run(keyHash);
  }

  sweep(now: number): void {
    this.statements.sweep.run(now);
  }
}
