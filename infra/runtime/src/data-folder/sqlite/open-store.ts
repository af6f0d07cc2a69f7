import { messageOf, sqliteCode } from '../../event-store/sqlite/errors.ts';

/** A store could not be opened; its message names the file and what is wrong with it. */
export class StoreNotOpened extends Error {}

/** Opens a store; where that fails, the error names its file and says in words what is wrong. */
export async function openStore<T>(file: string, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (cause) {
    const code = sqliteCode(cause);
    if (code === undefined) throw cause;
    const why = /^SQLITE_(CORRUPT|NOTADB)/.test(code)
      ? `is damaged. Keep a copy of the folder, then bring this file back from its backup`
      : `cannot be opened: ${messageOf(cause)} (${code}).`;
    throw new StoreNotOpened(`${file} ${why}`, { cause });
  }
}
