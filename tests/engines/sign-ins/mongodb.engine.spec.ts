import { afterAll, beforeAll } from '@jest/globals';
import { openMongoSignIns } from '@talentlog/runtime/mongodb';
import { type Compiled, compileRuntime } from '../event-store/compiled.ts';
import { ownDatabase, stored, url } from '../mongodb-there.ts';
import { signInsContract } from './contract.ts';

let compiled: Compiled;
beforeAll(async () => {
  compiled = await compileRuntime(['event-store', 'sign-ins', 'mongodb']);
});
afterAll(() => compiled.remove());

signInsContract('MongoDB', async () => {
  const own = ownDatabase();
  const db = await own.reach();
  return {
    open: () => openMongoSignIns({ db }),
    opening: `import { MongoClient } from 'mongodb';
      import { openMongoSignIns } from ${JSON.stringify(compiled.module('sign-ins/mongodb/store'))};
      const client = await new MongoClient(${JSON.stringify(url)}).connect();
      const opened = await openMongoSignIns({ db: client.db(${JSON.stringify(own.name)}) });
      const store = Object.assign(Object.create(opened), { close: async () => { await opened.close(); await client.close(); } });`,
    holds: async (text) => (await stored(db)).includes(text),
    remove: () => own.remove(),
  };
});
