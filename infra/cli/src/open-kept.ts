import { join } from 'node:path';
import type { KeptStores } from '@talentlog/command/workers';
import { type EventReader, silentLogger, storesElsewhere } from '@talentlog/runtime';
import { openSqliteDevInbox } from '@talentlog/runtime/sqlite';
import { openLogBeside, openPlace, readConfig, storesInFolder } from '@talentlog/standalone/operators';

/** Keys of persons in memory. */
const keptKeys = 1_000;

/** What is kept in a data folder, on handles of our own beside a server that may run. */
export async function openKept(
  folder: string,
): Promise<KeptStores & { readonly store: EventReader; close(): Promise<void> }> {
  // What a database keeps is reached as the server reaches it: by its settings.
  const place =
    storesElsewhere(folder) === undefined
      ? storesInFolder(folder)
      : await openPlace(readConfig({ ...process.env, DATA_DIR: folder }), silentLogger);
  const log = await openLogBeside({ config: { DATA_DIR: folder }, place, guard: (store) => store, keptKeys });
  const register = await place.uploads();
  const accessLog = await place.accessLog();
  const inbox = await openSqliteDevInbox({ file: join(folder, 'dev-inbox.db') });
  return {
    store: log.store,
    open: log.open,
    register,
    accessLog,
    inbox: inbox.inbox,
    async close(): Promise<void> {
      for (const one of [inbox, accessLog, register, log, place]) await one.close();
    },
  };
}
