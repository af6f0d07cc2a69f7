import { openMongo, transactionsOf } from '@talentlog/runtime/mongodb';
import { Catalog } from '../../../infra/runtime/src/view-store/mongodb/catalog.ts';
import { Commits } from '../../../infra/runtime/src/view-store/mongodb/commits.ts';
import { Journal } from '../../../infra/runtime/src/view-store/mongodb/journal.ts';
import { Rows } from '../../../infra/runtime/src/view-store/mongodb/rows.ts';
import { type Script, scriptedMongod } from './scripted-mongod.ts';

/** Works on batches of views at a server that says this, with transactions where it proves to have them. */
export async function withTransactions(
  first: Script,
  work: (there: Awaited<ReturnType<typeof reached>>) => Promise<void>,
) {
  const server = await scriptedMongod(first);
  const there = await reached(server.url);
  try {
    await work({ ...there, says: server.says });
  } finally {
    await there.close();
    await server.close();
  }
}

async function reached(url: string) {
  const warned: string[] = [];
  const settings = { database: 'talentlog', url: `${url}?directConnection=true&retryWrites=false` };
  const connection = await openMongo({ ...settings, silentMs: 2_000 }, () => undefined);
  const atomically = await transactionsOf(connection, (words) => warned.push(words));
  const rows = new Rows(connection.db);
  const journal = new Journal(connection.db);
  const commits = new Commits(new Catalog(connection.db, journal, rows), journal, rows, atomically);
  const close = () => connection.close();
  return { warned, atomically, commits, close, says: (_: Script): void => undefined };
}
