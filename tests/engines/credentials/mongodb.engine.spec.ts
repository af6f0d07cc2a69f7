import { openMongoCredentials } from '@talentlog/runtime/mongodb';
import { ownDatabase, stored } from '../mongodb-there.ts';
import { credentialsSuite, type Subject } from './contract.ts';
import { factorsSuite } from './factors-contract.ts';
import { sharedCredentialsSuite } from './shared.ts';

const place = async (): Promise<Subject> => {
  const own = ownDatabase();
  const db = await own.reach();
  let store = await openMongoCredentials({ db });
  return {
    get store() {
      return store;
    },
    another: async () => openMongoCredentials({ db: await own.reach() }),
    async reopen() {
      await store.close();
      store = await openMongoCredentials({ db });
    },
    atRest: () => stored(db),
    async remove() {
      await store.close();
      await own.remove();
    },
  };
};
credentialsSuite(place);
factorsSuite(place);
sharedCredentialsSuite(place);
