import type { Database } from 'better-sqlite3';
import { openSqliteFile } from '../../../disk/sqlite/open-file.ts';
import { type LeavingSms, type LeftSms, partOf, type SmsBudget, type SmsLedger } from './port.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS places (
    place INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, country TEXT NOT NULL, share TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS places_at ON places (share, at);
  CREATE TABLE IF NOT EXISTS messages (
    id TEXT PRIMARY KEY, provider_id TEXT, notification_id TEXT, attempt INTEGER, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS messages_of ON messages (notification_id, at) WHERE notification_id IS NOT NULL;
  CREATE INDEX IF NOT EXISTS messages_at ON messages (at);
  CREATE TABLE IF NOT EXISTS waits (share TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;`;

const hour = 3_600_000;
/** Longer than any provider tells what became of a message. */
const remembered = 30 * 24 * hour;

/** The ledger in a file of its own. Every place is counted and taken under one write lock, so that no two callers take the last one. */
export function openSqliteSmsLedger({
  file,
  budget,
}: {
  readonly file: string;
  readonly budget: SmsBudget;
}): SmsLedger {
  const db = openSqliteFile(file, schema);
  const places = placesIn(db, budget);
  const known = db.prepare<[string], { sentAs: string | null }>(
    'SELECT provider_id AS sentAs FROM messages WHERE id = ?',
  );
  const note = db.prepare<[string, string | null, number | null, number]>(
    `INSERT INTO messages (id, notification_id, attempt, at) VALUES (?, ?, ?, ?)
     ON CONFLICT (id) DO UPDATE SET attempt = excluded.attempt, at = excluded.at`,
  );
  const sent = db.prepare<[string, string]>('UPDATE messages SET provider_id = ? WHERE id = ?');
  const record = db.prepare<[string], { notificationId: string; attempt: number }>(
    'SELECT notification_id AS notificationId, attempt FROM messages WHERE id = ? AND notification_id IS NOT NULL',
  );
  const last = db.prepare<[string], LeftSms>(
    'SELECT id, provider_id AS providerId, at FROM messages WHERE notification_id = ? ORDER BY at DESC LIMIT 1',
  );
  const forget = db.prepare<[number]>('DELETE FROM messages WHERE at < ?');
  const begin = (leaving: LeavingSms) => {
    const { id, now, record: of } = leaving;
    const before = known.get(id)?.sentAs;
    if (typeof before === 'string') return { sentAs: before };
    const taken = places.take(leaving);
    if ('place' in taken) {
      forget.run(now - remembered);
      note.run(id, of?.notificationId ?? null, of?.attempt ?? null, now);
    }
    return taken;
  };
  return {
    begin: async (leaving) => db.transaction(begin).immediate(leaving),
    sent: async (id, providerId) => void sent.run(providerId, id),
    giveBack: async (place) => places.giveBack(place),
    recordOf: async (id) => record.get(id),
    lastOf: async (notificationId) => last.get(notificationId),
    spentUntil: async (now) => places.spentUntil(now),
    close: async () => void db.close(),
  };
}

/** Places within the last hour. */
function placesIn(db: Database, budget: SmsBudget) {
  /** The one that must be an hour old before there is a place again: as many stand behind it as there are places. */
  const blocking = db.prepare<[string, string | null, string | null, number, number], { at: number }>(
    `SELECT at FROM places WHERE share = ? AND (? IS NULL OR country = ?) AND at > ? ORDER BY at DESC LIMIT 1 OFFSET ?`,
  );
  const add = db.prepare<[number, string, string]>('INSERT INTO places (at, country, share) VALUES (?, ?, ?)');
  const sweep = db.prepare<[number]>('DELETE FROM places WHERE at <= ?');
  const remove = db.prepare<[number]>('DELETE FROM places WHERE place = ?');
  const wait = db.prepare<[string, number]>('INSERT OR REPLACE INTO waits (share, until) VALUES (?, ?)');
  const until = db.prepare<[number], { until: number | null }>('SELECT max(until) AS until FROM waits WHERE until > ?');
  const waitFor = ({ share, now }: LeavingSms, most: number, country: string | null): number => {
    const part = partOf(share, most, budget);
    if (part < 1) return hour;
    const found = blocking.get(share, country, country, now - hour, part - 1);
    return found === undefined ? 0 : Math.max(1, found.at + hour - now);
  };
  return {
    take(leaving: LeavingSms): { readonly place: number } | { readonly retryInMs: number } {
      const { country, share, now } = leaving;
      const ofCountry = budget.byCountry[country];
      const inAll = waitFor(leaving, budget.perHour, null);
      const retryInMs = ofCountry === undefined ? inAll : Math.max(inAll, waitFor(leaving, ofCountry, country));
      if (retryInMs > 0) {
        wait.run(share, now + retryInMs);
        return { retryInMs };
      }
      sweep.run(now - hour);
      return { place: Number(add.run(now, country, share).lastInsertRowid) };
    },
    giveBack: (place: number): void => void remove.run(place),
    spentUntil: (now: number): number | undefined => until.get(now)?.until ?? undefined,
  };
}
