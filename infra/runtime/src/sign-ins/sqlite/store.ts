import { randomBytes } from 'node:crypto';
import type Database from 'better-sqlite3';
import { openSqliteFile, overwritten } from '../../disk/sqlite/open-file.ts';
import { hashOf } from '../hashes.ts';
import type {
  CodeAttempt,
  CodeResult,
  Device,
  Forgotten,
  Limit,
  SentCode,
  SignIns,
  StepUpProof,
  StoredSignIn,
  Taken,
} from '../port.ts';
import { CodeTable } from './codes.ts';
import { DeviceTable } from './devices.ts';
import { PlaceTable } from './places.ts';
import { Remembered } from './remembered.ts';
import { StepUpTable } from './step-ups.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS sign_ins (
    id_hash TEXT PRIMARY KEY, account_id TEXT NOT NULL, identity TEXT NOT NULL, created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS sign_ins_by_account ON sign_ins (account_id);`;

/** Between two looks for what has expired: writes, or time where there are few. */
const sweepEvery = 256;
const sweepEveryMs = 3_600_000;

/** Opens (and makes) the file. Every change is on disk before its method resolves. Rejects when the file cannot be opened or synced. */
export async function openSqliteSignIns({ file }: { readonly file: string }): Promise<SignIns> {
  return new SqliteSignIns(openSqliteFile(file, schema, overwritten));
}

class SqliteSignIns implements SignIns {
  private readonly codes: CodeTable;
  private readonly places: PlaceTable;
  private readonly proofs: StepUpTable;
  private readonly devices: DeviceTable;
  private readonly remembered: Remembered<StoredSignIn>;
  private readonly statements;
  private writes = 0;
  private sweptAt = 0;

  constructor(private readonly db: Database.Database) {
    this.codes = new CodeTable(db);
    this.places = new PlaceTable(db);
    this.proofs = new StepUpTable(db);
    this.devices = new DeviceTable(db);
    this.remembered = new Remembered(db);
    this.statements = {
      begin: db.prepare<[string, string, string, number, number]>(
        'INSERT INTO sign_ins (id_hash, account_id, identity, created_at, expires_at) VALUES (?, ?, ?, ?, ?)',
      ),
      find: db.prepare<[string], StoredSignIn>(
        `SELECT account_id AS accountId, identity, created_at AS begunAt, expires_at AS expiresAt FROM sign_ins
         WHERE id_hash = ?`,
      ),
      setIdentity: db.prepare<[string, string]>('UPDATE sign_ins SET identity = ? WHERE id_hash = ?'),
      end: db.prepare<[string]>('DELETE FROM sign_ins WHERE id_hash = ?'),
      endAllOf: db.prepare<[string, string]>('DELETE FROM sign_ins WHERE account_id = ? AND id_hash <> ?'),
      sweep: db.prepare<[number]>('DELETE FROM sign_ins WHERE expires_at <= ?'),
    };
  }

  async begin({ accountId, identity, now, expiresAt }: Parameters<SignIns['begin']>[0]): Promise<string> {
    this.sweep(now);
    const id = randomBytes(32).toString('base64url');
    this.statements.begin.run(hashOf('sign-in', id), accountId, identity, now, expiresAt);
    return id;
  }

  async find(id: string, now: number): Promise<StoredSignIn | undefined> {
    const hash = hashOf('sign-in', id);
    const found = this.remembered.get(hash, () => this.statements.find.get(hash));
    return found !== undefined && found.expiresAt > now ? found : undefined;
  }

  async setIdentity(id: string, identity: string): Promise<void> {
    const hash = hashOf('sign-in', id);
    this.statements.setIdentity.run(identity, hash);
    this.remembered.changed(hash);
  }

  async end(id: string): Promise<void> {
    const hash = hashOf('sign-in', id);
    this.statements.end.run(hash);
    this.remembered.changed(hash);
  }

  async endAllOf(accountId: string, except?: string): Promise<void> {
    this.statements.endAllOf.run(accountId, except === undefined ? '' : hashOf('sign-in', except));
    this.remembered.changed();
  }

  async putCode(code: SentCode): Promise<void> {
    this.codes.put(code);
  }

  async tryCode(attempt: CodeAttempt): Promise<CodeResult> {
    return this.codes.try(attempt);
  }

  take(key: string, limit: number, windowSeconds: number, now: number): Promise<Taken> {
    return this.takeWithin(key, [[limit, windowSeconds]], now);
  }

  async takeWithin(key: string, limits: readonly Limit[], now: number): Promise<Taken> {
    this.sweep(now);
    return this.places.take(hashOf('limit', key), limits, now);
  }

  async taken(key: string, windowSeconds: number, now: number): Promise<number> {
    return this.places.taken(hashOf('limit', key), windowSeconds, now);
  }

  async clear(key: string): Promise<void> {
    this.places.clear(hashOf('limit', key));
  }

  async putStepUp(proof: StepUpProof): Promise<void> {
    this.proofs.put(proof);
  }

  async stepUps(linkId: string, browser: string, now: number): Promise<readonly string[]> {
    return this.proofs.list(linkId, browser, now);
  }

  async forgetBrowser(browser: string, except?: string): Promise<void> {
    this.proofs.forgetBrowser(browser);
    this.devices.forgetBrowser(browser, except);
  }

  async rememberDevice(device: Device & { readonly expiresAt: number }): Promise<void> {
    this.devices.put(device);
  }

  async knowsDevice(device: Device, now: number): Promise<boolean> {
    return this.devices.has(device, now);
  }

  async forget({ accountIds, linkIds }: Forgotten): Promise<void> {
    for (const accountId of accountIds) {
      await this.endAllOf(accountId);
      this.devices.forget(accountId);
    }
    for (const linkId of linkIds) this.proofs.forget(linkId);
  }

  async close(): Promise<void> {
    this.db.close();
  }

  /** Forgets, every now and then, what has expired. */
  private sweep(now: number): void {
    this.writes += 1;
    if (this.writes % sweepEvery !== 0 && now - this.sweptAt < sweepEveryMs) return;
    this.sweptAt = now;
    this.statements.sweep.run(now);
    for (const table of [this.codes, this.places, this.proofs, this.devices]) table.sweep(now);
  }
}
