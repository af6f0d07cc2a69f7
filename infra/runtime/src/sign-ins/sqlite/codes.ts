import { timingSafeEqual } from 'node:crypto';
import type { Database } from 'better-sqlite3';
import { digestOf, hashOf } from '../hashes.ts';
import type { CodeAttempt, CodeResult, SentCode } from '../port.ts';

const schema = `
  -- Once held one code for each purpose and person, whichever browser asked; a code lives five minutes, so none is carried over.
  DROP TABLE IF EXISTS codes;
  CREATE TABLE IF NOT EXISTS sent_codes (
    purpose TEXT NOT NULL, subject_hash TEXT NOT NULL, browser_hash TEXT NOT NULL, digest BLOB NOT NULL,
    tries_left INTEGER NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (purpose, subject_hash, browser_hash)) STRICT, WITHOUT ROWID;`;

interface StoredCode {
  readonly digest: Buffer;
  readonly triesLeft: number;
  readonly expiresAt: number;
}

/** Codes that were sent, one for each purpose, person and browser, so that nobody replaces or uses up somebody else's; a try is counted under the write lock. */
export class CodeTable {
  private readonly statements;

  constructor(private readonly db: Database) {
    db.exec(schema);
    this.statements = {
      put: db.prepare<[string, string, string, Buffer, number, number]>(
        `INSERT OR REPLACE INTO sent_codes (purpose, subject_hash, browser_hash, digest, tries_left, expires_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
      ),
      find: db.prepare<[string, string, string], StoredCode>(
        `SELECT digest, tries_left AS triesLeft, expires_at AS expiresAt FROM sent_codes
         WHERE purpose = ? AND subject_hash = ? AND browser_hash = ?`,
      ),
      count: db.prepare<[string, string, string]>(
        `UPDATE sent_codes SET tries_left = tries_left - 1
         WHERE purpose = ? AND subject_hash = ? AND browser_hash = ?`,
      ),
      drop: db.prepare<[string, string, string]>(
        'DELETE FROM sent_codes WHERE purpose = ? AND subject_hash = ? AND browser_hash = ?',
      ),
      sweep: db.prepare<[number]>('DELETE FROM sent_codes WHERE expires_at <= ?'),
    };
  }

  put(code: SentCode): void {
    const { purpose, subject, browser, tries, expiresAt } = code;
    const browserHash = hashOf('browser', browser);
    this.statements.put.run(purpose, hashOf('subject', subject), browserHash, digestOf(code), tries, expiresAt);
  }

  try(attempt: CodeAttempt): CodeResult {
    return this.db.transaction(() => this.counted(attempt)).immediate();
  }

  sweep(now: number): void {
    this.statements.sweep.run(now);
  }

  /** A browser that asked for no code learns nothing and spends nobody's tries. */
  private counted(attempt: CodeAttempt): CodeResult {
    const { purpose, subject, browser, now } = attempt;
    const subjectHash = hashOf('subject', subject);
    const place = [purpose, subjectHash, hashOf('browser', browser)] as const;
    const stored = this.statements.find.get(...place);
    if (stored === undefined) return 'expired';
    const alive = stored.expiresAt > now && stored.triesLeft > 0;
    const right = timingSafeEqual(stored.digest, digestOf(attempt));
    if (alive && right && attempt.keep) return 'ok';
    if (!alive || right || stored.triesLeft === 1) this.statements.drop.run(...place);
    else this.statements.count.run(...place);
    if (!alive) return 'expired';
    return right ? 'ok' : { triesLeft: stored.triesLeft - 1 };
  }
}
