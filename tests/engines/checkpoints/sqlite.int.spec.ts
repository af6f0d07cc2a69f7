import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openSqliteCheckpoints } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../support/own.ts';
import { checkpointsContract } from './contract.ts';

describe('checkpoints in SQLite', () => {
  let folder: string;
  const own = ownOfEachTest();
  beforeEach(() => {
    folder = own.folder();
  });
  checkpointsContract(async () => openSqliteCheckpoints({ file: join(folder, 'checkpoints.db') }), true);

  test('a file that cannot be opened is told at once', () => {
    expect(() => openSqliteCheckpoints({ file: join(folder, 'no', 'such', 'folder.db') })).toThrow();
  });
});
