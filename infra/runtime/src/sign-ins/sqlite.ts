import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import Database from 'better-sqlite3';
import { PlaceTable } from './places.ts';
import type { SignIns, StoredSignIn } from './port.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS sign_ins (
    id_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, identity TEXT NOT NULL, created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sign_ins_by_account ON sign_ins (account_id);
  CREATE TABLE IF NOT EXISTS codes (
    purpose TEXT NOT NULL, subject_hash TEXT NOT NULL, browser_hash TEXT NOT NULL, digest BLOB NOT NULL,
    tries_left INTEGER NOT NULL, expires_at INTEGER NOT NULL, PRIMARY KEY (purpose, subject_hash)) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS step_ups (
    link_hash TEXT NOT NULL, browser_hash TEXT NOT NULL, level TEXT NOT NULL, expires_at INTEGER NOT NULL,
    PRIMARY KEY (link_hash, browser_hash, level)) STRICT, WITHOUT ROWID;`;

/** Writes between two looks for what has expired. */
const sweepEvery = 256;

/** What is stored instead of a secret or a person's number; the kind keeps equal texts of different kinds apart. */
export const hashOf = (kind: string, text: string): string =>
  createHash('sha256').update(`${kind}\0${text}`).digest('hex');

/**
 * A code's digest. Six digits are quickly tried out, so it is keyed with the browser's secret, of which only a hash is stored:
 * whoever reads the file cannot find the code.
 */
const digestOf = ({ purpose, subject, browser, code }: Omit<CodeAttempt, 'now'>): Buffer =>
  createHmac('sha256', browser)
    .update(JSON.stringify([purpose, subject, code]))
    .digest();

type CodeAttempt = Parameters<SignIns['tryCode']>[0];

interface StoredCode {
  readonly digest: Buffer;
  readonly triesLeft: number;
  readonly expiresAt: number;
}

/** Opens (and makes) the file. Every change is on disk before its method returns. Throws when the file cannot be opened or synced. */
export function openSqliteSignIns({ file }: { readonly file: string }): SignIns {
  const db = new Database(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'secure_delete = ON'])
    db.pragma(pragma);
  db.exec(schema);
  return new SqliteSignIns(db);
}

class SqliteSignIns implements SignIns {
  private readonly places: PlaceTable;
  private readonly statements;
  private writes = 0;

  constructor(private readonly db: Database.Database) {
    this.places = new PlaceTable(db);
    this.statements = {
      begin: db.prepare<[string, string, string, number, number]>(
        'INSERT INTO sign_ins (id_hash, account_id, identity, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
      ),
      find: db.prepare<[string, number], StoredSignIn>(
        `SELECT account_id AS accountId, identity, expires_at AS expiresAt FROM sign_ins
         WHERE id_hash = ? AND expires_at > ?`,
      ),
      setIdentity: db.prepare<[string, string]>('UPDATE sign_ins SET identity = ? WHERE id_hash = ?'),
      end: db.prepare<[string]>('DELETE FROM sign_ins WHERE id_hash = ?'),
      endAllOf: db.prepare<[string, string]>('DELETE FROM sign_ins WHERE account_id = ? AND id_hash <> ?'),
      putCode: db.prepare<[string, string, string, Buffer, number, number]>(
        `INSERT OR REPLACE INTO codes (purpose, subject_hash, browser_hash, digest, tries_left, expires_at)
         VALUES (?, ?, ?, ?, ?, ?)`,
      ),
      findCode: db.prepare<[string, string, string], StoredCode>(
        `SELECT digest, tries_left AS triesLeft, expires_at AS expiresAt FROM codes
         WHERE purpose = ? AND subject_hash = ? AND browser_hash = ?`,
      ),
      countTry: db.prepare<[string, string]>(
        'UPDATE codes SET tries_left = tries_left - 1 WHERE purpose = ? AND subject_hash = ?',
      ),
      dropCode: db.prepare<[string, string]>('DELETE FROM codes WHERE purpose = ? AND subject_hash = ?'),
      putStepUp: db.prepare<[string, string, string, number]>(
        'INSERT OR REPLACE INTO step_ups (link_hash, browser_hash, level, expires_at) VALUES (?, ?, ?, ?)',
      ),
      stepUps: db.prepare<[string, string, number], { level: string }>(
        'SELECT level FROM step_ups WHERE link_hash = ? AND browser_hash = ? AND expires_at > ? ORDER BY level',
      ),
      sweeps: ['sign_ins', 'codes', 'step_ups'].map((table) =>
        db.prepare<[number]>(`DELETE FROM ${table} WHERE expires_at <= ?`),
      ),
    };
  }

  begin({ accountId, identity, now, expiresAt }: Parameters<SignIns['begin']>[0]): string {
    this.sweep(now);
    const id = randomBytes(32).toString('base64url');
    this.statements.begin.run(hashOf('sign-in', id), accountId, identity, now, expiresAt);
    return id;
  }

  find(id: string, now: number): StoredSignIn | undefined {
    return this.statements.find.get(hashOf('sign-in', id), now);
  }

  setIdentity(id: string, identity: string): void {
    this.statements.setIdentity.run(identity, hashOf('sign-in', id));
  }

  end(id: string): void {
    this.statements.end.run(hashOf('sign-in', id));
  }

  endAllOf(accountId: string, except?: string): void {
    this.statements.endAllOf.run(accountId, except === undefined ? '' : hashOf('sign-in', except));
  }

  putCode(code: Parameters<SignIns['putCode']>[0]): void {
    const { purpose, subject, browser, tries, expiresAt } = code;
    const browserHash = hashOf('browser', browser);
    this.statements.putCode.run(purpose, hashOf('subject', subject), browserHash, digestOf(code), tries, expiresAt);
  }

  tryCode(attempt: CodeAttempt): 'ok' | 'wrong' | 'expired' {
    return this.db.transaction(() => this.countedTry(attempt)).immediate();
  }

  /** A browser that asked for no code learns nothing and spends nobody's tries. */
  private countedTry(attempt: CodeAttempt): 'ok' | 'wrong' | 'expired' {
    const { purpose, subject, browser, now } = attempt;
    const subjectHash = hashOf('subject', subject);
    const stored = this.statements.findCode.get(purpose, subjectHash, hashOf('browser', browser));
    if (stored === undefined) return 'expired';
    const alive = stored.expiresAt > now && stored.triesLeft > 0;
    const right = timingSafeEqual(stored.digest, digestOf(attempt));
    if (!alive || right || stored.triesLeft === 1) this.statements.dropCode.run(purpose, subjectHash);
    else this.statements.countTry.run(purpose, subjectHash);
    if (!alive) return 'expired';
    return right ? 'ok' : 'wrong';
  }

  take(key: string, limit: number, windowSeconds: number, now: number): ReturnType<SignIns['take']> {
    this.sweep(now);
    return this.places.take(hashOf('limit', key), limit, windowSeconds, now);
  }

  taken(key: string, windowSeconds: number, now: number): number {
    return this.places.taken(hashOf('limit', key), windowSeconds, now);
  }

  clear(key: string): void {
    this.places.clear(hashOf('limit', key));
  }

  putStepUp({ linkId, browser, level, expiresAt }: Parameters<SignIns['putStepUp']>[0]): void {
    this.statements.putStepUp.run(hashOf('link', linkId), hashOf('browser', browser), level, expiresAt);
  }

  stepUps(linkId: string, browser: string, now: number): readonly string[] {
    const found = this.statements.stepUps.all(hashOf('link', linkId), hashOf('browser', browser), now);
    return found.map(({ level }) => level);
  }

  close(): void {
    this.db.close();
  }

  /** Forgets, every now and then, what has expired. */
  private sweep(now: number): void {
    this.writes += 1;
    if (this.writes % sweepEvery !== 0) return;
    for (const statement of this.statements.sweeps) statement.run(now);
    this.places.sweep(now);
  }
}
