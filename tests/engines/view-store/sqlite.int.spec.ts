import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openSqliteViewStore } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { viewStoreContract } from './contract.ts';

viewStoreContract('SQLite', async () => {
  const own = belongings();
  const folder = own.folder();
  return {
    open: async () => openSqliteViewStore({ file: join(folder, 'views.db') }),
    holds: (text) => readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text)),
    remove: () => own.release(),
  };
});
