import { join } from 'node:path';
import type { EventStore } from '@talentlog/runtime';
import { openServedEventStore, type ServedLog, serveLog } from '@talentlog/runtime/served-log';
import { openSqliteEventStore } from '@talentlog/runtime/sqlite';
import { belongings } from '../../support/belongings.ts';
import { eventStoreContract } from './contract.ts';

const secret = 'known to the owner and its callers';

/** Opened again, the owner is another process's worth of it, too: at another port, with what lies in its folder. */
eventStoreContract('the SQLite log, served by its owner', async () => {
  const own = belongings();
  const file = join(own.folder(), 'events.db');
  let owner: { readonly store: EventStore; readonly served: ServedLog } | undefined;
  const leave = async () => {
    await owner?.served.close();
    await owner?.store.close();
  };
  return {
    async open() {
      await leave();
      const store = await openSqliteEventStore({ file });
      const served = await serveLog({ store, host: '127.0.0.1', port: 0, secret });
      owner = { store, served };
      return openServedEventStore({ url: `http://127.0.0.1:${served.port}`, secret });
    },
    async remove() {
      await leave();
      await own.release();
    },
  };
});
