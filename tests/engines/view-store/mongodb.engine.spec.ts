import { type MongoConnection, openMongoViewStore } from '@talentlog/runtime/mongodb';
import { ownDatabase, stored } from '../mongodb-there.ts';
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
