import { join } from 'node:path';
import { upcasters } from '@talentlog/domain/fold';
import { createOpener, dumpViews, type EventStore, silentLogger, type ViewStore } from '@talentlog/runtime';
import { openMongoSubjectKeys, openMongoViewStore } from '@talentlog/runtime/mongodb';
import { openSqliteEventStore, openSqliteViewStore } from '@talentlog/runtime/sqlite';
import { eventContracts } from '../../../infra/standalone/src/event-contracts.ts';
import { withoutTokens } from '../../../infra/standalone/src/hidden-tokens.ts';
import { startProjectors } from '../../../services/query/src/projection/index.ts';
import { projectors } from '../../../services/query/src/projectors.ts';
import type { Db } from '../mongodb-there.ts';

const views = projectors.flatMap((projector) => projector.views.map(({ name }) => name));

/** Every row of every view of a company whose server has stopped: as it lies in MongoDB, and as SQLite has it of the same log. */
export async function rowsTwoWays(dataDir: string, db: Db): Promise<{ there: string; ofLog: string }> {
  const there = openMongoViewStore({ db });
  for (const projector of projectors) await there.open(projector, { filling: true });
  const log = await openSqliteEventStore({ file: join(dataDir, 'events.db') });
  const fresh = openSqliteViewStore({ file: ':memory:' });
  try {
    await replayed({ store: log, views: fresh, dataDir, db });
    return { there: await dumpViews(there, views), ofLog: await dumpViews(fresh, views) };
  } finally {
    await fresh.close();
    await log.close();
    await there.close();
  }
}

interface Replay {
  readonly store: EventStore;
  readonly views: ViewStore;
  readonly dataDir: string;
  readonly db: Db;
}

/** Tells the views the whole log. */
async function replayed({ store, views: into, dataDir, db }: Replay): Promise<void> {
  const keys = await openMongoSubjectKeys({ db, masterKeyFile: join(dataDir, 'keys.master') });
  const open = withoutTokens(createOpener({ contracts: eventContracts, keys, upcasters }));
  const running = await startProjectors({ store, views: into, projectors, open, logger: silentLogger });
  try {
    if (!(await running.waitForAll(await store.head(), 60_000))) throw new Error('the log was not told in a minute');
  } finally {
    await running.stop();
    await keys.close();
  }
}

/** Views are derived: as docs/how-to/rebuild-a-view.md has them thrown away. */
export async function throwViewsAway(db: Db): Promise<number> {
  const names = (await db.listCollections().toArray()).map(({ name }) => name);
  const ofViews = names.filter((name) => /^(view\.|parked\.|viewPointers$|viewGenerations$|viewJournal$)/.test(name));
  for (const name of ofViews) await db.dropCollection(name);
  return ofViews.length;
}
