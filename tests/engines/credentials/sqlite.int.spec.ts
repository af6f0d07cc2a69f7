import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteCredentials } from '@talentlog/runtime/sqlite';
import { credentialsSuite, type Subject } from './contract.ts';

credentialsSuite(async (): Promise<Subject> => {
  const folder = mkdtempSync(join(tmpdir(), 'talentlog-credentials-'));
  const file = join(folder, 'credentials.db');
  let store = await openSqliteCredentials({ file });
  return {
    get store() {
      return store;
    },
    async reopen() {
      await store.close();
      store = await openSqliteCredentials({ file });
    },
    atRest: () =>
      readdirSync(folder)
        .map((name) => readFileSync(join(folder, name)).toString('latin1'))
        .join('\n'),
    async remove() {
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});
