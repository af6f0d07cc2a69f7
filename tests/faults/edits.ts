import { join } from 'node:path';
import Database from 'better-sqlite3';

/** What health says of the log to anybody. */
export async function integrityOf(url: string, part: 'integrity' | 'views' = 'integrity') {
  const { status, parts } = (await (await fetch(`${url}/api/health`)).json()) as {
    status: string;
    parts: Readonly<Record<string, { detail: string }>>;
  };
  return { status, detail: parts[part]?.detail };
}

/** Changes one byte of an early event behind the server's back, or takes that back. */
export function change(folder: string, to: 'other' | 'former'): void {
  const db = new Database(join(folder, 'events.db'));
  for (const trigger of db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'trigger'").pluck().all())
    db.exec(`DROP TRIGGER "${trigger}"`);
  const value = to === 'other' ? "data || ' '" : 'rtrim(data)';
  const { changes } = db.prepare(`UPDATE events SET data = ${value} WHERE position = 3`).run();
  db.close();
  if (changes !== 1) throw new Error('there is no third event to change');
}

/** Edits a field of one person's row in every generation of the views, and answers whether there was one. */
export function editViews(folder: string): boolean {
  const db = new Database(join(folder, 'views.db'));
  db.pragma('busy_timeout = 5000');
  const tables = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();
  const docs = tables.filter((table) =>
    db.prepare<[string], string>('SELECT name FROM pragma_table_info(?)').pluck().all(table).includes('doc'),
  );
  const edits = docs.map(
    (table) => db.prepare(`UPDATE "${table}" SET doc = replace(doc, '射频硬件工程师', '不是这个职位')`).run().changes,
  );
  db.close();
  return edits.some((changes) => changes > 0);
}
