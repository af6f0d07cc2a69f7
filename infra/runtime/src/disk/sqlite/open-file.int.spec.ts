import { chmodSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ownOfEachTest } from '../../../../../tests/support/own.ts';
import { openSqliteFile, overwritten, SettingRefused } from './open-file.ts';

const own = ownOfEachTest();
const modeOf = (file: string) => statSync(file).mode & 0o777;

describe('a database that is written', () => {
  test('waits for the disk before it answers, writes ahead, and overwrites what is dropped where that is asked', () => {
    const db = openSqliteFile(join(own.folder(), 'a.db'), 'CREATE TABLE a (b)', overwritten);
    const settings = ['journal_mode', 'synchronous', 'fullfsync', 'secure_delete', 'busy_timeout'];
    expect(settings.map((name) => db.pragma(name, { simple: true }))).toEqual(['wal', 2, 1, 1, 5_000]);
    db.close();
  });

  test.each([
    ['synchronous', 7],
    ['cache_size', 'much'],
    ['no_such_setting', 1],
  ])('is not opened where %s reads back as something else, and the error names the file', (name, value) => {
    const file = join(own.folder(), 'a.db');
    const open = () => openSqliteFile(file, '', { [name]: value });
    expect(open).toThrow(SettingRefused);
    expect(open).toThrow(`${file}: ${name} must be ${value} but is `);
  });

  test("is its owner's alone, with what SQLite keeps beside it, also one that was not", () => {
    const file = join(own.folder(), 'a.db');
    const before = process.umask(0);
    try {
      const made = openSqliteFile(file, 'CREATE TABLE a (b)');
      expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
      for (const one of [file, `${file}-wal`, `${file}-shm`]) chmodSync(one, 0o644);
      openSqliteFile(file).close();
      expect([file, `${file}-wal`, `${file}-shm`].map(modeOf)).toEqual([0o600, 0o600, 0o600]);
      made.close();
    } finally {
      process.umask(before);
    }
  });

  test('that is none is left alone', () => {
    const file = join(own.folder(), 'a.db');
    writeFileSync(file, 'x'.repeat(5_000));
    expect(() => openSqliteFile(file)).toThrow(/not a database/);
  });
});
