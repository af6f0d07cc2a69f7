import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { columnsOf } from '../../disk/sqlite/columns-of.ts';
import type { Moved } from '../moved.ts';
import { read } from './stamp.ts';

/** How each store of files is asked for what is to be moved: one answer is one thing. */
const questions: readonly (readonly [file: string, kind: Moved['kind'], sql: string])[] = [
  ['keys.db', 'key', 'SELECT subject, wrapped, destroyed_at AS destroyedAt FROM keys'],
  ['keys.db', 'keyProof', 'SELECT wrapped FROM proof'],
  [
    'sign-ins.db',
    'signIn',
    'SELECT id_hash AS id, account_id AS accountId, identity, created_at AS begunAt, expires_at AS expiresAt FROM sign_ins',
  ],
  [
    'sign-ins.db',
    'code',
    `SELECT purpose, subject_hash AS subject, browser_hash AS browser, lower(hex(digest)) AS digest, tries_left AS triesLeft,
       expires_at AS expiresAt FROM sent_codes`,
  ],
  [
    'sign-ins.db',
    'places',
    `SELECT key_hash AS key, json_group_array(taken_at) AS takenAt, max(expires_at - taken_at) AS longestMs, max(taken_at) AS last
       FROM (SELECT * FROM places ORDER BY taken_at, number) GROUP BY key_hash`,
  ],
  [
    'sign-ins.db',
    'device',
    'SELECT account_hash AS account, browser_hash AS browser, expires_at AS expiresAt FROM devices',
  ],
  [
    'sign-ins.db',
    'stepUp',
    'SELECT link_hash AS link, browser_hash AS browser, level, expires_at AS expiresAt FROM step_ups',
  ],
  [
    'credentials.db',
    'credential',
    'SELECT id, account_id AS accountId, hash, kept_at AS at, confirmed FROM credentials',
  ],
  ['credentials.db', 'complete', 'SELECT only FROM complete'],
  [
    'credentials.db',
    'factor',
    `SELECT id, account_id AS accountId, sealed, kept_at AS at, confirmed, last_step AS lastStep,
       (SELECT json_group_array(hash) FROM (SELECT hash FROM factor_codes WHERE factor_id = factors.id ORDER BY hash)) AS codes FROM factors`,
  ],
  [
    'timers.db',
    'timer',
    'SELECT id, due_at AS dueAt, try_at AS tryAt, payload, fire_id AS fireId, failures FROM timers',
  ],
  [
    'checkpoints.db',
    'follower',
    'SELECT name, position, (SELECT coalesce(max(rowid), 0) FROM parked WHERE parked.name = checkpoints.name) AS parked FROM checkpoints',
  ],
  [
    'checkpoints.db',
    'parked',
    'SELECT name AS follower, event_id AS eventId, stream, revision, reason, rowid AS number FROM parked',
  ],
  [
    'uploads.db',
    'file',
    `SELECT file_id AS id, type, scan, leaving,
       (SELECT json_group_array(json_object('owner', owner, 'at', at, 'stored', stored, 'purposes', purposes)) FROM (SELECT * FROM uploads WHERE file_id = files.file_id ORDER BY owner)) AS uploads,
       (SELECT json_group_array(claim_id) FROM (SELECT claim_id FROM claims WHERE file_id = files.file_id ORDER BY claim_id)) AS claims,
       EXISTS (SELECT 1 FROM uploads WHERE file_id = files.file_id AND kept = 1) AS kept FROM files`,
  ],
  ['uploads.db', 'spent', 'SELECT day, owner, bytes FROM spent'],
  [
    'access-log.db',
    'read',
    'SELECT reader AS readerId, person AS jobSeekerId, part, slot, first_at AS firstAt, last_at AS lastAt, count FROM reads',
  ],
];

const page = 500;

/** Everything of a data folder that a database may keep, in pages; a page is of one kind. Nothing is changed. */
export function* movingRows(folder: string): Generator<readonly Moved[]> {
  for (const [name, kind, sql] of questions) {
    const file = join(folder, name);
    if (existsSync(file)) yield* pagesOf(file, kind, sql);
  }
}

function pagesOf(file: string, kind: Moved['kind'], sql: string): readonly (readonly Moved[])[] {
  return read(file, (db) => {
    const rows = db.prepare<[], object>(asKept(db, kind, sql)).all();
    const pages: (readonly Moved[])[] = [];
    for (let from = 0; from < rows.length; from += page)
      pages.push(rows.slice(from, from + page).map((row) => ({ kind, ...row }) as Moved));
    return pages;
  });
}

/** A register that no server of this version opened yet has no purposes. */
function asKept(db: Database.Database, kind: Moved['kind'], sql: string): string {
  if (kind !== 'file') return sql;
  return columnsOf(db, 'uploads').includes('purposes') ? sql : sql.replace(`, 'purposes', purposes`, '');
}
