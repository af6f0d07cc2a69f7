import { join } from 'node:path';
import { isA, KeyFileRefused, type Logger } from '@talentlog/runtime';
import type { StoresPlace } from './places.ts';

/** Which database, and the data folder whose stores it keeps. */
export interface DatabaseParts {
  readonly url: string;
  readonly name: string;
  readonly folder: string;
  readonly logger: Pick<Logger, 'warn'>;
}

/** The stores beside the log in a database of MongoDB, on a connection of their own. Throws EngineRefused where it cannot be used. */
export async function storesOnMongo({ url, name, folder, logger }: DatabaseParts): Promise<StoresPlace> {
  const mongodb = await import('@talentlog/runtime/mongodb');
  const warn = (words: string) => logger.warn({ database: name }, words);
  const { db, close } = await mongodb.openMongo({ url, database: name }, warn);
  const open = async <T extends object>(what: string, opened: Promise<T>): Promise<T> => {
    try {
      return mongodb.unavailableWithServer(await opened);
    } catch (error) {
      throw isA(error, KeyFileRefused) ? error : mongodb.startRefusal(`opening ${what}`, error);
    }
  };
  return {
    keys: () => open('the keys', mongodb.openMongoSubjectKeys({ db, masterKeyFile: join(folder, 'keys.master') })),
    signIns: () => open('the sign-ins', mongodb.openMongoSignIns({ db })),
    credentials: () => open('the credentials', mongodb.openMongoCredentials({ db })),
    uploads: () => open('the register of uploads', mongodb.openMongoUploadRegister({ db })),
    accessLog: () => open('the access log', mongodb.openMongoAccessLog({ db })),
    checkpoints: () => open('the checkpoints', mongodb.openMongoCheckpoints({ db })),
    timers: () => open('the timers', mongodb.openMongoTimers({ db })),
    leases: () => open('the leases', mongodb.openMongoLeases({ db })),
    views: async () => mongodb.unavailableWithServer(mongodb.openMongoViewStore({ db })),
    database: {
      name,
      stamp: () => mongodb.logStampOf(db),
      write: (stamp) => mongodb.stampDatabase(db, stamp),
    },
    close,
  };
}
