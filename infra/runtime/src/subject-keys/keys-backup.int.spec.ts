import { copyFileSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { erasureListOf, openErasureList } from '../erasure-list/erasure-list.ts';
import { lastBackup } from '../ledger/backup-note.ts';
import { backupKeys, restoreKeys } from './keys-backup.ts';
import { runBackupKeys, runRestoreKeys } from './keys-commands.ts';
import { openSqliteSubjectKeys } from './sqlite.ts';

const taken = new Date('2026-11-01T00:00:00.000Z');
const after = (days: number, seconds = 0) => new Date(taken.getTime() + days * 86_400_000 + seconds * 1000);

describe('a backup of the keys of persons', () => {
  const own = ownOfEachTest();
  let [data, backup, target] = ['', '', ''];
  const keysIn = (folder: string) =>
    openSqliteSubjectKeys({ file: join(folder, 'keys.db'), masterKeyFile: join(folder, 'keys.master') });
  const known = async (folder: string, ...persons: readonly string[]) => {
    const keys = await keysIn(folder);
    const held = await keys.forReading(persons);
    await keys.close();
    return persons.map((person) => held.get(person)?.export().toString('hex'));
  };

  beforeEach(async () => {
    [data, backup, target] = [own.folder(), join(own.folder(), 'backup'), join(own.folder(), 'new')];
    const keys = await keysIn(data);
    await keys.forWriting(['p1', 'p2']);
    await backupKeys(data, backup, taken);
    await keys.close();
  });
  const erase = (folder: string, person: string) =>
    openErasureList(erasureListOf(folder)).add({ person, at: taken.toISOString(), files: [] });

  test('leaves word beside the log, apart from that of the log, of when it was made', () => {
    expect([lastBackup(data, 'keys'), lastBackup(data)]).toEqual([taken.toISOString(), undefined]);
  });

  test('brings every key back as it was, on its last day too', async () => {
    expect(await restoreKeys(backup, target, undefined, after(30))).toBe(0);
    expect(await known(target, 'p1', 'p2')).toEqual(await known(data, 'p1', 'p2'));
  });

  test('is refused a second later, and changes nothing', async () => {
    await expect(restoreKeys(backup, target, undefined, after(30, 1))).rejects.toThrow('30 are the most');
    expect(existsSync(join(target, 'keys.db'))).toBe(false);
  });

  test('is refused where its date was moved, or cannot be read', async () => {
    const note = join(backup, 'keys-backup.json');
    const moved = { ...(JSON.parse(readFileSync(note, 'utf8')) as object), takenAt: after(20).toISOString() };
    writeFileSync(note, JSON.stringify(moved));
    await expect(restoreKeys(backup, target, undefined, after(31))).rejects.toThrow('was changed');
    writeFileSync(note, '{');
    await expect(restoreKeys(backup, target, undefined, after(1))).rejects.toThrow('cannot be read');
    rmSync(note);
    await expect(restoreKeys(backup, target, undefined, after(1))).rejects.toThrow('is missing');
  });

  test.each(['the backup', 'the folder', 'a list from elsewhere'])(
    'brings no key of somebody back whom the list of %s names, in no byte of the file',
    async (whose) => {
      const [p1 = ''] = await known(data, 'p1');
      const elsewhere = own.folder();
      await erase(whose === 'the backup' ? backup : elsewhere, 'p1');
      if (whose === 'the folder') {
        await restoreKeys(backup, target, undefined, after(1));
        for (const name of ['keys.db', 'keys.master']) rmSync(join(target, name));
        copyFileSync(erasureListOf(elsewhere), erasureListOf(target));
      }
      const list = whose === 'a list from elsewhere' ? erasureListOf(elsewhere) : undefined;
      expect(await restoreKeys(backup, target, list, after(1))).toBe(1);
      expect((await known(target, 'p1', 'p2')).map((one) => one === undefined)).toEqual([true, false]);
      expect(p1).toHaveLength(64);
      const keys = await keysIn(target);
      await expect(keys.forWriting(['p1'])).rejects.toThrow('was destroyed');
      await keys.close();
    },
  );

  test('overwrites nothing, and says in words what is wrong', async () => {
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    expect(await runBackupKeys([data, backup], print)).toBe(2);
    expect(await runRestoreKeys([backup, data], print)).toBe(2);
    expect(await runRestoreKeys([backup], print)).toBe(2);
    expect(lines.join('\n')).toMatch(
      /choose an empty folder[\s\S]*(move it away first|days old)[\s\S]*Say which backup/,
    );
  });
});
