import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { everyFollower, openSqliteCheckpoints, startOver } from '../../checkpoints/sqlite.ts';
import { openSqliteFile } from '../../disk/sqlite/open-file.ts';
import { positionOf } from '../../event-store/position.ts';
import { lockLog } from '../../event-store/sqlite/lock.ts';
import { isMark, renewMark } from '../../ledger/marks.ts';
import { stampOf } from './inspect.ts';
import { look } from './stamp.ts';
import { stores } from './stores.ts';

type Print = (line: string) => void;
const toScreen: Print = (line) => {
  process.stdout.write(`${line}\n`);
};

/**
 * `renew <data folder> <store>`: makes a store new that is lost for good, where that can be done, and says what it costs. The server
 * must not run. 0 when it was made, 2 when not.
 */
export async function runRenew([folder, name]: readonly string[], print: Print = toScreen): Promise<number> {
  try {
    const store = stores.find((one) => one.name === name);
    if (folder === undefined || store?.renewed === undefined)
      throw new Error(
        `Say where, and one of these: renew <data folder> ${stores.flatMap((one) => (one.renewed ? [one.name] : [])).join('|')}`,
      );
    const unlock = lockLog(join(folder, 'events.db'));
    try {
      await renew(folder, store.name);
    } finally {
      unlock();
    }
    print(`${store.name} was made new: ${store.renewed}.`);
    return 0;
  } catch (error) {
    print(error instanceof Error ? error.message : String(error));
    return 2;
  }
}

async function renew(folder: string, name: string): Promise<void> {
  const file = join(folder, name);
  if (isMark(name)) return renewMark(folder, file);
  if (existsSync(file) && look(file).kind === 'store') throw new Error(`${file} is there; move it away first`);
  const { position } = stampOf(folder);
  if (name === 'checkpoints.db') {
    const checkpoints = openSqliteCheckpoints({ file });
    await checkpoints.set(everyFollower, positionOf(position));
    await checkpoints.close();
    return;
  }
  openSqliteFile(file, 'CREATE TABLE renewed (at TEXT NOT NULL)').close();
  if (name === 'timers.db') startOver(join(folder, 'checkpoints.db'), 'timers');
}
