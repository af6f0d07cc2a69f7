import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { openSecrets, SubjectErased } from '@talentlog/runtime';
import { openSqliteSubjectKeys } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';
import { belongings } from '../../support/belongings.ts';
import { ownOfEachTest } from '../../support/own.ts';
import { subjectKeysContract } from './contract.ts';

const files = (folder: string) => ({ file: join(folder, 'keys.db'), masterKeyFile: join(folder, 'keys.master') });

subjectKeysContract('SQLite', async () => {
  const own = belongings();
  const folder = own.folder();
  return {
    open: () => openSqliteSubjectKeys({ ...files(folder), cached: 100 }),
    remove: () => own.release(),
  };
});

describe('keys in a SQLite file', () => {
  let folder: string;
  const own = ownOfEachTest();
  beforeEach(() => {
    folder = own.folder();
  });

  /** What is stored of a person's key. */
  const wrappedKeyOf = (subject: string): Buffer => {
    const peek = new Database(files(folder).file, { readonly: true });
    const row = peek.prepare<[string], { wrapped: Buffer }>('SELECT wrapped FROM keys WHERE subject = ?').get(subject);
    peek.close();
    if (row === undefined) throw new Error('no key');
    return row.wrapped;
  };
  const isOnDisk = (bytes: Buffer): boolean =>
    readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(bytes));

  test('a destroyed key is gone from every byte of the folder', async () => {
    const keys = await openSqliteSubjectKeys(files(folder));
    await keys.forWriting(['p1']);
    const wrapped = wrappedKeyOf('p1');
    expect(isOnDisk(wrapped)).toBe(true);
    await keys.destroy('p1');
    expect(isOnDisk(wrapped)).toBe(false);
    await keys.close();
  });

  test('a key that a process of its own destroyed is not served from memory, nor written with', async () => {
    const keys = await openSqliteSubjectKeys(files(folder));
    await keys.forWriting(['p1', 'p2']);
    const program = `import { openSqliteSubjectKeys } from '@talentlog/runtime/sqlite';
      const keys = await openSqliteSubjectKeys(${JSON.stringify(files(folder))});
      await keys.destroy('p1');
      await keys.close();`;
    await own.run(process.execPath, ['--input-type=module', '-e', program]);
    expect((await keys.forReading(['p1', 'p2'])).get('p1')).toBeUndefined();
    await expect(keys.forWriting(['p1'])).rejects.toThrow(SubjectErased);
    expect((await keys.forReading(['p2'])).get('p2')).toBeDefined();
    await keys.close();
  });

  test('no key lies there as it is', async () => {
    const keys = await openSqliteSubjectKeys(files(folder));
    const key = (await keys.forWriting(['p1'])).get('p1')?.export();
    expect(key && isOnDisk(key)).toBe(false);
    await keys.close();
  });

  test('a missing or foreign master key stops the start instead of making a new one', async () => {
    const keys = await openSqliteSubjectKeys(files(folder));
    await keys.forWriting(['p1']);
    await keys.close();
    const { file, masterKeyFile } = files(folder);
    expect(statSync(masterKeyFile).mode & 0o777).toBe(0o600);
    await expect(openSqliteSubjectKeys({ file, masterKeyFile: join(folder, 'absent') })).rejects.toThrow('is missing');
    openSecrets(folder);
    await expect(openSqliteSubjectKeys({ file, masterKeyFile: join(folder, 'secret') })).rejects.toThrow(
      'does not open the keys',
    );
  });
});
