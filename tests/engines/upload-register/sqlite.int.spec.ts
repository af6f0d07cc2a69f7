import { join } from 'node:path';
import { openSqliteUploadRegister } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { uploadRegisterContract } from './contract.ts';

uploadRegisterContract('SQLite', async () => {
  const own = belongings();
  const folder = own.folder();
  return {
    open: () => openSqliteUploadRegister({ file: join(folder, 'uploads.db') }),
    remove: () => own.release(),
  };
});
