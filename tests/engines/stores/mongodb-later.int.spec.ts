import { expect, it } from '@jest/globals';
import { StoreUnavailable } from '@talentlog/runtime';
import { openMongo, openMongoCheckpoints, unavailableWithServer } from '@talentlog/runtime/mongodb';
import type { Script } from './scripted-mongod.ts';
import { fails, withServer } from './with-mongod.ts';

const patient = 60_000;
const settings = { database: 'talentlog', findMs: patient };

it.each<[string, Script, RegExp, number?]>([
  ['is full', fails('update', 14031, 'OutOfDiskSpace', 'available disk space is too low'), /OutOfDiskSpace/],
  ['has stepped down', fails('update', 10107, 'NotWritablePrimary', 'not primary'), /NotWritablePrimary/],
  ['is silent', (name) => (name === 'update' ? 'silence' : undefined), /no answer within 0\.5 s/, 500],
])('one that %s later is unavailable, and is there again when it has mended', (_, script, words, withinMs = patient) =>
  withServer(
    () => undefined,
    async (server) => {
      const { db, close } = await openMongo({ ...settings, url: server.url }, () => undefined);
      const store = await openMongoCheckpoints({ db });
      server.says(script);
      const refused = unavailableWithServer(store, withinMs).set('a', '00000000000000000007' as never);
      await expect(refused).rejects.toThrow(StoreUnavailable);
      await expect(refused).rejects.toThrow(words);
      server.says(() => undefined);
      await store.set('a', '00000000000000000007' as never);
      await store.close();
      await close();
    },
  ),
);
