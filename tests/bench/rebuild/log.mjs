// The log of a folder, and projectors that read it into views of their own.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { upcasters } from '../../../domain/dist/fold.js';
import { createOpener, silentLogger } from '../../../infra/runtime/dist/index.js';
import {
  openSqliteEventStore,
  openSqliteSubjectKeys,
  openSqliteViewStore,
} from '../../../infra/runtime/dist/sqlite.js';
import { eventContracts } from '../../../infra/standalone/dist/event-contracts.js';
import { startProjectors } from '../../../services/query/dist/projection/index.js';
import { projectors } from '../../../services/query/dist/projectors.js';

/** Names of all projectors. */
export const names = projectors.map(({ name }) => name);

/** Throws where there is no log. */
export async function openLog(folder) {
  const file = join(folder, 'events.db');
  if (!existsSync(file)) throw new Error(`no log in ${folder}: npm run bench -- --only data makes one`);
  const store = await openSqliteEventStore({ file });
  const keys = await openSqliteSubjectKeys({
    file: join(folder, 'keys.db'),
    masterKeyFile: join(folder, 'keys.master'),
  });
  const open = createOpener({ contracts: eventContracts, keys, upcasters });
  const head = await store.head();
  return { store, open, head, events: Number(head) };
}

/** A log that ends at this position, and stays there. */
export const shorter = (log, last) => ({
  ...log,
  head: last,
  store: {
    head: async () => last,
    readAll: (asked) => log.store.readAll({ ...asked, upTo: last }),
    readStream: (...asked) => log.store.readStream(...asked),
    async *subscribe({ signal }) {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
  },
});

/** Starts the projectors on a file of views and waits until they have the whole log. */
export async function told({ store, open, head }, file, options = {}) {
  const views = openSqliteViewStore({ file });
  const running = await startProjectors({ store, views, projectors, open, logger: silentLogger, ...options });
  if (!(await running.waitForAll(head, 2 ** 31 - 1))) throw new Error('the projectors stopped');
  return {
    views,
    running,
    async stop() {
      await running.stop();
      await views.close();
    },
  };
}
