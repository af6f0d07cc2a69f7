import type Database from 'better-sqlite3';
import type { BegunFactor, StoredFactor } from '../port.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS factors (
    id TEXT PRIMARY KEY, account_id TEXT NOT NULL, sealed TEXT NOT NULL, kept_at INTEGER NOT NULL,
    confirmed INTEGER NOT NULL DEFAULT 0, last_step INTEGER NOT NULL DEFAULT -1) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS factors_by_account ON factors (account_id);
  CREATE TABLE IF NOT EXISTS factor_codes (
    factor_id TEXT NOT NULL, hash TEXT NOT NULL, PRIMARY KEY (factor_id, hash)) STRICT, WITHOUT ROWID;`;

/** Formerly an account had one row, and was its name. */
const carryOver = `
  INSERT OR IGNORE INTO factors SELECT account_id, account_id, sealed, 0, 0, last_step FROM second_factors;
  INSERT OR IGNORE INTO factor_codes SELECT account_id, hash FROM recovery_codes;
  DROP TABLE second_factors;
  DROP TABLE recovery_codes;`;

/** As many are tried at once for one code. */
const mostBegun = 3;

/** Second factors, beside the passwords: the sealed secret, the last step of time that was used, and hashes of recovery codes. */
export class FactorTable {
  private readonly statements;

  constructor(private readonly db: Database.Database) {
    db.exec(schema);
    const isOld = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'second_factors'");
    db.transaction(() => void (isOld.get() === undefined || db.exec(carryOver))).immediate();
    this.statements = {
      put: db.prepare<[string, string, string, number]>(
        'INSERT OR IGNORE INTO factors (id, account_id, sealed, kept_at) VALUES (?, ?, ?, ?)',
      ),
      find: db.prepare<[string], StoredFactor>('SELECT id, sealed FROM factors WHERE id = ?'),
      begun: db.prepare<[string, number], StoredFactor>(
        `SELECT id, sealed FROM factors WHERE account_id = ? AND confirmed = 0 AND kept_at > ?
         ORDER BY kept_at DESC LIMIT ${mostBegun}`,
      ),
      takeStep: db.prepare<[number, string, number]>('UPDATE factors SET last_step = ? WHERE id = ? AND last_step < ?'),
      confirm: db.prepare<[string]>('UPDATE factors SET confirmed = 1 WHERE id = ?'),
      doubtful: db.prepare<[], Omit<BegunFactor, 'sealed'>>(
        'SELECT id, account_id AS accountId, kept_at AS at FROM factors WHERE confirmed = 0',
      ),
      addCode: db.prepare<[string, string]>('INSERT OR IGNORE INTO factor_codes (factor_id, hash) VALUES (?, ?)'),
      takeCode: db.prepare<[string, string]>('DELETE FROM factor_codes WHERE factor_id = ? AND hash = ?'),
      dropCodes: db.prepare<[string]>('DELETE FROM factor_codes WHERE factor_id = ?'),
      drop: db.prepare<[string, number]>('DELETE FROM factors WHERE account_id = ? AND kept_at <= ?'),
      dropOne: db.prepare<[string]>('DELETE FROM factors WHERE id = ?'),
      dropOthers: db.prepare<[string, string]>(
        'DELETE FROM factors WHERE id <> ? AND account_id = (SELECT account_id FROM factors WHERE id = ?)',
      ),
      dropOrphans: db.prepare<[]>('DELETE FROM factor_codes WHERE factor_id NOT IN (SELECT id FROM factors)'),
    };
  }

  put({ id, accountId, sealed, at }: BegunFactor): void {
    this.statements.put.run(id, accountId, sealed, at);
  }

  find(id: string): StoredFactor | undefined {
    return this.statements.find.get(id);
  }

  begun(accountId: string, since: number): readonly StoredFactor[] {
    return this.statements.begun.all(accountId, since);
  }

  takeStep(id: string, step: number): boolean {
    return this.statements.takeStep.run(step, id, step).changes === 1;
  }

  confirm(id: string): void {
    this.forgets(() => {
      this.statements.confirm.run(id);
      return this.statements.dropOthers.run(id, id).changes;
    });
  }

  doubtful(): readonly Omit<BegunFactor, 'sealed'>[] {
    return this.statements.doubtful.all();
  }

  keepCodes(id: string, hashes: readonly string[]): void {
    const keep = () => {
      this.statements.dropCodes.run(id);
      for (const hash of hashes) this.statements.addCode.run(id, hash);
    };
    this.db.transaction(keep).immediate();
  }

  takeCode(id: string, hash: string): boolean {
    return this.statements.takeCode.run(id, hash).changes === 1;
  }

  dropOf(accountId: string, until = Number.MAX_SAFE_INTEGER): boolean {
    return this.forgets(() => this.statements.drop.run(accountId, until).changes);
  }

  dropOne(id: string): boolean {
    return this.forgets(() => this.statements.dropOne.run(id).changes);
  }

  /** With a factor go its codes; true where one went. */
  private forgets(drop: () => number): boolean {
    const all = () => {
      const gone = drop();
      if (gone > 0) this.statements.dropOrphans.run();
      return gone > 0;
    };
    return this.db.transaction(all).immediate();
  }
}
