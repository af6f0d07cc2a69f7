import { join } from 'node:path';
import { type Disk, servedFiles } from '@talentlog/runtime';
import { openDiskFileStore } from '@talentlog/runtime/disk';
import {
  openSqliteAccessLog,
  openSqliteSignIns,
  openSqliteUploadRegister,
  openSqliteViewStore,
} from '@talentlog/runtime/sqlite';
import type { Config } from '../config.ts';
import { withoutTokens } from '../hidden-tokens.ts';
import { openLogBeside } from '../threads/log-beside.ts';

/**
 * Handles of the queries' own on the stores of the data folder: it alone writes the views and who read what; it reads the log, the
 * sign-ins, the register of files and the keys beside the thread that writes them.
 */
export async function openQueryStorage({ DATA_DIR, CLAMD_HOST }: Config, guard: Disk['guard']) {
  const file = (name: string) => ({ file: join(DATA_DIR, name) });
  const { log, store, open, secret, close } = await openLogBeside({ folder: DATA_DIR, guard, keptKeys });
  const signIns = guard(await openSqliteSignIns(file('sign-ins.db')));
  const uploads = guard(await openSqliteUploadRegister(file('uploads.db')));
  const views = guard(openSqliteViewStore(file('views.db')));
  const accessLog = guard(await openSqliteAccessLog(file('access-log.db')));
  const files = guard(await openDiskFileStore(join(DATA_DIR, 'files')));
  return {
    log,
    store,
    open: withoutTokens(open),
    signIns,
    views,
    accessLog,
    secret,
    files: servedFiles({ files, register: uploads, scan: { required: CLAMD_HOST !== undefined && CLAMD_HOST !== '' } }),
    openShadowViews: async () => openSqliteViewStore({ file: ':memory:' }),
    async close(): Promise<void> {
      for (const one of [views, accessLog, uploads, signIns]) await one.close();
      await close();
    },
  };
}

/** Keys of persons in memory: those of the people on the pages of the last minutes. */
const keptKeys = 10_000;
