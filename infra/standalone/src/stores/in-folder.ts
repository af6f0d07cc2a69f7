import { join } from 'node:path';
import * as sqlite from '@talentlog/runtime/sqlite';
import type { StoresPlace } from './places.ts';

/** The stores beside the log in files of the data folder. */
export function storesInFolder(folder: string): StoresPlace {
  const open = async <T>(name: string, opened: (parts: { readonly file: string }) => T | Promise<T>): Promise<T> => {
    const file = join(folder, name);
    return sqlite.openStore(file, () => opened({ file }));
  };
  const masterKeyFile = join(folder, 'keys.master');
  return {
    keys: (cached) =>
      open('keys.db', ({ file }) =>
        sqlite.openSqliteSubjectKeys({ file, masterKeyFile, ...(cached === undefined ? {} : { cached }) }),
      ),
    signIns: () => open('sign-ins.db', sqlite.openSqliteSignIns),
    credentials: () => open('credentials.db', sqlite.openSqliteCredentials),
    uploads: () => open('uploads.db', sqlite.openSqliteUploadRegister),
    accessLog: () => open('access-log.db', sqlite.openSqliteAccessLog),
    checkpoints: () => open('checkpoints.db', sqlite.openSqliteCheckpoints),
    timers: () => open('timers.db', sqlite.openSqliteTimers),
    views: () => open('views.db', sqlite.openSqliteViewStore),
    leases: () => open('leases.db', sqlite.openSqliteLeases),
    close: async () => undefined,
  };
}
