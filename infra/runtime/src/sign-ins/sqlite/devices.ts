import type { Database } from 'better-sqlite3';
import { hashOf } from '../hashes.ts';
import type { Device } from '../port.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS devices (
    account_hash TEXT NOT NULL, browser_hash TEXT NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (account_hash, browser_hash)) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS devices_by_browser ON devices (browser_hash);`;

/** Browsers in which an account was signed in before. */
export class DeviceTable {
  private readonly statements;

  constructor(db: Database) {
    db.exec(schema);
    this.statements = {
      put: db.prepare<[string, string, number]>(
        'INSERT OR REPLACE INTO devices (account_hash, browser_hash, expires_at) VALUES (?, ?, ?)',
      ),
      find: db.prepare<[string, string, number], { found: 1 }>(
        'SELECT 1 AS found FROM devices WHERE account_hash = ? AND browser_hash = ? AND expires_at > ?',
      ),
      forget: db.prepare<[string]>('DELETE FROM devices WHERE account_hash = ?'),
      forgetBrowser: db.prepare<[string, string]>('DELETE FROM devices WHERE browser_hash = ? AND account_hash <> ?'),
      sweep: db.prepare<[number]>('DELETE FROM devices WHERE expires_at <= ?'),
    };
  }

  put({ accountId, browser, expiresAt }: Device & { readonly expiresAt: number }): void {
    this.statements.put.run(hashOf('account', accountId), hashOf('browser', browser), expiresAt);
  }

  has({ accountId, browser }: Device, now: number): boolean {
    return this.statements.find.get(hashOf('account', accountId), hashOf('browser', browser), now) !== undefined;
  }

  forget(accountId: string): void {
    this.statements.forget.run(hashOf('account', accountId));
  }

  forgetBrowser(browser: string, except = ''): void {
    this.statements.forgetBrowser.run(hashOf('browser', browser), hashOf('account', except));
  }

  sweep(now: number): void {
    this.statements.sweep.run(now);
  }
}
