import Database from 'better-sqlite3';

/** What of an event tests look at. */
export interface LoggedEvent {
  readonly position: string;
  readonly id: string;
  readonly stream: string;
  readonly type: string;
}

/** Every event of a log, read past its server. */
export function loggedEvents(file: string): LoggedEvent[] {
  const db = new Database(file, { readonly: true });
  try {
    const rows = db.prepare('SELECT position, id, stream, type FROM events ORDER BY position').all();
    return (rows as { position: number; id: string; stream: string; type: string }[]).map((row) => ({
      ...row,
      position: String(row.position).padStart(20, '0'),
    }));
  } finally {
    db.close();
  }
}

/** How often this happened, counted by the store: for whoever asks again and again. */
export function countEvents(file: string, type: string): number {
  const db = new Database(file, { readonly: true });
  try {
    return Number(db.prepare<[string], number>('SELECT count(*) FROM events WHERE type = ?').pluck().get(type));
  } finally {
    db.close();
  }
}
