import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqliteUploadRegister } from '@talentlog/runtime/sqlite';
import { uploadRegisterContract } from './contract.ts';

uploadRegisterContract('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'upload-register-'));
  return {
    open: () => openSqliteUploadRegister({ file: join(folder, 'uploads.db') }),
    remove: async () => rmSync(folder, { recursive: true }),
  };
});
