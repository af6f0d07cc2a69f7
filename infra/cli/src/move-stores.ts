import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { markDatabase, movable, storesElsewhere } from '@talentlog/runtime';
import { assertLog, movingRows, type Print, plainly, stampOf, toScreen } from '@talentlog/runtime/sqlite';
import { readConfig } from '@talentlog/standalone/operators';
import { withLogLocked } from './with-log-locked.ts';

type Mongo = typeof import('@talentlog/runtime/mongodb');

/**
 * `move-stores <data folder>`: brings the stores beside the log from files of the folder into the database that is set, reads all of it
 * once more, and leaves no file behind; views are not brought, because they follow from the log. The server must not run. May be cut off
 * and run again. 0 when all are there, 2 when not: then the server still has them in the folder.
 */
export function runMoveStores([folder = './data']: readonly string[], print: Print = toScreen): Promise<number> {
  return plainly(print, async () => {
    assertLog(folder);
    const { MONGO_URL: url, MONGO_DATABASE: database } = readConfig({ ...process.env, DATA_DIR: folder });
    if (url === undefined) throw new Error('Say where to: MONGO_URL is not set');
    const mongodb = await import('@talentlog/runtime/mongodb');
    return withLogLocked(folder, async () => {
      const { db, close } = await mongodb.openMongo({ url, database }, print);
      await move(mongodb, { folder, db, print }).finally(close);
      return 0;
    });
  });
}

interface Move {
  readonly folder: string;
  readonly db: Parameters<Mongo['moveIn']>[0];
  readonly print: Print;
}

async function move(mongodb: Mongo, { folder, db, print }: Move): Promise<void> {
  const database = db.databaseName;
  const known = storesElsewhere(folder);
  if (known !== undefined && known !== database)
    throw new Error(`The stores of ${folder} are in the database ${known}`);
  if (known === undefined) {
    await mongodb.beginMove(db, stampOf(folder));
    const counts = await mongodb.moveIn(db, movingRows(folder));
    for (const [name, count] of counts) print(`${name}: ${count}`);
    await mongodb.assertMoved(db, movingRows(folder), counts);
    await mongodb.endMove(db, stampOf(folder));
    markDatabase(folder, database);
  }
  await mongodb.forgetMove(db);
  // Only now: until the mark is there, the server looks for them in the folder.
  for (const name of movable)
    for (const end of ['', '-wal', '-shm']) rmSync(join(folder, `${name}${end}`), { force: true });
  print(
    `The stores of ${folder} are in the database ${database}, and no longer in files. Views fill at the next start.`,
  );
}
