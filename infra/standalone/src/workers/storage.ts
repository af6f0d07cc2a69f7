import { join } from 'node:path';
import type { Disk } from '@talentlog/runtime';
import {
  openSqliteCheckpoints,
  openSqliteCredentials,
  openSqliteDevInbox,
  openSqliteSignIns,
  openSqliteTimers,
  openSqliteUploadRegister,
} from '@talentlog/runtime/sqlite';
import type { Config } from '../config.ts';
import { openFiles, reachOutside } from '../outside.ts';
import { openLogBeside } from '../threads/log-beside.ts';

/** Keys of persons in memory: those of whom is written to, or read of, at this moment. */
const keptKeys = 2_000;

/**
 * Handles of the workers' own on the stores of the data folder: they alone write the timers and the places of followers. They read the
 * log and the keys, and write the register of files, the passwords of closed accounts and the dev inbox beside the commands.
 */
export async function openWorkersStorage(config: Config, guard: Disk['guard']) {
  const file = (name: string) => ({ file: join(config.DATA_DIR, name) });
  const { close, ...log } = await openLogBeside({ folder: config.DATA_DIR, guard, keptKeys });
  const checkpoints = guard(openSqliteCheckpoints(file('checkpoints.db')));
  const timers = guard(openSqliteTimers(file('timers.db')));
  const credentials = guard(await openSqliteCredentials(file('credentials.db')));
  const register = guard(await openSqliteUploadRegister(file('uploads.db')));
  const signIns = guard(await openSqliteSignIns(file('sign-ins.db')));
  const inbox = await openSqliteDevInbox(file('dev-inbox.db'));
  const outside = await reachOutside(config, inbox, guard);
  return {
    ...log,
    ...outside,
    checkpoints,
    timers,
    credentials,
    signIns,
    inbox: guard(inbox.inbox),
    register,
    files: guard(await openFiles(config)),
    async close(): Promise<void> {
      await outside.smsParts.close();
      for (const one of [checkpoints, timers, credentials, signIns, register, inbox]) await one.close();
      await close();
    },
  };
}
