import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Streams of a folder's log that lack a revision, and how many positions are missing: read past its server. */
export function gaps(dataDir: string): { streams: unknown[]; missing: number } {
  const log = new Database(join(dataDir, 'events.db'), { readonly: true });
  try {
    const streams = log.prepare('SELECT stream FROM events GROUP BY stream HAVING count(*) <> max(revision) + 1').all();
    const missing = log.prepare<[], number>('SELECT max(position) - count(*) FROM events').pluck().get() ?? 0;
    return { streams, missing };
  } finally {
    log.close();
  }
}
