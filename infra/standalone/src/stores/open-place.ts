import {
  agreeOnDatabase,
  EngineRefused,
  type Logger,
  type LogPosition,
  logElsewhere,
  markDatabase,
  START,
  storesElsewhere,
} from '@talentlog/runtime';
import * as sqlite from '@talentlog/runtime/sqlite';
import type { Config } from '../config.ts';
import { type HeldDatabase, holdDatabase } from './hold-database.ts';
import { storesInFolder } from './in-folder.ts';
import { storesOnMongo } from './on-mongodb.ts';
import type { StoresPlace } from './places.ts';

/** The configuration of where stores are kept. */
export type PlaceConfig = Pick<Config, 'DATA_DIR' | 'MONGO_URL' | 'MONGO_DATABASE'>;

/** Where the stores beside the log are kept, as configured. Each thread has its own. An engine that was not chosen is never imported. */
export async function openPlace(config: PlaceConfig, logger: Pick<Logger, 'warn'>): Promise<StoresPlace> {
  const { DATA_DIR: folder, MONGO_URL: url, MONGO_DATABASE: name } = config;
  agreeOnDatabase(folder, url === undefined ? undefined : name);
  if (url === undefined) return storesInFolder(folder);
  return storesOnMongo({ url, name, folder, logger });
}

/**
 * Before anything in a database is believed: it is that of this log, and nobody else has it. From then on the folder says that its stores are
 * there.
 */
export async function ownDatabase(folder: string, place: StoresPlace): Promise<HeldDatabase | undefined> {
  if (place.database === undefined) return undefined;
  await assertOfLog(folder, place.database);
  const held = await holdDatabase(place, folder);
  try {
    // Who had it before may have said so only when they ended.
    await assertOfLog(folder, place.database);
    markDatabase(folder, place.database.name);
    return held;
  } catch (error) {
    await held?.giveUp();
    throw error;
  }
}

async function assertOfLog(folder: string, database: NonNullable<StoresPlace['database']>): Promise<void> {
  const why = sqlite.foreignDatabase(folder, await database.stamp(), storesElsewhere(folder) !== undefined);
  if (why === undefined) return;
  throw new EngineRefused(
    'MongoDB',
    `the database ${database.name} ${why}`,
    'Nothing was changed. Set the database of this log, or bring it back from its backup (docs/how-to/keep-stores-on-mongodb.md)',
  );
}

/** How far the log had come when the database was last used with it; undefined where stores lie in the folder. */
export async function lastUsed(folder: string, { database }: StoresPlace): Promise<LogPosition | undefined> {
  if (database === undefined) return undefined;
  // Stamps count events, and only the server knows where those are.
  return logElsewhere(folder) ? START : sqlite.positionOf((await database.stamp())?.position ?? 0);
}
