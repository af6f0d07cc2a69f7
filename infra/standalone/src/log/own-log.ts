import { join } from 'node:path';
import { agreeOnLog, type LogPosition } from '@talentlog/runtime';
import * as sqlite from '@talentlog/runtime/sqlite';
import type { Config } from '../config.ts';
import type { OwnLog } from './log.ts';

/** In a file of the data folder, or on KurrentDB. An engine that was not chosen is never imported. */
export async function openOwnLog(
  { DATA_DIR: folder, KURRENTDB_URL: url }: Pick<Config, 'DATA_DIR' | 'KURRENTDB_URL'>,
  onStored: (head: LogPosition) => void,
): Promise<OwnLog> {
  if (url !== undefined) {
    const { openLogOnKurrent } = await import('./on-kurrentdb.ts');
    return openLogOnKurrent(folder, url);
  }
  agreeOnLog(folder, false);
  sqlite.assertLogIsThere(folder);
  const file = join(folder, 'events.db');
  const store = await sqlite.openStore(file, () => sqlite.openSqliteEventStore({ file, onStored }));
  return { store, sealed: store, close: () => store.close() };
}
