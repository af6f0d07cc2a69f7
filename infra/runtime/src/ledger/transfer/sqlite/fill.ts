import type Database from 'better-sqlite3';
import { NO_HASH } from '../../../event-store/event-text.ts';
import { sqliteCode } from '../../../event-store/sqlite/errors.ts';
import { openLog } from '../../../event-store/sqlite/schema.ts';
import type { CommitLine, EndLine } from '../commit-line.ts';
import { progress } from '../progress.ts';
import { linesOfExport } from '../read-export.ts';
import { commitsOf } from './export.ts';

/** Events that become durable together. */
const batch = 1_000;

/**
 * Adds to a log what it does not have of an export. False where it holds something else than the export has there, and nothing was added.
 * Throws at what is no line of an export, does not follow, or has no end.
 */
export async function fillLog(partial: string, file: string, told: (position: number) => void): Promise<boolean> {
  const db = openLog(partial);
  try {
    const isFilled = await fill(db, file, told);
    db.pragma('wal_checkpoint(TRUNCATE)');
    return isFilled;
  } finally {
    db.close();
  }
}

async function fill(db: Database.Database, file: string, told: (position: number) => void): Promise<boolean> {
  const there = commitsOf(db, 0);
  try {
    let found = there.next();
    const rows = new Rows(db, file);
    const come = progress(0, told);
    for await (const line of linesOfExport(file)) {
      if (found.done) rows.take(line);
      // Written as they are read: the same keys in the same order.
      else if (JSON.stringify(found.value) !== JSON.stringify(line)) return false;
      else found = there.next();
      if ('last' in line) come(line.last);
    }
    return true;
  } finally {
    there.return(undefined);
  }
}

/** The commits of an export on their way into a log: a batch of them at once, or none. */
class Rows {
  private waiting: CommitLine[] = [];
  private readonly store: (lines: readonly CommitLine[]) => void;

  constructor(
    private readonly db: Database.Database,
    private readonly file: string,
  ) {
    this.store = inserting(db);
  }

  /** The end as well. */
  take(line: CommitLine | EndLine): void {
    if ('end' in line) {
      this.put();
      assertEnd(this.db, line, this.file);
      return;
    }
    this.waiting.push(line);
    if (line.last - (this.waiting[0]?.before ?? 0) >= batch) this.put();
  }

  private put(): void {
    const [first, last] = [this.waiting[0], this.waiting.at(-1)];
    try {
      this.store(this.waiting);
    } catch (error) {
      if (!sqliteCode(error)?.startsWith('SQLITE_CONSTRAINT')) throw error;
      const where = `between event ${(first?.before ?? 0) + 1} and event ${last?.last}`;
      throw new Error(`${this.file} is not what was exported: ${where} something stands twice; export again`);
    }
    this.waiting = [];
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
