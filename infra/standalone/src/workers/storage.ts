import { join } from 'node:path';
import { type Disk, type Logger, withSharedSubscription } from '@talentlog/runtime';
import { openSqliteDevInbox, openSqliteWebhookDeliveries } from '@talentlog/runtime/sqlite';
import type { Config } from '../config.ts';
import { openFiles, reachOutside } from '../outside.ts';
import { openPlace } from '../stores/open-place.ts';
import { openLogBeside } from '../threads/log-beside.ts';

/** Keys of persons in memory: those of whom is written to, or read of, at this moment. */
const keptKeys = 2_000;

/**
 * Handles of the workers' own on the stores: they alone write the timers and the places of followers. They read the
 * log and the keys, and write the register of files, the passwords of closed accounts and the dev inbox beside the commands.
 */
export async function openWorkersStorage(config: Config, guard: Disk['guard'], logger: Logger) {
  const place = await openPlace(config, logger);
  const { close, ...log } = await openLogBeside({ config, place, guard, keptKeys });
  const checkpoints = guard(await place.checkpoints());
  const timers = guard(await place.timers());
  const credentials = guard(await place.credentials());
  const register = guard(await place.uploads());
  const signIns = guard(await place.signIns());
  const accessLog = guard(await place.accessLog());
  const inbox = await openSqliteDevInbox({ file: join(config.DATA_DIR, 'dev-inbox.db') });
  const webhooks = guard(await openSqliteWebhookDeliveries({ file: join(config.DATA_DIR, 'webhooks.db') }));
  const outside = await reachOutside(config, inbox, guard);
  const { files, peers: filesPeers } = await openFiles(config, { guard, logger });
  return {
    ...log,
    store: withSharedSubscription(log.store),
    ...outside,
    checkpoints,
    timers,
    credentials,
    signIns,
    accessLog,
    webhooks,
    inbox: guard(inbox.inbox),
    register,
    files,
    filesPeers,
    async close(): Promise<void> {
      await outside.smsParts.close();
      for (const one of [checkpoints, timers, credentials, signIns, accessLog, webhooks, register, inbox])
        await one.close();
      await close();
      await place.close();
    },
  };
}
