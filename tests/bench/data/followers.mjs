import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Where each interviewer's calendar stands, which goes on as others are told of. */
export async function calendarsOf({ store }, { IV }) {
  const revisions = new Map();
  for (const { account } of IV) {
    const stream = `interviewerCalendar-${account.accountId}`;
    const events = await store.readStream(stream);
    if (events.length > 0) revisions.set(stream, events.length - 1);
  }
  return revisions;
}

/** What was told again has been sent, timed and pushed long ago: whoever acts on events begins after them. */
export function beginAfter(folder, head) {
  const db = new Database(join(folder, 'checkpoints.db'));
  db.prepare('UPDATE checkpoints SET position = ?').run(head);
  db.prepare("INSERT OR REPLACE INTO checkpoints (name, position) VALUES ('*', ?)").run(head);
  db.close();
}
