import { join } from 'node:path';
import { openSqliteAccessLog } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { accessLogContract } from './contract.ts';

accessLogContract('SQLite', async () => {
  const own = belongings();
  const folder = own.folder();
  return {
    open: () => openSqliteAccessLog({ file: join(folder, 'access-log.db') }),
    remove: () => own.release(),
  };
});
