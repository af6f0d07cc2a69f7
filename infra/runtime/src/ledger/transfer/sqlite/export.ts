import type Database from 'better-sqlite3';
import { openToRead } from '../../../event-store/sqlite/open-to-read.ts';
import { assertLog, logFiles } from '../../log-files.ts';
import type { CommitLine } from '../commit-line.ts';
import { writeExport } from '../write-export.ts';

const commitsSql = `SELECT c.commit_id AS "commit", c.digest, c.before, c.last, h.hash FROM commits c
  LEFT JOIN commit_hashes h ON h.last = c.last AND h.commit_id = c.commit_id WHERE c.last > ? ORDER BY c.last`;
const eventsSql = `SELECT position, stream, revision, id, type, schema_version, data, metadata, recorded_at, prev_hash, hash
  FROM events WHERE position > ? AND position <= ? ORDER BY position`;

/** Streams the log of a data folder into another one, as `writeExport` does. */
export async function exportLog(folder: string, target: string, told: (position: number) => void): Promise<number> {
  assertLog(folder);
  const db = openToRead(logFiles(folder).eventsFile);
  try {
    db.exec('BEGIN');
    return await writeExport(folder, target, (reached) => commitsOf(db, reached), told);
  } finally {
    db.close();
  }
}

/** The commits after so many events. One statement, stepped through: the place where it stands in the log is kept by the transaction. */
export function* commitsOf(db: Database.Database, reached: number): Generator<CommitLine> {
  const events = db.prepare<[number, number], CommitLine['events'][number]>(eventsSql);
  for (const commit of db.prepare<[number], Omit<CommitLine, 'events'>>(commitsSql).iterate(reached))
    yield { ...commit, events: events.all(commit.before, commit.last) };
}
