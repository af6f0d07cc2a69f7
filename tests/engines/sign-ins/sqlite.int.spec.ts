import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll } from '@jest/globals';
import { openSqliteSignIns } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { type Compiled, compileRuntime } from '../event-store/compiled.ts';
import { signInsContract } from './contract.ts';

let compiled: Compiled;
beforeAll(async () => {
  compiled = await compileRuntime(['disk', 'sign-ins']);
});
afterAll(() => compiled.remove());

signInsContract('SQLite', async () => {
  const own = belongings();
  const folder = own.folder();
  const file = join(folder, 'sign-ins.db');
  return {
    open: () => openSqliteSignIns({ file }),
    opening: `import { openSqliteSignIns } from ${JSON.stringify(compiled.module('sign-ins/sqlite/store'))};
      const store = await openSqliteSignIns({ file: ${JSON.stringify(file)} });`,
    holds: async (text) => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(text)),
    remove: () => own.release(),
  };
});
