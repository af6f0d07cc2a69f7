import { isDeepStrictEqual } from 'node:util';
import { BSON, type Db } from 'mongodb';
import type { Moved } from '../data-folder/moved.ts';
import { refusal } from './errors.ts';
import { movedDocument } from './moved-documents.ts';
import { type LogStamp, logStampOf, stampDatabase } from './of-log.ts';
import type { Named } from './place.ts';

/** That stores are on their way into a database, and whose. */
interface Moving extends Named {
  readonly secret: string;
}

const _id = 'moving';
const notes = (db: Db) => db.collection<Moving>('of_log');
const own = /^(of_log|leases$|trials$|system\.)/;

/**
 * Throws EngineRefused unless stores of this log may be brought into the database: it is empty, or they were on their way when somebody was
 * cut. From here on it says that they are.
 */
export async function beginMove(db: Db, { secret }: LogStamp): Promise<void> {
  const moving = await notes(db).findOne({ _id });
  if (moving?.secret === secret) return;
  const what = (moving && 'stores of another log are on their way into it') ?? (await usedFor(db));
  if (what !== undefined)
    throw refusal(`the database ${db.databaseName} is in use: ${what}`, 'Nothing was changed. Name an empty one');
  await notes(db).insertOne({ _id, secret });
}

async function usedFor(db: Db): Promise<string | undefined> {
  if ((await logStampOf(db)) !== undefined) return 'it keeps the stores of a log';
  for (const { name } of await db.listCollections().toArray())
    if (!own.test(name) && (await db.collection(name).countDocuments({}, { limit: 1 })) > 0)
      return `${name} has documents`;
  return undefined;
}

/** Brings everything in, as often as it is asked to, and answers how much there is in each collection. */
export async function moveIn(db: Db, pages: Iterable<readonly Moved[]>): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    const moved = page.map(movedDocument);
    const [first] = moved;
    if (first === undefined) continue;
    const writes = moved.map(({ document: { _id, ...replacement } }) => ({
      replaceOne: { filter: { _id }, replacement, upsert: true },
    }));
    await db.collection<Named>(first.collection).bulkWrite(writes, { ordered: false });
    counts.set(first.collection, (counts.get(first.collection) ?? 0) + moved.length);
  }
  return counts;
}

/** Reads all of it once more, there and where it came from. Throws where anything differs, or is there beside it. */
export async function assertMoved(
  db: Db,
  pages: Iterable<readonly Moved[]>,
  counts: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [name, count] of counts) {
    const there = await db.collection(name).countDocuments();
    if (there !== count) throw new Error(`${name} has ${there} documents, and ${count} were brought`);
  }
  for (const page of pages) {
    const moved = page.map(movedDocument);
    const collection = db.collection<Named>(moved[0]?.collection ?? '');
    const found = await collection.find({ _id: { $in: moved.map(({ document }) => document._id) } }).toArray();
    const there = new Map(found.map((document) => [document._id, BSON.EJSON.serialize(document)]));
    for (const { document } of moved)
      if (!isDeepStrictEqual(there.get(document._id), BSON.EJSON.serialize(document)))
        throw new Error(`a document of ${collection.collectionName} is not what was brought: run it again`);
  }
}

/** From here on the database keeps the stores of this log. */
export const endMove = (db: Db, stamp: LogStamp): Promise<void> => stampDatabase(db, stamp);

/** After the data folder knows where its stores are. */
export async function forgetMove(db: Db): Promise<void> {
  await notes(db).deleteOne({ _id });
}
