import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { everyFollower } from '../../checkpoints/every-follower.ts';
import { openSqliteCheckpoints, startOver } from '../../checkpoints/sqlite.ts';
import { openSqliteFile } from '../../disk/sqlite/open-file.ts';
import type { LogPosition } from '../../event-store/port.ts';
import { positionOf } from '../../event-store/position.ts';
import { lockLog } from '../../event-store/sqlite/lock.ts';
import { type Print, plainly, toScreen } from '../../ledger/commands.ts';
import { isMark, renewMark } from '../../ledger/marks.ts';
import { movable, storesElsewhere } from '../elsewhere.ts';
import { logElsewhere } from '../log-elsewhere.ts';
import { stampOf } from './inspect.ts';
import { look } from './stamp.ts';
import { stores } from './stores.ts';

/**
 * `renew <data folder> <store>`: makes a store new that is lost for good, where that can be done, and says what it costs. The server
 * must not run. 0 when it was made, 2 when not. `head`: the end of a log that is elsewhere.
 */
export function runRenew(
  [folder, name]: readonly string[],
  print: Print = toScreen,
  head?: () => Promise<LogPosition>,
): Promise<number> {
  return plainly(print, async () => {
    const store = stores.find((one) => one.name === name);
    if (folder === undefined || store?.renewed === undefined)
      throw new Error(
        `Say where, and one of these: renew <data folder> ${stores.flatMap((one) => (one.renewed ? [one.name] : [])).join('|')}`,
      );
    const unlock = lockLog(join(folder, 'events.db'));
    try {
      await renew(folder, store.name, head);
    } finally {
      unlock();
    }
    print(`${store.name} was made new: ${store.renewed}.`);
    return 0;
  });
}

async function renew(folder: string, name: string, head?: () => Promise<LogPosition>): Promise<void> {
  const file = join(folder, name);
  const database = movable.includes(name) ? storesElsewhere(folder) : undefined;
  if (database !== undefined)
    throw new Error(`${name} of ${folder} is kept in the database ${database}: bring it back there`);
  if (isMark(name)) return renewMark(folder, file);
  if (existsSync(file) && look(file).kind === 'store') throw new Error(`${file} is there; move it away first`);
  if (name === 'checkpoints.db') {
    if (head === undefined && logElsewhere(folder))
      throw new Error(`The log of ${folder} is on KurrentDB: set KURRENTDB_URL as for the server`);
    const end = head === undefined ? positionOf(stampOf(folder).position) : await head();
    const checkpoints = openSqliteCheckpoints({ file });
    await checkpoints.set(everyFollower, end);
    await checkpoints.close();
    return;
  }
  openSqliteFile(file, 'CREATE TABLE renewed (at TEXT NOT NULL)').close();
  if (name === 'timers.db') startOver(join(folder, 'checkpoints.db'), 'timers');
}
