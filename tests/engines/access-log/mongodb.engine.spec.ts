import { expect, test } from '@jest/globals';
import { openMongoAccessLog } from '@talentlog/runtime/mongodb';
import { ownDatabase } from '../mongodb-there.ts';
import { accessLogContract } from './contract.ts';

accessLogContract('MongoDB', async () => {
  const own = ownDatabase();
  return { open: async () => openMongoAccessLog({ db: await own.reach() }), remove: () => own.remove() };
});

test('what a process left behind that died while its rows counted is counted once, by whoever asks next', async () => {
  const own = ownDatabase();
  const db = await own.reach();
  const log = await openMongoAccessLog({ db });
  const read = { readerId: 'r1', jobSeekerId: 'p1', part: 'OFFER', at: Date.UTC(2026, 10, 22) };
  const batch = { _id: 'left' as never, reads: [read, { ...read, part: 'FILE' }, read] };
  for (let death = 0; death < 3; death += 1) {
    // As it lies there after it was added, and again after its rows had counted it, all or some.
    await db.collection('person_reads_added').insertOne(batch);
    if (death === 2)
      await db.collection('person_reads').updateOne({ part: 'FILE' }, { $set: { count: 0, counted: [] } });
    const { rows } = await log.list({ limit: 9, offset: 0 });
    expect(rows.map(({ part, count }) => [part, count])).toEqual([
      ['FILE', 1],
      ['OFFER', 2],
    ]);
    expect(await db.collection('person_reads_added').countDocuments()).toBe(0);
  }
  await own.remove();
});
