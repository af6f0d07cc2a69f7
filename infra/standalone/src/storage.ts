import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { upcasters } from '@talentlog/domain/fold';
import {
  createOpener,
  type Disk,
  erasureListOf,
  type Logger,
  openErasureList,
  openSecrets,
  watchDisk,
} from '@talentlog/runtime';
// Not when the stores are opened: threads load beside that, and then some starts had the package twice, by its link and by its folder.
import * as sqlite from '@talentlog/runtime/sqlite';
import { type Config, ConfigError } from './config.ts';
import { keysForgotten } from './erasure.ts';
import { eventContracts } from './event-contracts.ts';
import { openFiles, reachOutside } from './outside.ts';

/** An adapter behind every port, as configured. An engine that was not chosen is never imported. `onStored`: the log has grown. */
export async function openStorage(config: Config, logger: Logger, onStored?: () => void) {
  makeFolder(config.DATA_DIR);
  const disk = watchDisk({ folder: config.DATA_DIR, logger });
  const { devInbox, close, ...stores } = await openSqliteStores(config.DATA_DIR, { disk, logger, onStored });
  const outside = await reachOutside(config, devInbox, disk.guard);
  return {
    ...stores,
    ...outside,
    disk,
    files: disk.guard(await openFiles(config)),
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

/** The stores of a machine with nothing installed: SQLite files of their own in one data folder. */
async function openSqliteStores(folder: string, { disk, logger, onStored = () => undefined }: StoresParts) {
  const closes: (() => Promise<void>)[] = [];
  /** The last one opened first; one that cannot be closed keeps none of the others open. */
  const close = async (): Promise<void> => {
    const failed: unknown[] = [];
    for (const one of closes.reverse()) await one().catch((error: unknown) => failed.push(error));
    if (failed.length > 0) throw new AggregateError(failed, 'not every store could be closed');
  };
  /** Each in a file of its own; where one cannot be opened, the error names it. */
  const open = async <T extends Closable>(name: string, opened: (file: string) => T | Promise<T>): Promise<T> => {
    const file = join(folder, name);
    const store = await sqlite.openStore(file, () => opened(file));
    closes.push(() => store.close());
    return disk.guard(store);
  };
  /** Those that other threads open for themselves: one that is damaged is named before anything starts. */
  const tried = async <T extends Closable>(name: string, opened: (file: string) => T | Promise<T>): Promise<void> => {
    const file = join(folder, name);
    await (await sqlite.openStore(file, () => opened(file))).close();
  };
  try {
    sqlite.assertLogIsThere(folder);
    const store = await open('events.db', (file) => sqlite.openSqliteEventStore({ file, onStored }));
    for (const { name, why } of sqlite.prepareFolder(folder).rebuild)
      logger.warn({ store: name, why }, 'set aside, and filled from the log again');
    const secret = openSecrets(folder);
    const masterKeyFile = join(folder, 'keys.master');
    const keys = await open('keys.db', (file) => sqlite.openSqliteSubjectKeys({ file, masterKeyFile }));
    const erasures = openErasureList(erasureListOf(folder));
    if (await keysForgotten(erasures, keys)) {
      logger.warn({}, 'keys of people who were erased were here again: they are destroyed, with what was made by them');
      for (const name of ['views.db', 'dev-inbox.db'])
        for (const suffix of ['', '-wal', '-shm']) rmSync(join(folder, name) + suffix, { force: true });
    }
    const opened = {
      store,
      secret,
      keys,
      signIns: await open('sign-ins.db', (file) => sqlite.openSqliteSignIns({ file })),
      credentials: await open('credentials.db', (file) => sqlite.openSqliteCredentials({ file })),
      uploads: await open('uploads.db', (file) => sqlite.openSqliteUploadRegister({ file })),
      devInbox: await open('dev-inbox.db', (file) => sqlite.openSqliteDevInbox({ file })),
      erasures,
      ledger: sqlite.logFiles(folder),
      /** Proves that the log is what was written, and what lies beside it belongs to it; see `verify`. */
      verifyLog: (options?: { readonly pause: () => Promise<unknown> }) => sqlite.verifyFolder(folder, options),
      close,
    };
    await tried('views.db', (file) => sqlite.openSqliteViewStore({ file }));
    await tried('access-log.db', (file) => sqlite.openSqliteAccessLog({ file }));
    await tried('timers.db', (file) => sqlite.openSqliteTimers({ file }));
    await tried('checkpoints.db', (file) => sqlite.openSqliteCheckpoints({ file }));
    sqlite.stampFolder(folder);
    return opened;
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

interface StoresParts {
  readonly disk: Disk;
  readonly logger: Logger;
  readonly onStored: (() => void) | undefined;
}

interface Closable {
  close(): Promise<void>;
}
