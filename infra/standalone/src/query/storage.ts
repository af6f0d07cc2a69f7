import { join } from 'node:path';
import { upcasters } from '@talentlog/domain/fold';
import { createOpener, type Disk, openSecrets, servedFiles } from '@talentlog/runtime';
import { openDiskFileStore } from '@talentlog/runtime/disk';
import {
  type LogFollower,
  openSqliteAccessLog,
  openSqliteEventReader,
  openSqliteSignIns,
  openSqliteSubjectKeys,
  openSqliteUploadRegister,
  openSqliteViewStore,
} from '@talentlog/runtime/sqlite';
import type { Config } from '../config.ts';
import { eventContracts } from '../event-contracts.ts';
import { withoutTokens } from '../hidden-tokens.ts';

/**
 * Handles of the queries' own on the stores of the data folder: it alone writes the views and who read what; it reads the log, the
 * sign-ins, the register of files and the keys beside the thread that writes them.
 */
export async function openQueryStorage({ DATA_DIR, CLAMD_HOST }: Config, guard: Disk['guard']) {
  const file = (name: string) => ({ file: join(DATA_DIR, name) });
  const masterKeyFile = join(DATA_DIR, 'keys.master');
  const log: LogFollower = openSqliteEventReader(file('events.db'));
  const keys = guard(await openSqliteSubjectKeys({ ...file('keys.db'), masterKeyFile, cached: keptKeys }));
  const signIns = guard(await openSqliteSignIns(file('sign-ins.db')));
  const uploads = guard(await openSqliteUploadRegister(file('uploads.db')));
  const views = guard(openSqliteViewStore(file('views.db')));
  const accessLog = guard(await openSqliteAccessLog(file('access-log.db')));
  const files = guard(await openDiskFileStore(join(DATA_DIR, 'files')));
  return {
    log,
    store: guard(log),
    open: withoutTokens(createOpener({ contracts: eventContracts, keys, upcasters })),
    signIns,
    views,
    accessLog,
    secret: openSecrets(DATA_DIR),
    files: servedFiles({ files, register: uploads, scan: { required: CLAMD_HOST !== undefined && CLAMD_HOST !== '' } }),
    openShadowViews: async () => openSqliteViewStore({ file: ':memory:' }),
    async close(): Promise<void> {
      for (const store of [views, accessLog, uploads, signIns, keys, log]) await store.close();
    },
  };
}

/** Keys of persons in memory: those of the people on the pages of the last minutes. */
const keptKeys = 10_000;
