import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { everyFollower, openSqliteCheckpoints, startOver } from '../../checkpoints/sqlite.ts';
import { positionOf } from '../../event-store/position.ts';
import { lockLog } from '../../event-store/sqlite/lock.ts';
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
  if (existsSync(file) && look(file).kind === 'store') throw new Error(`${file} is there; move it away first`);
  const { position } = stampOf(folder);
  if (name === 'checkpoints.db') {
    const checkpoints = openSqliteCheckpoints({ file });
    await checkpoints.set(everyFollower, positionOf(position));
    await checkpoints.close();
    return;
  }
  const db = new Database(file);
  db.exec('CREATE TABLE renewed (at TEXT NOT NULL)');
  db.close();
  if (name === 'timers.db') startOver(join(folder, 'checkpoints.db'), 'timers');
}
