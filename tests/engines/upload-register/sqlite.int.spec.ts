import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openSqliteUploadRegister } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { belongings } from '../../support/belongings.ts';
import { ownOfEachTest } from '../../support/own.ts';
import { uploadRegisterContract } from './contract.ts';
import { sharedAllowanceContract } from './shared-allowance.ts';
import { sharedUploadsContract } from './shared-contract.ts';
import { uploadUpkeepContract } from './upkeep-contract.ts';

const place = async () => {
  const own = belongings();
  const folder = own.folder();
  return {
    open: () => openSqliteUploadRegister({ file: join(folder, 'uploads.db') }),
    remove: () => own.release(),
  };
};
uploadRegisterContract('SQLite', place);
uploadUpkeepContract('SQLite', place);
sharedUploadsContract('SQLite', place);
sharedAllowanceContract('SQLite', place);

describe('a register of the first version', () => {
  const own = ownOfEachTest();
  test('keeps what it knew, for ever: nobody wrote down which of its files events name', async () => {
    const file = join(own.folder(), 'uploads.db');
    const db = new Database(file);
    db.exec('CREATE TABLE uploads (file_id TEXT, owner TEXT, at INTEGER, PRIMARY KEY (file_id, owner)) WITHOUT ROWID');
    db.exec("INSERT INTO uploads VALUES ('f1', 'p1', 1)");
    db.close();
    const register = await openSqliteUploadRegister({ file });
    expect(await register.claim('a', [{ fileId: 'f1', type: 'text/plain', purpose: 'resume' }], 'p1')).toBe(true);
    await register.release('a');
    expect(await register.orphans(Date.now())).toEqual([]);
    expect(await register.seen('f1')).toEqual({ type: null, scan: 'waiting' });
    expect(await register.unscanned(5)).toEqual(['f1']);
    await register.close();
  });
});
