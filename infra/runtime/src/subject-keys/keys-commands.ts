import { type Print, plainly, toScreen } from '../ledger/commands.ts';
import { backupKeys, restoreKeys } from './keys-backup.ts';

/** `backup-keys <data folder> <target folder>`: 0 when the copy is made. Works while the server runs. */
export const runBackupKeys = ([folder, target]: readonly string[], print: Print = toScreen): Promise<number> =>
  plainly(print, async () => {
    if (folder === undefined || target === undefined)
      throw new Error('Say what to copy and where to: backup-keys <data folder> <target folder>');
    const until = await backupKeys(folder, target);
    print(
      `Keys of persons copied to ${target}. Good until ${until.toISOString()}: delete the copy then, it is refused from there on.`,
    );
    return 0;
  });

/** `restore-keys <keys backup> <data folder> [<list of the erased>]`: refuses keys that are too old. The server must not run. */
export const runRestoreKeys = ([source, folder, erased]: readonly string[], print: Print = toScreen): Promise<number> =>
  plainly(print, async () => {
    if (source === undefined || folder === undefined)
      throw new Error('Say which backup and where to: restore-keys <keys backup> <data folder> [<list of the erased>]');
    const gone = await restoreKeys(source, folder, erased);
    print(`Keys of persons restored into ${folder}; ${gone} of people who were erased since were destroyed.`);
    return 0;
  });
