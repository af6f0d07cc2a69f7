import type { Database } from 'better-sqlite3';
import { hashOf } from '../hashes.ts';
import type { StepUpProof } from '../port.ts';
import { Remembered } from './remembered.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS step_ups (
    link_hash TEXT NOT NULL, browser_hash TEXT NOT NULL, level TEXT NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (link_hash, browser_hash, level)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS step_ups_by_browser ON step_ups (browser_hash);`;

interface Proved {
  readonly level: string;
  readonly expiresAt: number;
}

/** What each browser proved for a link it holds. */
export class StepUpTable {
  private readonly statements;
  private readonly remembered: Remembered<readonly Proved[]>;

  constructor(db: Database) {
    db.exec(schema);
    this.remembered = new Remembered(db);
    this.statements = {
      put: db.prepare<[string, string, string, number]>(
        'INSERT OR REPLACE INTO step_ups (link_hash, browser_hash, level, expires_at) VALUES (?, ?, ?, ?)',
      ),
      list: db.prepare<[string, string], Proved>(
        `SELECT level, expires_at AS expiresAt FROM step_ups WHERE link_hash = ? AND browser_hash = ?
         ORDER BY level`,
      ),
      forget: db.prepare<[string]>('DELETE FROM step_ups WHERE link_hash = ?'),
      forgetBrowser: db.prepare<[string]>('DELETE FROM step_ups WHERE browser_hash = ?'),
      sweep: db.prepare<[number]>('DELETE FROM step_ups WHERE expires_at <= ?'),
    };
  }

  put({ linkId, browser, level, expiresAt }: StepUpProof): void {
    const [link, browserHash] = [hashOf('link', linkId), hashOf('browser', browser)];
    this.statements.put.run(link, browserHash, level, expiresAt);
    this.remembered.changed(`${link} ${browserHash}`);
  }

  list(linkId: string, browser: string, now: number): readonly string[] {
    const [link, browserHash] = [hashOf('link', linkId), hashOf('browser', browser)];
    const found =
      this.remembered.get(`${link} ${browserHash}`, () => this.statements.list.all(link, browserHash)) ?? [];
    return found.filter(({ expiresAt }) => expiresAt > now).map(({ level }) => level);
  }

  forget(linkId: string): void {
    this.statements.forget.run(hashOf('link', linkId));
    this.remembered.changed();
  }

  forgetBrowser(browser: string): void {
    const { changes } = this.statements.forgetBrowser.run(hashOf('browser', browser));
    if (changes > 0) this.remembered.changed();
  }

  sweep(now: number): void {
    this.statements.sweep.run(now);
  }
}
