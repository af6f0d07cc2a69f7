import { GroupCommit } from '../disk/sqlite/group-commit.ts';
import { openSqliteFile } from '../disk/sqlite/open-file.ts';
import { type LogPosition, START } from '../event-store/port.ts';
import { everyFollower } from './every-follower.ts';
import { PassedPlaces } from './passed-places.ts';
import type { Checkpoints, ParkedWork } from './port.ts';

const schema = `CREATE TABLE IF NOT EXISTS checkpoints (name TEXT PRIMARY KEY, position TEXT NOT NULL) STRICT, WITHOUT ROWID;
    CREATE TABLE IF NOT EXISTS parked (
      name TEXT NOT NULL, event_id TEXT NOT NULL, stream TEXT NOT NULL, revision INTEGER NOT NULL, reason TEXT NOT NULL,
      PRIMARY KEY (name, event_id)
    ) STRICT;`;

/**
 * Milliseconds between transactions, and before the first one after a quiet while: all followers of a thread share each. A process that dies
 * in between handles the events of that time again, and its effects repeat their ids.
 */
const [apartMs, togetherWithinMs] = [200, 10];

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
  const select = db.prepare<[string], { position: LogPosition }>('SELECT position FROM checkpoints WHERE name = ?');
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
  const places = new GroupCommit(db, togetherWithinMs, apartMs);
  const keepAll = db.transaction((passed: ReadonlyMap<string, LogPosition>) => {
    for (const [name, position] of passed) upsert.run(name, position);
  });
  const passed = new PassedPlaces((places) => keepAll(places));
  const stored = (name: string): LogPosition => (select.get(name) ?? select.get(everyFollower))?.position ?? START;
  return {
    get: async (name) => passed.orHigher(name, stored(name)),
    set: (name, position) => places.add(() => void upsert.run(name, position)),
    pass: async (name, position) => {
      if (!db.open) throw new Error('the checkpoints are closed');
      passed.add(name, position);
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
      places.flush();
      const kept = passed.end();
      db.close();
      await kept;
    },
  };
}
