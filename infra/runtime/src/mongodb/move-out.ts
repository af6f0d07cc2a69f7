import type { Db, Document } from 'mongodb';
import { openMongoAccessLog } from '../access-log/mongodb/store.ts';
import type { Moved } from '../data-folder/moved.ts';
import { movedBack, movedCollections } from './moved-back.ts';
import type { LogStamp } from './of-log.ts';
import type { Named } from './place.ts';

/** That the stores of a log are in its folder again, and what lies here is only to be removed. */
interface MovedBack extends Named {
  readonly secret: string;
}

const _id = 'moved back';
const notes = (db: Db) => db.collection<MovedBack>('of_log');
const page = 500;

/** Everything that files keep, in pages; a page is of one collection. Nothing is changed. */
export async function* movingOut(db: Db): AsyncGenerator<readonly Moved[]> {
  // Reads that were added and not counted yet are counted when the rows are asked for.
  const accessLog = await openMongoAccessLog({ db });
  await accessLog.list({ limit: 1, offset: 0 });
  await accessLog.close();
  for (const name of movedCollections) {
    // In the order in which a follower parked them, by which they are retried.
    const order = (name === 'parked_work' ? ['follower', 'number'] : ['_id']).map((key) => [key, 1] as [string, 1]);
    let some: Moved[] = [];
    for await (const document of db.collection<Document & Named>(name).find().sort(order)) {
      const moved = movedBack(name, document);
      if (moved !== undefined) some.push(moved);
      if (some.length < page) continue;
      yield some;
      some = [];
    }
    if (some.length > 0) yield some;
  }
}

/** Before the folder says that it has them: whoever is cut from here on has only to remove what is here. */
export async function noteMovedBack(db: Db, { secret }: LogStamp): Promise<void> {
  await notes(db).replaceOne({ _id }, { secret }, { upsert: true });
}

/** Whether stores of this log were brought back, and are still to be removed here. */
export async function isMovedBack(db: Db, { secret }: LogStamp): Promise<boolean> {
  return (await notes(db).findOne({ _id }))?.secret === secret;
}

/** Removes everything: the note last, so that whoever is cut is told to go on. */
export async function emptyDatabase(db: Db): Promise<void> {
  for (const { name } of await db.listCollections().toArray())
    if (name !== 'of_log' && !name.startsWith('system.')) await db.dropCollection(name);
  await notes(db).deleteMany({ _id: { $ne: _id } });
  await db.dropCollection('of_log');
}
