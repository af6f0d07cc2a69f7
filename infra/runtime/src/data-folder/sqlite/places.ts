import type Database from 'better-sqlite3';
import type { StoredRow } from '../../event-store/sqlite/stored-rows.ts';
import { openedFor } from '../../subject-keys/sealed-data.ts';
import type { LogRows } from './log-rows.ts';
import { read } from './stamp.ts';

/** Where each store that follows the log says how far it has come. */
const asked: Readonly<Record<string, readonly { readonly table: string; readonly sql: string }[]>> = {
  'checkpoints.db': [{ table: 'checkpoints', sql: 'SELECT max(position) FROM checkpoints' }],
  'views.db': [{ table: 'generations', sql: "SELECT max(checkpoint) FROM generations WHERE state <> 'retired'" }],
};

/** The last event that a store has seen by its own account; 0 for one that keeps no account. */
export function lastPlace(name: string, path: string, all = asked): number {
  return read(path, (db) =>
    Math.max(
      0,
      ...(all[name] ?? []).map(({ table, sql }) => (has(db, table) ? Number(db.prepare(sql).pluck().get()) : 0)),
    ),
  );
}

/** Whether a follower of this name noted how far it has come. */
export const hasPlace = (checkpoints: Database.Database, follower: string): boolean =>
  has(checkpoints, 'checkpoints') &&
  checkpoints.prepare<[string], number>('SELECT 1 FROM checkpoints WHERE name = ?').get(follower) !== undefined;

const followed: typeof asked = {
  ...asked,
  'timers.db': [{ table: 'checkpoint', sql: 'SELECT max(position) FROM checkpoint' }],
};

/**
 * Whether a store beside a log elsewhere followed one in a file: its place is a number of events, and each of so many events takes more
 * than that on a server.
 */
export function followedFile(name: string, path: string, head: number): boolean {
  const reached = lastPlace(name, path, followed);
  return reached > 0 && reached <= head;
}

const has = (db: Database.Database, table: string): boolean =>
  db.prepare<[string], number>('SELECT 1 FROM sqlite_schema WHERE name = ?').get(table) !== undefined;

/** Events at the end of the log whose persons must have a key, or a sign that it was destroyed. */
const looked = 1_000;

/** How many persons of the last events have neither a key here nor a sign that it was destroyed. */
export function keysBehind(keys: Database.Database, rows: LogRows, head: number): number {
  const known = keys.prepare<[string], number>('SELECT 1 FROM keys WHERE subject = ?');
  const persons = new Set<string>();
  for (let after = Math.max(0, head - looked); after < head; ) {
    const page = rows.after(after);
    for (const row of page) for (const person of personsOf(row)) persons.add(person);
    const last = page.at(-1);
    if (last === undefined) break;
    after = last.position;
  }
  return [...persons].filter((person) => known.get(person) === undefined).length;
}

function personsOf({ data }: StoredRow): readonly string[] {
  try {
    const person = openedFor(JSON.parse(data.toString('utf8')) as Readonly<Record<string, unknown>>);
    return person === undefined ? [] : [person];
  } catch {
    return [];
  }
}
