import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { openSecrets } from '@talentlog/runtime';
import { openMongoSubjectKeys } from '@talentlog/runtime/mongodb';
import { belongings } from '../../support/belongings.ts';
import { ownOfEachTest } from '../../support/own.ts';
import { ownDatabase, stored } from '../mongodb-there.ts';
import { subjectKeysContract } from './contract.ts';

subjectKeysContract('MongoDB', async () => {
  const [own, database] = [belongings(), ownDatabase()];
  const masterKeyFile = join(own.folder(), 'keys.master');
  return {
    open: async () => openMongoSubjectKeys({ db: await database.reach(), masterKeyFile }),
    async remove() {
      await database.remove();
      await own.release();
    },
  };
});

describe('keys in MongoDB', () => {
  const own = ownOfEachTest();
  const start = async () => {
    const database = ownDatabase();
    own.closes(() => database.remove());
    const [folder, db] = [own.folder(), await database.reach()];
    return {
      folder,
      db,
      open: (file = 'keys.master') => openMongoSubjectKeys({ db, masterKeyFile: join(folder, file) }),
    };
  };

  test('no key lies there as it is, nor the master key; of a destroyed one a date is left', async () => {
    const { db, open } = await start();
    const keys = await open();
    const key = (await keys.forWriting(['p1'])).get('p1')?.export() ?? Buffer.of();
    const there = await stored(db);
    expect([there.includes(key.toString('base64')), there.includes('"wrapped"')]).toEqual([false, true]);
    await keys.destroy('p1');
    expect(await db.collection('subject_keys').find().toArray()).toEqual([
      { _id: 'p1', wrapped: null, destroyedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
  });

  test('a missing or foreign master key stops the start instead of making a new one', async () => {
    const { folder, open } = await start();
    await (await open()).forWriting(['p1']);
    await expect(open('absent')).rejects.toThrow('is missing');
    openSecrets(folder);
    await expect(open('secret')).rejects.toThrow('does not open the keys');
  });

  test('of two first starts with master keys of their own one is refused', async () => {
    const { open } = await start();
    const started = await Promise.allSettled(['one', 'other'].map((file) => open(file)));
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
