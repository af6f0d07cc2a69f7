import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { differing, EngineRefused, forgetDatabase, storesElsewhere, Tallying } from '@talentlog/runtime';
import {
  assertLog,
  filesComing,
  foreignDatabase,
  movingRows,
  type Print,
  plainly,
  stampOf,
  toScreen,
} from '@talentlog/runtime/sqlite';
import { holdDatabase, readConfig } from '@talentlog/standalone/operators';
import { withLogLocked } from './with-log-locked.ts';

type Mongo = typeof import('@talentlog/runtime/mongodb');

/**
 * `move-stores-back <data folder>`: brings the stores beside the log from the database that is set into files of the folder, counts and sums all
 * of it in both, and leaves nothing in the database; views are not brought, because they follow from the log. No server may run. May be cut
 * off and run again. 0 when all are in the folder, 2 when not: then the server still has them in the database.
 */
export function runMoveStoresBack([folder = './data']: readonly string[], print: Print = toScreen): Promise<number> {
  return plainly(print, async () => {
    assertLog(folder);
    const { MONGO_URL: url, MONGO_DATABASE: database } = readConfig({ ...process.env, DATA_DIR: folder });
    if (url === undefined) throw new Error('Say where from: MONGO_URL is not set');
    const known = storesElsewhere(folder);
    if (known !== undefined && known !== database)
      throw new Error(`The stores of ${folder} are in the database ${known}`);
    const mongodb = await import('@talentlog/runtime/mongodb');
    await withLogLocked(folder, () =>
      withDatabase(mongodb, { url, database, print }, (db) => moveBack(mongodb, { folder, db, print })),
    );
    return 0;
  });
}

type Db = Parameters<Mongo['movingOut']>[0];

/** As the only one who uses it: a server on a copy of the folder would go on writing into it. */
async function withDatabase(
  mongodb: Mongo,
  { url, database, print }: { readonly url: string; readonly database: string; readonly print: Print },
  work: (db: Db) => Promise<void>,
): Promise<void> {
  const { db, close } = await mongodb.openMongo({ url, database }, print);
  try {
    const place = {
      leases: () => mongodb.openMongoLeases({ db }),
      database: { name: database, stamp: () => mongodb.logStampOf(db), write: async () => undefined },
    };
    const held = await holdDatabase(place, 'move-stores-back');
    await work(db).finally(() => held?.giveUp());
  } finally {
    await close();
  }
}

interface Move {
  readonly folder: string;
  readonly db: Db;
  readonly print: Print;
}

async function moveBack(mongodb: Mongo, { folder, db, print }: Move): Promise<void> {
  const { databaseName: database } = db;
  const stamp = stampOf(folder);
  if (storesElsewhere(folder) === undefined) {
    if (!(await mongodb.isMovedBack(db, stamp))) throw new Error(`The stores of ${folder} are in it already`);
  } else {
    const why = foreignDatabase(folder, await mongodb.logStampOf(db), true);
    if (why !== undefined) throw new EngineRefused('MongoDB', `the database ${database} ${why}`, 'Nothing was changed');
    const coming = join(folder, 'stores.coming');
    const names = await broughtInto(coming, mongodb, { folder, db, print });
    await mongodb.noteMovedBack(db, stamp);
    for (const name of names) {
      for (const end of ['-wal', '-shm']) rmSync(join(folder, `${name}${end}`), { force: true });
      renameSync(join(coming, name), join(folder, name));
    }
    // Until here the server looks for them in the database.
    forgetDatabase(folder);
    rmSync(coming, { recursive: true, force: true });
  }
  await mongodb.emptyDatabase(db);
  print(
    `The stores of ${folder} are in its files, and no longer in ${database}. Views fill at the next start, without MONGO_URL.`,
  );
}

/** Brings all of it into files of that folder, whatever a former run left there, and answers their names. Throws where anything differs. */
async function broughtInto(coming: string, mongodb: Mongo, { folder, db, print }: Move): Promise<readonly string[]> {
  rmSync(coming, { recursive: true, force: true });
  mkdirSync(coming, { mode: 0o700 });
  const files = await filesComing(coming, join(folder, 'keys.master'));
  const [there, here] = [new Tallying(), new Tallying()];
  for await (const page of mongodb.movingOut(db)) {
    there.add(page);
    files.add(page);
  }
  files.end(stampOf(folder));
  for (const page of movingRows(coming)) here.add(page);
  const kind = differing(there.tally, here.tally);
  if (kind !== undefined) throw new Error(`what was brought of "${kind}" is not what the database has: run it again`);
  for (const [kind, { count }] of here.tally) print(`${kind}: ${count}`);
  return files.names;
}
