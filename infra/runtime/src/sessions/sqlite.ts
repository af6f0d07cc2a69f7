import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import Database from 'better-sqlite3';
import { PlaceTable } from './places.ts';
import type { SessionRecord, SessionStore } from './port.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS sessions (
    id_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, identity TEXT NOT NULL, created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sessions_by_account ON sessions (account_id);
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

type CodeAttempt = Parameters<SessionStore['tryCode']>[0];

interface StoredCode {
  readonly digest: Buffer;
  readonly triesLeft: number;
  readonly expiresAt: number;
}

/** Opens (and makes) the file. Every change is on disk before its method returns. Throws when the file cannot be opened or synced. */
export function openSessionStore({ file }: { readonly file: string }): SessionStore {
  const db = new Database(file);
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'busy_timeout = 5000', 'secure_delete = ON'])
    db.pragma(pragma);
  db.exec(schema);
  return new SqliteSessionStore(db);
}

class SqliteSessionStore implements SessionStore {
  private readonly places: PlaceTable;
  private readonly statements;
  private writes = 0;

  constructor(private readonly db: Database.Database) {
    this.places = new PlaceTable(db);
    this.statements = {
      createSession: db.prepare<[string, string, string, number, number]>(
        'INSERT INTO sessions (id_hash, account_id, identity, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
      ),
      findSession: db.prepare<[string, number], SessionRecord>(
        `SELECT account_id AS accountId, identity, expires_at AS expiresAt FROM sessions
         WHERE id_hash = ? AND expires_at > ?`,
      ),
      setIdentity: db.prepare<[string, string]>('UPDATE sessions SET identity = ? WHERE id_hash = ?'),
      endSession: db.prepare<[string]>('DELETE FROM sessions WHERE id_hash = ?'),
      endSessionsOf: db.prepare<[string, string]>('DELETE FROM sessions WHERE account_id = ? AND id_hash <> ?'),
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
      sweeps: ['sessions', 'codes', 'step_ups'].map((table) =>
        db.prepare<[number]>(`DELETE FROM ${table} WHERE expires_at <= ?`),
      ),
    };
  }

  createSession({ accountId, identity, now, expiresAt }: Parameters<SessionStore['createSession']>[0]): string {
    this.sweep(now);
    const id = randomBytes(32).toString('base64url');
    this.statements.createSession.run(hashOf('session', id), accountId, identity, now, expiresAt);
    return id;
  }

  findSession(id: string, now: number): SessionRecord | undefined {
    return this.statements.findSession.get(hashOf('session', id), now);
  }

  setIdentity(id: string, identity: string): void {
    this.statements.setIdentity.run(identity, hashOf('session', id));
  }

  endSession(id: string): void {
    this.statements.endSession.run(hashOf('session', id));
  }

  endSessionsOf(accountId: string, except?: string): void {
    this.statements.endSessionsOf.run(accountId, except === undefined ? '' : hashOf('session', except));
  }

  putCode(code: Parameters<SessionStore['putCode']>[0]): void {
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

  take(key: string, limit: number, windowSeconds: number, now: number): ReturnType<SessionStore['take']> {
    this.sweep(now);
    return this.places.take(hashOf('limit', key), limit, windowSeconds, now);
  }

  taken(key: string, windowSeconds: number, now: number): number {
    return this.places.taken(hashOf('limit', key), windowSeconds, now);
  }

  clear(key: string): void {
    this.places.clear(hashOf('limit', key));
  }

  putStepUp({ linkId, browser, level, expiresAt }: Parameters<SessionStore['putStepUp']>[0]): void {
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
