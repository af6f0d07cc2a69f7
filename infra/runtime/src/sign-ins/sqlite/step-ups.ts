import type { Database } from 'better-sqlite3';
import type { StepUpProof } from '../port.ts';
import { hashOf } from './hash.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS step_ups (
    link_hash TEXT NOT NULL, browser_hash TEXT NOT NULL, level TEXT NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (link_hash, browser_hash, level)) STRICT, WITHOUT ROWID;`;

/** What each browser proved for a link it holds. */
export class StepUpTable {
  private readonly statements;

  constructor(db: Database) {
    db.exec(schema);
    this.statements = {
      put: db.prepare<[string, string, string, number]>(
        'INSERT OR REPLACE INTO step_ups (link_hash, browser_hash, level, expires_at) VALUES (?, ?, ?, ?)',
      ),
      list: db.prepare<[string, string, number], { level: string }>(
        'SELECT level FROM step_ups WHERE link_hash = ? AND browser_hash = ? AND expires_at > ? ORDER BY level',
      ),
      sweep: db.prepare<[number]>('DELETE FROM step_ups WHERE expires_at <= ?'),
    };
  }

  put({ linkId, browser, level, expiresAt }: StepUpProof): void {
    this.statements.put.run(hashOf('link', linkId), hashOf('browser', browser), level, expiresAt);
  }

  list(linkId: string, browser: string, now: number): readonly string[] {
    const found = this.statements.list.all(hashOf('link', linkId), hashOf('browser', browser), now);
    return found.map(({ level }) => level);
  }

  sweep(now: number): void {
    this.statements.sweep.run(now);
  }
}
