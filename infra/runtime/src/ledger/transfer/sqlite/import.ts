import { mkdir, rename, rm } from 'node:fs/promises';
import type Database from 'better-sqlite3';
import { erasureListOf, mergeErasureList } from '../../../erasure-list/erasure-list.ts';
import { NO_HASH } from '../../../event-store/event-text.ts';
import { markOf, openLog } from '../../../event-store/sqlite/schema.ts';
import { ledgerMarkOf } from '../../ledger-mark.ts';
import { logFiles } from '../../log-files.ts';
import { markEnds } from '../../marks.ts';
import { type Verdict, verify } from '../../verify.ts';
import type { CommitLine, EndLine } from '../commit-line.ts';
import { assertMayImport, placeLedger } from '../place-beside.ts';
import { progress } from '../progress.ts';
import { linesOfExport } from '../read-export.ts';
import { exportOf } from '../write-export.ts';

/** Events that become durable together. */
const batch = 1_000;

/**
 * Makes the log of a data folder of an export: the same ids, positions, revisions, hashes and commits. It is proved against the ledger
 * that came with it before it is put in its place; where the verdict is not ok, nothing is. Cut off, it goes on where it stopped. Throws
 * where the folder holds a log, or the export is not whole.
 */
export async function importLog(source: string, folder: string, told: (position: number) => void): Promise<Verdict> {
  const [from, to] = [logFiles(source), logFiles(folder)];
  assertMayImport(source, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = `${to.eventsFile}.partial`;
  const db = openLog(partial);
  try {
    await fill(db, exportOf(source), told);
    db.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    db.close();
  }
  const verdict = await verify({ ...from, eventsFile: partial, thorough: true });
  if (!verdict.ok) return verdict;
  // Before the log: whoever finds that starts with whom it may not bring back.
  await mergeErasureList(erasureListOf(source), erasureListOf(folder));
  for (const mark of [markOf(to.eventsFile), ledgerMarkOf(to.ledgerFile)]) await rm(mark, { force: true });
  await placeLedger(source, folder);
  for (const beside of ['-wal', '-shm', '.mark']) await rm(`${partial}${beside}`, { force: true });
  await rename(partial, to.eventsFile);
  markEnds(folder);
  return verdict;
}

/** Adds the commits that the log does not have. Throws at what is no line of an export, does not follow what is there, or has no end. */
async function fill(db: Database.Database, file: string, told: (position: number) => void): Promise<void> {
  let waiting: CommitLine[] = [];
  let reached = db.prepare<[], number>('SELECT position FROM log').pluck().get() ?? 0;
  const come = progress(reached, told);
  const store = inserting(db);
  const put = (): void => {
    store(waiting);
    reached = waiting.at(-1)?.last ?? reached;
    waiting = [];
    come(reached);
  };
  for await (const line of linesOfExport(file)) {
    if ('end' in line) {
      put();
      assertEnd(db, line, file);
    } else if (line.last > reached) {
      waiting.push(line);
      if (line.last - reached >= batch) put();
    }
  }
}

/** Adds commits, all or none. */
function inserting(db: Database.Database): (lines: readonly CommitLine[]) => void {
  const event = db.prepare(
    'INSERT INTO events VALUES (@position, @stream, @revision, @id, @type, @schema_version, @data, @metadata, @recorded_at, @prev_hash, @hash)',
  );
  const commit = db.prepare(
    'INSERT INTO commits (commit_id, digest, before, last) VALUES (@commit, @digest, @before, @last)',
  );
  const proof = db.prepare('INSERT INTO commit_hashes (last, commit_id, hash) VALUES (@last, @commit, @hash)');
  const count = db.prepare<[number]>('UPDATE log SET position = ?');
  return db.transaction((lines: readonly CommitLine[]) => {
    for (const { events, ...line } of lines) {
      for (const one of events) event.run(one);
      commit.run({ commit: line.commit, digest: line.digest, before: line.before, last: line.last });
      if (line.hash !== null) proof.run({ last: line.last, commit: line.commit, hash: line.hash });
      count.run(line.last);
    }
  });
}

function assertEnd(db: Database.Database, { end, hash }: EndLine, file: string): void {
  const last = db
    .prepare<[], { position: number; hash: string }>('SELECT position, hash FROM events ORDER BY position DESC LIMIT 1')
    .get();
  if ((last?.position ?? 0) !== end || (last?.hash ?? NO_HASH) !== hash)
    throw new Error(`${file} ends at event ${end}, and the log at ${last?.position ?? 0}: it is another export`);
}
