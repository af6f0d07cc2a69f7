import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openSqliteTimers } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { ownOfEachTest } from '../../support/own.ts';
import { timersContract } from './contract.ts';

describe('timers in SQLite', () => {
  let folder: string;
  const file = () => join(folder, 'timers.db');
  const own = ownOfEachTest();
  beforeEach(() => {
    folder = own.folder();
  });
  timersContract(async () => openSqliteTimers({ file: file() }), true);

  test('a file of the version that kept its place in the log itself is taken up, place and timers', async () => {
    const former = new Database(file());
    former.exec(`CREATE TABLE timers (id TEXT PRIMARY KEY, due_at TEXT NOT NULL, try_at TEXT NOT NULL, payload TEXT NOT NULL,
        fire_id TEXT NOT NULL, failures INTEGER NOT NULL DEFAULT 0) STRICT, WITHOUT ROWID;
      CREATE TABLE checkpoint (only INTEGER PRIMARY KEY CHECK (only = 1), position TEXT NOT NULL) STRICT;
      INSERT INTO timers VALUES ('a', '2026-11-21T00:00:00.000Z', '2026-11-21T00:00:00.000Z', '{"n":1}', 'f', 2);
      INSERT INTO checkpoint VALUES (1, '00000000000000000042');`);
    former.close();
    const timers = openSqliteTimers({ file: file() });
    expect(await timers.formerPlace()).toBe('00000000000000000042');
    expect(await timers.due('2026-11-22T00:00:00.000Z', 5)).toMatchObject([{ id: 'a', failures: 2, fireId: 'f' }]);
    await timers.close();
  });
});
