import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { openSqliteAccessLog } from '../../access-log/sqlite.ts';
import { openSqliteCheckpoints } from '../../checkpoints/sqlite.ts';
import { openSqliteCredentials } from '../../credentials/sqlite.ts';
import { openSqliteFile } from '../../disk/sqlite/open-file.ts';
import { openSqliteSignIns } from '../../sign-ins/sqlite/store.ts';
import { openSqliteSubjectKeys } from '../../subject-keys/sqlite.ts';
import { openSqliteTimers } from '../../timers/sqlite.ts';
import { openSqliteUploadRegister } from '../../upload-register/sqlite/register.ts';
import type { Moved } from '../moved.ts';
import { type Stamp, stampStore } from './stamp.ts';

/** How each kind is written into its file; the parameters are the fields of what is moved. */
const writes: Readonly<Record<Moved['kind'], readonly [file: string, ...sql: string[]]>> = {
  key: ['keys.db', 'INSERT INTO keys (subject, wrapped, destroyed_at) VALUES (@subject, @wrapped, @destroyedAt)'],
  keyProof: ['keys.db', 'INSERT OR REPLACE INTO proof (only, wrapped) VALUES (1, @wrapped)'],
  signIn: ['sign-ins.db', 'INSERT INTO sign_ins VALUES (@id, @accountId, @identity, @begunAt, @expiresAt)'],
  code: [
    'sign-ins.db',
    'INSERT INTO sent_codes VALUES (@purpose, @subject, @browser, unhex(@digest), @triesLeft, @expiresAt)',
  ],
  places: [
    'sign-ins.db',
    'INSERT INTO places SELECT @key, value, key, value + CAST(@longestMs AS INTEGER) FROM json_each(@takenAt)',
  ],
  device: ['sign-ins.db', 'INSERT INTO devices VALUES (@account, @browser, @expiresAt)'],
  stepUp: ['sign-ins.db', 'INSERT INTO step_ups VALUES (@link, @browser, @level, @expiresAt)'],
  credential: ['credentials.db', 'INSERT INTO credentials VALUES (@id, @accountId, @hash, @at, @confirmed)'],
  complete: ['credentials.db', 'INSERT INTO complete VALUES (1)'],
  factor: [
    'credentials.db',
    `INSERT INTO factors (id, account_id, sealed, kept_at, confirmed, last_step)
       VALUES (@id, @accountId, @sealed, @at, @confirmed, @lastStep)`,
    'INSERT INTO factor_codes (factor_id, hash) SELECT @id, value FROM json_each(@codes)',
  ],
  timer: [
    'timers.db',
    `INSERT INTO timers (id, due_at, try_at, payload, fire_id, failures)
       VALUES (@id, @dueAt, @tryAt, @payload, @fireId, @failures)`,
  ],
  follower: ['checkpoints.db', 'INSERT INTO checkpoints (name, position) VALUES (@name, @position)'],
  parked: [
    'checkpoints.db',
    `INSERT INTO parked (name, event_id, stream, revision, reason)
       VALUES (@follower, @eventId, @stream, @revision, @reason)`,
  ],
  file: [
    'uploads.db',
    'INSERT INTO files (file_id, type, scan, leaving) VALUES (@id, @type, @scan, @leaving)',
    `INSERT INTO uploads (file_id, owner, at, stored, kept, purposes)
       SELECT @id, value ->> 'owner', value ->> 'at', value ->> 'stored', 0, value ->> 'purposes' FROM json_each(@uploads)`,
    'INSERT INTO claims (claim_id, file_id) SELECT value, @id FROM json_each(@claims)',
  ],
  spent: ['uploads.db', 'INSERT INTO spent (day, owner, bytes) VALUES (@day, @owner, @bytes)'],
  read: [
    'access-log.db',
    'INSERT INTO reads VALUES (@readerId, @jobSeekerId, @part, @slot, @firstAt, @lastAt, @count)',
  ],
};

/** Files of a folder that what was moved is written into. */
export interface FilesComing {
  readonly names: readonly string[];
  add(page: readonly Moved[]): void;
  /** From here on each says which log it belongs to, and nothing more is added. */
  end(stamp: Stamp): void;
}

/** Makes the stores anew, empty, in an empty folder. `masterKeyFile` is that of the keys. */
export async function filesComing(folder: string, masterKeyFile: string): Promise<FilesComing> {
  const at = (name: string) => ({ file: join(folder, name) });
  const made = [
    await openSqliteSubjectKeys({ ...at('keys.db'), masterKeyFile }),
    await openSqliteSignIns(at('sign-ins.db')),
    await openSqliteCredentials(at('credentials.db')),
    await openSqliteUploadRegister(at('uploads.db')),
    await openSqliteAccessLog(at('access-log.db')),
    await openSqliteCheckpoints(at('checkpoints.db')),
    await openSqliteTimers(at('timers.db')),
  ];
  for (const store of made) await store.close();
  const names = [...new Set(Object.values(writes).map(([file]) => file))];
  const open = new Map<string, Database.Database>(names.map((name) => [name, openSqliteFile(join(folder, name))]));
  return {
    names,
    add(page) {
      const [first] = page;
      if (first === undefined) return;
      const [file, ...sql] = writes[first.kind];
      const db = open.get(file);
      const statements = sql.map((one) => db?.prepare(one));
      db?.transaction(() => {
        for (const { kind: _, ...moved } of page) for (const one of statements) one?.run(moved);
      })();
    },
    end(stamp) {
      for (const db of open.values()) db.close();
      for (const name of names) stampStore(join(folder, name), stamp);
    },
  };
}
