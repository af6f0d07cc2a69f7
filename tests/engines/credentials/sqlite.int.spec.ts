import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { openSqliteCredentials } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { credentialsSuite, type Subject } from './contract.ts';
import { factorsSuite } from './factors-contract.ts';
import { sharedCredentialsSuite } from './shared.ts';

const place = async (): Promise<Subject> => {
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-credentials-'));
  const file = join(folder, 'credentials.db');
  let store = await openSqliteCredentials({ file });
  return {
    get store() {
      return store;
    },
    another: () => openSqliteCredentials({ file }),
    async reopen() {
      await store.close();
      store = await openSqliteCredentials({ file });
    },
    atRest: async () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name)).toString('latin1'))
        .join('\n'),
    async remove() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
credentialsSuite(place);
factorsSuite(place);
sharedCredentialsSuite(place);

test('a file of a former version keeps its factors, under the names of their accounts', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-credentials-'));
  const file = join(folder, 'credentials.db');
  const former = new Database(file);
  former.exec(`CREATE TABLE second_factors (account_id TEXT PRIMARY KEY, sealed TEXT, last_step INTEGER);
    CREATE TABLE recovery_codes (account_id TEXT, hash TEXT, PRIMARY KEY (account_id, hash));
    INSERT INTO second_factors VALUES ('a1', 'sealed', 7);
    INSERT INTO recovery_codes VALUES ('a1', 'one');`);
  former.close();
  for (const _start of ['first', 'second']) {
    const store = await openSqliteCredentials({ file });
    expect(await store.findFactor('a1')).toEqual({ id: 'a1', sealed: 'sealed' });
    expect(await store.takeFactorStep('a1', 7)).toBe(false);
    await store.close();
  }
  const store = await openSqliteCredentials({ file });
  expect([await store.takeFactorStep('a1', 8), await store.takeRecoveryCode('a1', 'one')]).toEqual([true, true]);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});
