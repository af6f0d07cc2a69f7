import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { GroupCommit } from './group-commit.ts';

describe('writes of one turn', () => {
  let db: Database.Database;
  let group: GroupCommit;
  let transactions: number;
  const put = (id: number) => () => void db.prepare('INSERT INTO kept VALUES (?)').run(id);
  const kept = () => db.prepare('SELECT id FROM kept ORDER BY rowid').pluck().all();

  beforeEach(() => {
    transactions = 0;
    db = new Database(':memory:', {
      verbose: (sql) => {
        if (String(sql).startsWith('BEGIN')) transactions += 1;
      },
    });
    db.exec('CREATE TABLE kept (id INTEGER NOT NULL UNIQUE)');
    group = new GroupCommit(db);
  });
  afterEach(() => {
    db.close();
  });

  test('share one transaction, in their order, and are there when they are answered', async () => {
    const all = Promise.all([3, 1, 2].map((id) => group.add(put(id))));
    expect(kept()).toEqual([]);
    await all;
    expect([kept(), transactions]).toEqual([[3, 1, 2], 1]);
    await group.add(put(4));
    expect([kept(), transactions]).toEqual([[3, 1, 2, 4], 2]);
  });

  test('one that fails half done is undone alone', async () => {
    const half = () => {
      put(8)();
      throw new RangeError('no instant');
    };
    const outcomes = await Promise.allSettled([put(1), half, put(2), put(1), put(3)].map((work) => group.add(work)));
    expect(outcomes.map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(kept()).toEqual([1, 2, 3]);
  });

  test('what the disk does not take is refused to all, and nobody is tried again', async () => {
    const full = () => {
      throw Object.assign(new Error('database or disk is full'), { name: 'SqliteError', code: 'SQLITE_FULL' });
    };
    const outcomes = await Promise.allSettled([put(1), full, put(2)].map((work) => group.add(work)));
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect([kept(), transactions]).toEqual([[], 1]);
  });

  test('share a transaction while the last one is not long ago; the first after a quiet while waits for nobody', async () => {
    const apart = new GroupCommit(db, 0, 60_000);
    await apart.add(put(1));
    expect([kept(), transactions]).toEqual([[1], 1]);
    const later = Promise.all([2, 3].map((id) => apart.add(put(id))));
    await new Promise(setImmediate);
    expect([kept(), transactions]).toEqual([[1], 1]);
    apart.flush();
    await later;
    expect([kept(), transactions]).toEqual([[1, 2, 3], 2]);
  });

  test('are written before the file is closed, and refused afterwards', async () => {
    const slow = new GroupCommit(db, 60_000);
    const asked = slow.add(put(1));
    slow.flush();
    await asked;
    expect(kept()).toEqual([1]);
    db.close();
    await expect(slow.add(put(2))).rejects.toThrow('closed');
  });
});
