// What a data folder holds, read past the server.
import { join } from 'node:path';
import { logFiles, verify } from '@talentlog/runtime/sqlite';
import Database from 'better-sqlite3';

/** Answers a question to a database of the folder. */
export function ask(dataDir, sql, name = 'events.db') {
  const db = new Database(join(dataDir, name), { readonly: true });
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** Throws where the log breaks what is never broken: dense positions, revisions without gaps, one commit per id, hashes and seals. */
export async function assertLog(dataDir) {
  const [{ count, last }] = ask(dataDir, 'SELECT count(*) AS count, max(position) AS last FROM events');
  if (count !== last) throw new Error(`${count} events, but the last position is ${last}`);
  const gaps = ask(
    dataDir,
    'SELECT stream FROM events GROUP BY stream HAVING max(revision) + 1 <> count(*) OR min(revision) <> 0',
  );
  if (gaps.length > 0) throw new Error(`revisions have gaps in ${gaps.map(({ stream }) => stream).join()}`);
  const verdict = await verify(logFiles(dataDir));
  if (!verdict.ok) throw new Error(`verify: ${verdict.firstBad.position} ${verdict.firstBad.why}`);
  return count;
}
