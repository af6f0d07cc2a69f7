import type Database from 'better-sqlite3';
import type { Mark } from '../../disk/mark-file.ts';
import { LogDamaged } from '../admin.ts';
import { NO_HASH } from '../event-text.ts';
import { CommitCheck } from './commit-check.ts';
import { problemOf } from './row-problem.ts';
import { type StoredRow, storedRowsSql } from './stored-rows.ts';

/** Events looked at when a log is opened: the end is where files are cut, and where an older copy differs. */
const looked = 500;
const advice = 'keep a copy of the folder, run verify, then restore a backup (docs/runbooks/damaged-log.md)';

interface Link {
  readonly revision: number;
  readonly hash: string;
}

/**
 * Looks at the end of a log before anything is added to it: the counted events are there, the last ones are what was written, and the
 * log has not fallen behind its mark. Throws LogDamaged.
 */
export function assertTail(db: Database.Database, file: string, mark: Mark | undefined): void {
  const head = assertCounted(db, file);
  if (mark !== undefined && mark.at > head)
    throw new LogDamaged(
      `${file} ends at event ${head}, but event ${mark.at} was stored in it: this is an older copy of it, or its ${file}-wal was lost. Put the newer files back, or restore a backup with the restore command (docs/runbooks/older-log.md)`,
    );
  const bad = firstBad(db, head) ?? commitsProblem(db, head);
  if (bad !== undefined) throw new LogDamaged(`${file}: ${bad}; ${advice}`);
  if (mark !== undefined && mark.at > 0 && hashAt(db, mark.at) !== mark.hash)
    throw new LogDamaged(
      `${file} holds another event ${mark.at} than the one that was stored: it is not the log of this folder; ${advice}`,
    );
}

function assertCounted(db: Database.Database, file: string): number {
  const { counted, last } = db
    .prepare<[], { counted: number; last: number }>(
      'SELECT position AS counted, (SELECT coalesce(max(position), 0) FROM events) AS last FROM log',
    )
    .get() ?? { counted: -1, last: 0 };
  if (counted !== last)
    throw new LogDamaged(
      `${file} counted ${counted} events but ends at ${last}: it was cut or changed; restore a backup (docs/runbooks/damaged-log.md)`,
    );
  return last;
}

const hashAt = (db: Database.Database, position: number): string | undefined =>
  db.prepare<[number], string>('SELECT hash FROM events WHERE position = ?').pluck().get(position);

function firstBad(db: Database.Database, head: number): string | undefined {
  const from = Math.max(0, head - looked);
  const before = db.prepare<[string, number], Link>(
    'SELECT revision, hash FROM events WHERE stream = ? AND revision = ? - 1',
  );
  let expected = from;
  for (const row of db.prepare<[number, number], StoredRow>(storedRowsSql).all(from, looked)) {
    expected += 1;
    if (row.position !== expected) return `event ${expected} is missing`;
    const why = problemOf(row, before.get(row.stream, row.revision) ?? { revision: -1, hash: NO_HASH });
    if (why !== undefined) return `event ${expected}: ${why}`;
  }
  return undefined;
}

/** From a place where a commit ends, so that the first one looked at is whole. */
function commitsProblem(db: Database.Database, head: number): string | undefined {
  const sql = 'SELECT max(last) FROM commit_hashes WHERE last <= ?';
  const from = db
    .prepare<[number], number | null>(sql)
    .pluck()
    .get(Math.max(0, head - looked));
  return from === null || from === undefined ? commitsOfFormer(db, head) : problemAfter(db, from, head);
}

/** No commit that ended before this has a hash: the first one that has, begins somewhere. */
function commitsOfFormer(db: Database.Database, head: number): string | undefined {
  const sql = 'SELECT c.before FROM commit_hashes h JOIN commits c USING (commit_id) ORDER BY h.last LIMIT 1';
  const from = db.prepare<[], number>(sql).pluck().get();
  return from === undefined ? undefined : problemAfter(db, from, head);
}

function problemAfter(db: Database.Database, from: number, head: number): string | undefined {
  const check = new CommitCheck(db, from);
  for (;;) {
    const { problem, ended } = check.page(head);
    if (ended) return problem;
  }
}
