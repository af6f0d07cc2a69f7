import {
  agreeOnDatabase,
  EngineRefused,
  type Logger,
  markDatabase,
  type Position,
  storesElsewhere,
} from '@talentlog/runtime';
import * as sqlite from '@talentlog/runtime/sqlite';
import type { Config } from '../config.ts';
import { storesInFolder } from './in-folder.ts';
import { storesOnMongo } from './on-mongodb.ts';
import type { StoresPlace } from './places.ts';

/** The configuration of where stores are kept. */
export type PlaceConfig = Pick<Config, 'DATA_DIR' | 'MONGO_URL' | 'MONGO_DATABASE'> &
  Partial<Pick<Config, 'VIEWS_DIR'>>;

/** Where the stores beside the log are kept, as configured. Each thread has its own. An engine that was not chosen is never imported. */
export async function openPlace(config: PlaceConfig, logger: Pick<Logger, 'warn'>): Promise<StoresPlace> {
  const { DATA_DIR: folder, MONGO_URL: url, MONGO_DATABASE: name } = config;
  agreeOnDatabase(folder, url === undefined ? undefined : name);
  return url === undefined ? storesInFolder(folder, config.VIEWS_DIR) : storesOnMongo({ url, name, folder, logger });
}

/** Before anything in a database is believed: it is that of this log. From then on the folder says that its stores are there. */
export async function assertOfLog(folder: string, { database }: StoresPlace): Promise<void> {
  if (database === undefined) return;
  const why = sqlite.foreignDatabase(folder, await database.stamp(), storesElsewhere(folder) !== undefined);
  if (why !== undefined)
    throw new EngineRefused(
      'MongoDB',
      `the database ${database.name} ${why}`,
      'Nothing was changed. Set the database of this log, or bring it back from its backup (docs/how-to/keep-stores-on-mongodb.md)',
    );
  markDatabase(folder, database.name);
}

/** How far the log had come when the database was last used with it; undefined where stores lie in the folder. */
export async function lastUsed({ database }: StoresPlace): Promise<Position | undefined> {
  return database && sqlite.positionOf((await database.stamp())?.position ?? 0);
}
