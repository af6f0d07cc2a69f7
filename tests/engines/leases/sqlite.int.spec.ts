import { join } from 'node:path';
import { openSqliteLeases } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { leasesContract } from './contract.ts';

leasesContract('SQLite', async () => {
  const own = belongings();
  const file = join(own.folder(), 'leases.db');
  return { open: async (clock) => openSqliteLeases({ file, clock }), remove: () => own.release() };
});
