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
