import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqliteViewStore } from '../../../infra/runtime/dist/sqlite.js';
import { readConfig } from '../../../infra/standalone/dist/config.js';
import { openStorage } from '../../../infra/standalone/dist/storage.js';

/** Where data of that many people is kept when nobody says where. */
export const folderFor = (people) => fileURLToPath(new URL(`../../../data/bench-${people}`, import.meta.url));

const quiet = { debug() {}, info() {}, warn: console.warn, error: console.error };

/** The stores of a data folder on which no server runs, and its configuration. */
export async function openFolder(folder) {
  const config = readConfig({ DATA_DIR: folder, DEMO: 'on', DEV_INBOX: 'on' });
  const storage = await openStorage(config, quiet);
  const views = openSqliteViewStore({ file: join(folder, 'views.db') });
  const close = async () => {
    await views.close();
    await storage.close();
  };
  return { config, logger: quiet, ...storage, views, close };
}

/** Every event of the log with its personal fields open, in order. */
export async function* opened({ store, open }, after = '0'.repeat(20)) {
  for (let from = after; ; ) {
    const page = await store.readAll({ after: from, limit: 1000 });
    const reveal = await open(page);
    for (const event of page) yield reveal(event);
    if (page.length < 1000) return;
    from = page.at(-1).position;
  }
}
