import type Database from 'better-sqlite3';
import { openSqliteFile, overwritten } from '../disk/sqlite/open-file.ts';
import type { BegunFactor, Credential, CredentialStore, StoredFactor } from './port.ts';
import { FactorTable } from './sqlite/factors.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS credentials (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL, hash TEXT NOT NULL, kept_at INTEGER NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS credentials_by_account ON credentials (account_id);
  CREATE INDEX IF NOT EXISTS credentials_unconfirmed ON credentials (kept_at) WHERE confirmed = 0;
  CREATE TABLE IF NOT EXISTS complete (only INTEGER PRIMARY KEY CHECK (only = 1)) STRICT;`;

/** Opens (and makes) the file. What is dropped is overwritten. Rejects when it cannot be opened. */
export async function openSqliteCredentials({ file }: { readonly file: string }): Promise<CredentialStore> {
  return new SqliteCredentials(openSqliteFile(file, schema, overwritten));
}

class SqliteCredentials implements CredentialStore {
  private readonly statements;
  private readonly factors: FactorTable;

  constructor(private readonly db: Database.Database) {
    this.factors = new FactorTable(db);
    this.statements = {
      put: db.prepare<[string, string, string, number]>(
        'INSERT INTO credentials (id, account_id, hash, kept_at) VALUES (?, ?, ?, ?) ON CONFLICT (id) DO NOTHING',
      ),
      find: db.prepare<[string], { hash: string }>('SELECT hash FROM credentials WHERE id = ?'),
      confirm: db.prepare<[string]>('UPDATE credentials SET confirmed = 1 WHERE id = ?'),
      drop: db.prepare<[string]>('DELETE FROM credentials WHERE id = ?'),
      dropAllOf: db.prepare<[string]>('DELETE FROM credentials WHERE account_id = ?'),
      doubtful: db.prepare<[number], { id: string; accountId: string }>(
        `SELECT id, account_id AS accountId FROM credentials WHERE kept_at < ? AND (confirmed = 0 OR account_id IN
           (SELECT account_id FROM credentials GROUP BY account_id HAVING count(*) > 1)) ORDER BY account_id, id`,
      ),
      isComplete: db.prepare<[]>('SELECT 1 FROM complete'),
      noteComplete: db.prepare<[]>('INSERT OR IGNORE INTO complete VALUES (1)'),
    };
  }

  async put({ id, accountId, hash, at }: Credential): Promise<void> {
    this.statements.put.run(id, accountId, hash, at);
  }

  async find(id: string): Promise<string | undefined> {
    return this.statements.find.get(id)?.hash;
  }

  async confirm(id: string): Promise<void> {
    this.statements.confirm.run(id);
  }

  async drop(id: string): Promise<void> {
    this.statements.drop.run(id);
    this.forget();
  }

  async dropAllOf(accountId: string): Promise<void> {
    this.statements.dropAllOf.run(accountId);
    this.factors.dropOf(accountId);
    this.forget();
  }

  async putFactor(factor: BegunFactor): Promise<void> {
    this.factors.put(factor);
  }

  async findFactor(id: string): Promise<StoredFactor | undefined> {
    return this.factors.find(id);
  }

  async factorsBegun(accountId: string, since: number): Promise<readonly StoredFactor[]> {
    return this.factors.begun(accountId, since);
  }

  async takeFactorStep(id: string, step: number): Promise<boolean> {
    return this.factors.takeStep(id, step);
  }

  async keepRecoveryCodes(id: string, hashes: readonly string[]): Promise<void> {
    this.factors.keepCodes(id, hashes);
  }

  async takeRecoveryCode(id: string, hash: string): Promise<boolean> {
    return this.factors.takeCode(id, hash);
  }

  async confirmFactor(id: string): Promise<void> {
    this.factors.confirm(id);
    this.forget();
  }

  async dropFactor(id: string): Promise<void> {
    if (this.factors.dropOne(id)) this.forget();
  }

  async dropFactorsOf(accountId: string, until: number): Promise<void> {
    if (this.factors.dropOf(accountId, until)) this.forget();
  }

  async doubtfulFactors(): Promise<readonly Omit<BegunFactor, 'sealed'>[]> {
    return this.factors.doubtful();
  }

  async doubtful(before: number): Promise<readonly Pick<Credential, 'id' | 'accountId'>[]> {
    return this.statements.doubtful.all(before);
  }

  async isComplete(): Promise<boolean> {
    return this.statements.isComplete.get() !== undefined;
  }

  async noteComplete(): Promise<void> {
    this.statements.noteComplete.run();
  }

  async close(): Promise<void> {
    this.db.close();
  }

  /** What was dropped leaves the write-ahead file as well, as soon as nobody reads in it. */
  private forget(): void {
    this.db.pragma('wal_checkpoint(TRUNCATE)');
  }
}
