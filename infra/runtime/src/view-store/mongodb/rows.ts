import { type AnyBulkWriteOperation, type Collection, type Db, MongoBulkWriteError, MongoServerError } from 'mongodb';
import type { Guarded, Write } from './documents.ts';
import type { Wanted } from './layout.ts';

/** How long the mark of a row that is gone stays: longer than anybody's pause. */
const markSeconds = 24 * 60 * 60;
/** Documents of one bulk. */
const bulk = 1000;

/** Reads and writes guarded documents. */
export class Rows {
  constructor(private readonly db: Db) {}

  of<T extends Guarded>(collection: string): Collection<T> {
    return this.db.collection<T>(collection);
  }

  /** Those of these ids of which a row is there. */
  async there(collection: string, ids: readonly string[]): Promise<readonly string[]> {
    const found = await this.of(collection)
      .find({ _id: { $in: ids }, gone: { $exists: false } }, { projection: { _id: 1 } })
      .toArray();
    return found.map(({ _id }) => _id);
  }

  /** Whoever does it, and however often: each document is as this batch, or a later one, wants it. */
  async write(writes: readonly Write[]): Promise<void> {
    const names = new Set(writes.map(({ collection }) => collection));
    for (const name of [...names].sort()) {
      // In one order: two who write the same rows in different ones would wait for each other.
      const some = writes.filter(({ collection }) => collection === name);
      const sorted = some.toSorted((a, b) => (a.document._id < b.document._id ? -1 : 1));
      for (let at = 0; at < sorted.length; at += bulk) await this.writeSome(this.of(name), sorted.slice(at, at + bulk));
    }
  }

  /** New ones are put in whole, unless something of that `_id` is there; whatever is there is changed by a later turn alone. */
  private async writeSome(collection: Collection<Guarded>, writes: readonly Write[]): Promise<void> {
    const created = writes.filter(({ isThere }) => !isThere);
    const seeds = created.map(({ document: { _id, ...rest } }) => ({
      updateOne: { filter: { _id }, update: { $setOnInsert: rest }, upsert: true },
    }));
    const news = seeds.length === 0 ? 0 : await upserted(collection, seeds as AnyBulkWriteOperation<Guarded>[]);
    const left = news === created.length ? writes.filter(({ isThere }) => isThere) : writes;
    if (left.length === 0) return;
    const guarded = left.map(({ document: { _id, ...rest } }) => ({
      replaceOne: { filter: { _id, turn: { $lt: rest.turn } }, replacement: rest },
    }));
    await collection.bulkWrite(guarded as AnyBulkWriteOperation<Guarded>[], { ordered: false });
  }

  async index(collection: string, wanted: readonly Wanted[]): Promise<void> {
    if (wanted.length === 0) return;
    await this.of(collection).createIndexes(wanted.map(({ name, key }) => ({ name, key: { ...key } })));
  }

  /** Marks of rows that are gone go by themselves. A sparse index would hold all rows on some servers, and be read whole for each list. */
  async letMarksGo(collection: string): Promise<void> {
    const only = { partialFilterExpression: { gone: { $exists: true } } };
    await this.of(collection).createIndex({ gone: 1 }, { name: 'gone', ...only, expireAfterSeconds: markSeconds });
  }

  async drop(collections: readonly string[]): Promise<void> {
    for (const name of collections) await this.db.dropCollection(name).catch(unlessNone);
  }

  /** Gives back room, and what lies in it; false where the server does not do that. */
  compact(collection: string): Promise<boolean> {
    return this.db.command({ compact: collection }).then(
      () => true,
      () => false,
    );
  }
}

/** Servers before MongoDB 7 refuse to drop what is not there. */
function unlessNone(error: unknown): void {
  if (!(error instanceof MongoServerError && /^ns not found/.test(error.message))) throw error;
}

/** How many were new. Where two put in the same one, it is there for either. */
async function upserted(collection: Collection<Guarded>, seeds: AnyBulkWriteOperation<Guarded>[]): Promise<number> {
  try {
    return (await collection.bulkWrite(seeds, { ordered: false })).upsertedCount;
  } catch (error) {
    const isMet =
      error instanceof MongoBulkWriteError && [error.writeErrors].flat().every(({ code }) => code === 11000);
    if (!isMet) throw error;
    return -1;
  }
}
