import { GroupCommit } from '../disk/sqlite/group-commit.ts';
import { openSqliteFile } from '../disk/sqlite/open-file.ts';
import { type Position, START } from '../event-store/port.ts';
import type { Checkpoints, ParkedWork } from './port.ts';

const schema = `CREATE TABLE IF NOT EXISTS checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS parked (
      name TEXT NOT NULL, event_id TEXT NOT NULL, stream TEXT NOT NULL, revision INTEGER NOT NULL, reason TEXT NOT NULL,
      PRIMARY KEY (name, event_id)
    ) STRICT;`;

const passedEveryMs = 1000;
/** Places of followers that are written together; what they say was done has been done, so nobody waits for them. */
const togetherWithinMs = 10;

/** The place of every follower that has none of its own yet, where the file was made new beside a log that was not. */
export const everyFollower = '*';

/** Makes a follower of this file begin at the first event again. */
export function startOver(file: string, name: string): void {
  const db = openSqliteFile(file);
  try {
    db.prepare('INSERT OR REPLACE INTO checkpoints (name, position) VALUES (?, ?)').run(name, START);
  } finally {
    db.close();
  }
}

/** Opens (and makes) the checkpoints file. Throws when the file cannot be opened or synced. */
export function openSqliteCheckpoints({ file }: { file: string }): Checkpoints {
  const db = openSqliteFile(file, schema);
  const select = db.prepare<[string], { position: Position }>('SELECT position FROM checkpoints WHERE name = ?');
  const upsert = db.prepare<[string, string]>(
    `INSERT INTO checkpoints (name, position) VALUES (?, ?)
     ON CONFLICT (name) DO UPDATE SET position = excluded.position WHERE excluded.position > position`,
  );
  const insertParked = db.prepare<[ParkedWork & { name: string }]>(
    `INSERT INTO parked (name, event_id, stream, revision, reason) VALUES (@name, @eventId, @stream, @revision, @reason)
     ON CONFLICT (name, event_id) DO UPDATE SET reason = excluded.reason`,
  );
  const selectParked = db.prepare<[string], ParkedWork>(
    'SELECT event_id AS eventId, stream, revision, reason FROM parked WHERE name = ? ORDER BY rowid',
  );
  const deleteParked = db.prepare<[string, string]>('DELETE FROM parked WHERE name = ? AND event_id = ?');
  const places = new GroupCommit(db, togetherWithinMs);
  const passed = new Map<string, Position>();
  const keepPassed = db.transaction(() => {
    for (const [name, position] of passed) upsert.run(name, position);
    passed.clear();
  });
  let later: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(later);
    later = undefined;
    if (passed.size > 0) keepPassed();
  };
  /** What a full disk does not take now is kept with what passes next. After a crash it is looked at again, and is of no interest again. */
  const flushQuietly = () => {
    try {
      flush();
    } catch {
      later = undefined;
    }
  };
  const stored = (name: string): Position => (select.get(name) ?? select.get(everyFollower))?.position ?? START;
  return {
    get: async (name) => {
      const [kept, seen] = [stored(name), passed.get(name) ?? START];
      return seen > kept ? seen : kept;
    },
    set: (name, position) => places.add(() => void upsert.run(name, position)),
    pass: async (name, position) => {
      if (!db.open) throw new Error('the checkpoints are closed');
      if (position > (passed.get(name) ?? START)) passed.set(name, position);
      later ??= setTimeout(flushQuietly, passedEveryMs).unref();
    },
    park: async (name, { eventId, stream, revision, reason }) => {
      insertParked.run({ name, eventId, stream, revision, reason });
    },
    parked: async (name) => selectParked.all(name),
    unpark: async (name, eventId) => {
      deleteParked.run(name, eventId);
    },
    close: async () => {
      if (!db.open) return;
      clearTimeout(later);
      places.flush();
      flushQuietly();
      db.close();
    },
  };
}
