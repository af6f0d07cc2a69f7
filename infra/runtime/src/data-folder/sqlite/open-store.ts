import { accessSync, constants, existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { SettingRefused } from '../../disk/sqlite/open-file.ts';
import { messageOf, sqliteCode } from '../../event-store/sqlite/errors.ts';

/** A store could not be opened; its message names the file and what is wrong with it. */
export class StoreNotOpened extends Error {}

/** Opens a store; where that fails, the error names its file and says in words what is wrong. */
export async function openStore<T>(file: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    const cause = refusedBySystem(file, error) ?? error;
    if (cause !== error) throw new StoreNotOpened(`${file} cannot be opened: ${messageOf(cause)}.`, { cause });
    if (cause instanceof SettingRefused) throw new StoreNotOpened(cause.message, { cause });
    const code = sqliteCode(cause);
    if (code === undefined) throw cause;
    const why = /^SQLITE_(CORRUPT|NOTADB)/.test(code)
      ? `is damaged. Keep a copy of the folder, then bring this file back from its backup`
      : `cannot be opened: ${messageOf(cause)} (${code}).`;
    throw new StoreNotOpened(`${file} ${why}`, { cause });
  }
}

/** What the system says of the folder or the file itself, where SQLite says no more than that it cannot open or write it. */
function refusedBySystem(file: string, error: unknown): unknown {
  if (!/^SQLITE_(CANTOPEN|READONLY|PERM)/.test(sqliteCode(error) ?? '')) return undefined;
  try {
    accessSync(dirname(file), constants.R_OK | constants.W_OK);
    if (existsSync(file)) accessSync(file, constants.R_OK | constants.W_OK);
    return undefined;
  } catch (refusal) {
    return refusal;
  }
}
