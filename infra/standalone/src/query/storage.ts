import { join } from 'node:path';
import { type Disk, type Logger, servedFiles } from '@talentlog/runtime';
import { openSqliteViewStore, openSqliteWebhookDeliveries } from '@talentlog/runtime/sqlite';
import type { Config } from '../config.ts';
import { withoutTokens } from '../hidden-tokens.ts';
import { openFiles } from '../outside.ts';
import { openPlace } from '../stores/open-place.ts';
import { openLogBeside } from '../threads/log-beside.ts';

/**
 * Handles of the queries' own on the stores: it alone writes the views and who read what; it reads the log, the
 * sign-ins, the register of files and the keys beside the thread that writes them, and counts among the sign-ins how often other systems ask.
 */
export async function openQueryStorage(config: Config, guard: Disk['guard'], logger: Logger) {
  const { CLAMD_HOST } = config;
  const place = await openPlace(config, logger);
  const { log, store, open, secret, close } = await openLogBeside({ config, place, guard, keptKeys });
  const signIns = guard(await place.signIns());
  const uploads = guard(await place.uploads());
  const views = guard(await place.views());
  const accessLog = guard(await place.accessLog());
  const webhooks = guard(await openSqliteWebhookDeliveries({ file: join(config.DATA_DIR, 'webhooks.db') }));
  const { files, peers } = await openFiles(config, { guard, logger });
  return {
    log,
    store,
    open: withoutTokens(open),
    signIns,
    views,
    accessLog,
    webhooks,
    secret,
    peers,
    files: servedFiles({ files, register: uploads, scan: { required: CLAMD_HOST !== undefined && CLAMD_HOST !== '' } }),
    openShadowViews: async () => openSqliteViewStore({ file: ':memory:' }),
    async close(): Promise<void> {
      for (const one of [views, accessLog, webhooks, uploads, signIns]) await one.close();
      await close();
      await place.close();
    },
  };
}

/** Keys of persons in memory: those of the people on the pages of the last minutes. */
const keptKeys = 10_000;
