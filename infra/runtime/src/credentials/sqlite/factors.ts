import type Database from 'better-sqlite3';
import type { StoredFactor } from '../port.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS second_factors (
    account_id TEXT PRIMARY KEY, sealed TEXT NOT NULL, last_step INTEGER NOT NULL DEFAULT -1) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS recovery_codes (
    account_id TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (account_id, hash)) STRICT, WITHOUT ROWID;`;

/** Second factors, beside the passwords: the sealed secret, the last step of time that was used, and hashes of recovery codes. */
export class FactorTable {
  private readonly statements;

  constructor(private readonly db: Database.Database) {
    db.exec(schema);
    this.statements = {
      put: db.prepare<[string, string]>(
        'INSERT OR REPLACE INTO second_factors (account_id, sealed, last_step) VALUES (?, ?, -1)',
      ),
      find: db.prepare<[string], StoredFactor>('SELECT sealed FROM second_factors WHERE account_id = ?'),
      takeStep: db.prepare<[number, string, number]>(
        'UPDATE second_factors SET last_step = ? WHERE account_id = ? AND last_step < ?',
      ),
      addCode: db.prepare<[string, string]>('INSERT OR IGNORE INTO recovery_codes (account_id, hash) VALUES (?, ?)'),
      takeCode: db.prepare<[string, string]>('DELETE FROM recovery_codes WHERE account_id = ? AND hash = ?'),
      dropCodes: db.prepare<[string]>('DELETE FROM recovery_codes WHERE account_id = ?'),
      drop: db.prepare<[string]>('DELETE FROM second_factors WHERE account_id = ?'),
    };
  }

  put(accountId: string, sealed: string): void {
    const replace = () => {
      this.statements.dropCodes.run(accountId);
      this.statements.put.run(accountId, sealed);
    };
    this.db.transaction(replace).immediate();
  }

  find(accountId: string): StoredFactor | undefined {
    return this.statements.find.get(accountId);
  }

  takeStep(accountId: string, step: number): boolean {
    return this.statements.takeStep.run(step, accountId, step).changes === 1;
  }

  keepCodes(accountId: string, hashes: readonly string[]): void {
    const keep = () => {
      this.statements.dropCodes.run(accountId);
      for (const hash of hashes) this.statements.addCode.run(accountId, hash);
    };
    this.db.transaction(keep).immediate();
  }

  takeCode(accountId: string, hash: string): boolean {
    return this.statements.takeCode.run(accountId, hash).changes === 1;
  }

  drop(accountId: string): void {
    this.statements.dropCodes.run(accountId);
    this.statements.drop.run(accountId);
  }
}
