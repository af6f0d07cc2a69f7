import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { upcasters } from '@talentlog/domain/fold';
import {
  createOpener,
  type Disk,
  endForGood,
  erasureListOf,
  type Logger,
  type LogPosition,
  openErasureList,
  openSecrets,
  watchDisk,
} from '@talentlog/runtime';
// Not when the stores are opened: threads load beside that, and then some starts had the package twice, by its link and by its folder.
import * as sqlite from '@talentlog/runtime/sqlite';
import { type Config, ConfigError } from './config.ts';
import { forgetErased, letGoAgain } from './erased-since.ts';
import { eventContracts } from './event-contracts.ts';
import { openOwnLog } from './log/own-log.ts';
import { openFiles, reachOutside } from './outside.ts';
import { lastUsed, openPlace, ownDatabase } from './stores/open-place.ts';
import type { StoresPlace } from './stores/places.ts';

/** An adapter behind every port, as configured. An engine that was not chosen is never imported. `onStored`: the log has grown up to a position. */
export async function openStorage(config: Config, logger: Logger, onStored?: StoresParts['onStored']) {
  makeFolder(config.DATA_DIR);
  const disk = watchDisk({ folder: config.DATA_DIR, logger });
  const { devInbox, close, ...stores } = await openStores(config, { disk, logger, onStored });
  const outside = await reachOutside(config, devInbox, disk.guard);
  const { files, peers } = await openFiles(config, { guard: disk.guard, logger });
  return {
    ...stores,
    ...outside,
    disk,
    files,
    filesPeers: peers,
    inbox: disk.guard(devInbox.inbox),
    open: createOpener({ contracts: eventContracts, keys: stores.keys, upcasters }),
    async close(): Promise<void> {
      await disk.stop();
      await outside.smsParts.close();
      await close();
    },
  };
}

/** Throws ConfigError where something else lies there. */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    throw new ConfigError([`DATA_DIR must be a folder: ${folder} is a file, or lies in one`]);
  }
}

export type Storage = Awaited<ReturnType<typeof openStorage>>;

/** The log in a file of the data folder, and what lies beside it, there or in a database. */
async function openStores(config: Config, { disk, logger, onStored = () => undefined }: StoresParts) {
  const { DATA_DIR: folder } = config;
  const closes: (() => Promise<void>)[] = [];
  /** The last one opened first; one that cannot be closed keeps none of the others open. */
  const close = async (): Promise<void> => {
    const failed: unknown[] = [];
    for (const one of closes.reverse()) await one().catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, 'not every store could be closed');
  };
  const kept = async <T extends Closable>(opened: Promise<T>): Promise<T> => {
    const store = await opened;
    closes.push(() => store.close());
    return disk.guard(store);
  };
  /** Each in a file of its own; where one cannot be opened, the error names it. */
  const open = <T extends Closable>(name: string, opened: (file: string) => T | Promise<T>): Promise<T> => {
    const file = join(folder, name);
    return kept(sqlite.openStore(file, () => opened(file)));
  };
  async function openLogHere(place: StoresPlace) {
    const log = await openOwnLog(config, onStored);
    closes.push(() => log.close());
    const database = await ownDatabase(folder, place);
    if (database !== undefined) closes.push(() => database.giveUp());
    void database?.lost.then(() => endForGood('The database of the stores', new Error('another server has it now')));
    for (const { name, why } of sqlite.prepareFolder(folder).rebuild)
      logger.warn({ store: name, why }, 'set aside, and filled from the log again');
    const store = disk.guard(log.store);
    return { ...log, store, database };
  }
  try {
    const place = await openPlace(config, logger);
    closes.push(place.close);
    const log = await openLogHere(place);
    const { store } = log;
    const secret = openSecrets(folder);
    const keys = await kept(place.keys());
    const erasures = openErasureList(erasureListOf(folder));
    const since = (await lastUsed(folder, place)) ?? sqlite.lastOpenedTogether(folder);
    const erased = await forgetErased(folder, since, { store, erasures, keys, logger });
    const opened = {
      store,
      log,
      secret,
      keys,
      signIns: await kept(place.signIns()),
      credentials: await kept(place.credentials()),
      uploads: await kept(place.uploads()),
      accessLog: await kept(place.accessLog()),
      devInbox: await open('dev-inbox.db', (file) => sqlite.openSqliteDevInbox({ file })),
      erasures,
      ledger: sqlite.logFiles(folder),
      /** Proves that the log is what was written, and what lies beside it belongs to it; see `verify`. */
      verifyLog: (options?: { readonly pause: () => Promise<unknown> }) =>
        sqlite.verifyFolder(folder, options, log.verified),
      dropSetAside: () => sqlite.dropSetAside(folder),
      close,
    };
    // Those that other threads open for themselves: one that is damaged is named before anything starts.
    await (await place.views()).close();
    await (await place.timers()).close();
    await (await place.checkpoints()).close();
    await (await sqlite.openSqliteWebhookDeliveries({ file: join(folder, 'webhooks.db') })).close();
    // Before the stamps: they say that everything here knows the log.
    await letGoAgain(erased, opened);
    sqlite.stampFolder(folder);
    await place.database?.write(sqlite.stampOf(folder));
    return opened;
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

interface StoresParts {
  readonly disk: Disk;
  readonly logger: Logger;
  readonly onStored: ((head: LogPosition) => void) | undefined;
}

interface Closable {
  close(): Promise<void>;
}
