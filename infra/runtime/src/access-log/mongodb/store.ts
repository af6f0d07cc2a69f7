import { randomUUID } from 'node:crypto';
import type { AnyBulkWriteOperation, Db } from 'mongodb';
import { upserted } from '../../mongodb/duplicate.ts';
import { Place } from '../../mongodb/place.ts';
import type { AccessLog, AccessRow } from '../port.ts';
import { type Batch, byRow, type Row } from './rows.ts';

/**
 * Opens the access log. What is added is one document first, so that all of it is there or nothing; then each of its rows counts it, once,
 * whoever makes it do so. What a process left behind that died meanwhile is counted by whoever asks next.
 */
export async function openMongoAccessLog({ db }: { readonly db: Db }): Promise<AccessLog> {
  const place = new Place(db, 'access log');
  const rows = () => place.of<Row>('person_reads');
  const batches = () => place.of<Batch>('person_reads_added');
  await rows().createIndex({ lastAt: -1 });
  await rows().createIndex({ jobSeekerId: 1, lastAt: -1 });
  await rows().createIndex({ readerId: 1, lastAt: -1 });
  const count = async ({ _id, reads }: Batch): Promise<void> => {
    const changes = byRow(reads);
    await upserted(() => rows().bulkWrite(changes.map(([name, row]) => seed(name, row))));
    await rows().bulkWrite(changes.map(([name, row]) => counting(name, row, _id)));
    await batches().deleteOne({ _id });
  };
  const countAll = async (): Promise<void> => {
    for (const batch of await batches().find().toArray()) await count(batch);
  };
  return {
    async add(reads) {
      if (reads.length === 0) return;
      const batch = { _id: randomUUID(), reads };
      await batches().insertOne(batch);
      // Durable by now: where counting fails, somebody counts it later.
      await count(batch).catch(() => undefined);
    },
    async list({ readerId, jobSeekerId, limit, offset }) {
      await countAll();
      const wanted = {
        count: { $gt: 0 },
        ...(readerId === undefined ? {} : { readerId }),
        ...(jobSeekerId === undefined ? {} : { jobSeekerId }),
      };
      const newest = rows().find(wanted).sort({ lastAt: -1, readerId: 1, jobSeekerId: 1, part: 1 });
      const page = await newest.skip(offset).limit(limit).toArray();
      return { rows: page.map(shown), total: await rows().countDocuments(wanted) };
    },
    async forget(before) {
      await countAll();
      await rows().deleteMany({ lastAt: { $lt: before } });
    },
    async countOlder(before) {
      await countAll();
      return rows().countDocuments({ lastAt: { $lt: before } });
    },
    close: async () => place.close(),
  };
}

const shown = ({ readerId, jobSeekerId, part, firstAt, lastAt, count }: Row): AccessRow => ({
  readerId,
  jobSeekerId,
  part,
  firstAt,
  lastAt,
  count,
});

const seed = (_id: string, row: AccessRow): AnyBulkWriteOperation<Row> => ({
  updateOne: { filter: { _id }, update: { $setOnInsert: { ...row, count: 0, counted: [] } }, upsert: true },
});

const counting = (_id: string, { count, firstAt, lastAt }: AccessRow, batch: string): AnyBulkWriteOperation<Row> => ({
  updateOne: {
    filter: { _id, counted: { $ne: batch } },
    update: {
      $inc: { count },
      $min: { firstAt },
      $max: { lastAt },
      $push: { counted: batch } as Record<string, string>,
    },
  },
});
