import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteViewStore } from '@talentlog/runtime/sqlite';
import { viewStoreContract } from './contract.ts';

viewStoreContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'view-store-'));
  return {
    open: async () => openSqliteViewStore({ file: join(folder, 'views.db') }),
    holds: (text) => readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text)),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});
