import { expect, it } from '@jest/globals';
import { type MongoConnection, openMongo, openMongoViewStore, transactionsOf } from '@talentlog/runtime/mongodb';
import { ownDatabase, stored, url } from '../mongodb-there.ts';
import { badLink } from './bad-link.ts';
import { viewStoreContract } from './contract.ts';

viewStoreContract('MongoDB', async () => {
  const own = ownDatabase();
  const looking = await own.reach();
  return {
    keepsRoom: await keepsRoom(looking),
    open: async () => openMongoViewStore({ db: await own.reach() }),
    openBadly: async (calls, fault) => {
      const { db, heal } = badLink(looking, calls, fault);
      return { store: openMongoViewStore({ db }), heal };
    },
    holds: async (text) => (await stored(looking)).includes(text),
    remove: () => own.remove(),
  };
});

/** A server in memory has no room to give back, and no such command. */
const keepsRoom = (db: MongoConnection['db']): Promise<string | undefined> =>
  db.command({ compact: 'trials' }).then(
    () => undefined,
    (error: Error & { codeName?: string }) =>
      error.codeName === 'CommandNotFound'
        ? `the server of this run has no such command (${error.message})`
        : undefined,
  );

/** Why transactions are not used on the server of this run; empty where it has them. */
const whyNot: string[] = [];
const trying = await openMongo({ url, database: 'talentlog' }, () => undefined);
const atomically = await transactionsOf(trying, (words) => whyNot.push(words));
await trying.close();

if (atomically === undefined)
  it(`does without transactions here: ${whyNot.join()}`, () => {
    expect(whyNot).toEqual([expect.stringMatching(/keeps what was called off|support sessions|replica set/)]);
  });
else
  viewStoreContract('MongoDB, a batch in a transaction', async () => {
    const own = ownDatabase();
    const looking = await own.connect();
    const open = async () => {
      const connection = await own.connect();
      return openMongoViewStore({ db: connection.db, atomically: await transactionsOf(connection, () => undefined) });
    };
    return {
      keepsRoom: await keepsRoom(looking.db),
      open,
      openBadly: async (calls, fault) => {
        const { db, heal } = badLink(looking.db, calls, fault);
        const own = await transactionsOf(looking, () => undefined);
        return { store: openMongoViewStore({ db, atomically: own }), heal };
      },
      holds: async (text) => (await stored(looking.db)).includes(text),
      remove: () => own.remove(),
    };
  });
