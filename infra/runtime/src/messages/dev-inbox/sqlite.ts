import { columnsOf } from '../../disk/sqlite/columns-of.ts';
import { GroupCommit } from '../../disk/sqlite/group-commit.ts';
import { emptyWal, openSqliteFile, overwritten, rewriteFile } from '../../disk/sqlite/open-file.ts';
import type { DevInbox, DevMessage, Mailer, SmsGateway } from '../port.ts';
import { keeperOf } from './keeper.ts';

export interface OpenDevInbox {
  readonly mailer: Mailer;
  readonly smsGateway: SmsGateway;
  readonly inbox: DevInbox;
  close(): Promise<void>;
}

const table = `CREATE TABLE IF NOT EXISTS messages (
  seq INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL, kind TEXT NOT NULL CHECK (kind IN ('mail', 'sms')), recipient TEXT NOT NULL,
  subject TEXT NOT NULL, text TEXT NOT NULL, html TEXT NOT NULL, at TEXT NOT NULL,
  UNIQUE (kind, id)
) STRICT;
CREATE INDEX IF NOT EXISTS messages_recipient ON messages (recipient, seq);
CREATE TABLE IF NOT EXISTS told (person TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;`;

/** Files made before there were calendar files get their column when they are opened. */
type Row = Omit<DevMessage, 'calendar'> & { readonly calendar: string | null };

const listSql = `SELECT id, kind, recipient AS "to", subject, text, html, calendar, at FROM messages
  WHERE (@to IS NULL OR recipient = @to) AND (@kind IS NULL OR kind = @kind) ORDER BY seq DESC LIMIT @limit`;

/**
 * The provider of a machine without one: every mail and SMS is kept in a SQLite file and shown, none leaves. Durable before it
 * says sent. The same message id twice is one message, the first one, as at a provider that knows our ids.
 */
export async function openSqliteDevInbox({
  file,
  now = () => new Date(),
}: {
  readonly file: string;
  readonly now?: () => Date;
}): Promise<OpenDevInbox> {
  const db = openSqliteFile(file, table, overwritten);
  if (!columnsOf(db, 'messages').includes('calendar')) db.exec('ALTER TABLE messages ADD COLUMN calendar TEXT');
  const insert = db.prepare<[Row]>(
    `INSERT INTO messages (id, kind, recipient, subject, text, html, calendar, at)
     VALUES (@id, @kind, @to, @subject, @text, @html, @calendar, @at) ON CONFLICT (kind, id) DO NOTHING`,
  );
  const select = db.prepare<[{ to: string | null; kind: string | null; limit: number }], Row>(listSql);
  const dropId = db.prepare<[string]>('DELETE FROM messages WHERE id = ?');
  const dropTo = db.prepare<[string]>('DELETE FROM messages WHERE recipient = ?');
  const dropOlder = db.prepare<[string]>('DELETE FROM messages WHERE at < ?');
  const countOlder = db.prepare<[string], { found: number }>('SELECT count(*) AS found FROM messages WHERE at < ?');
  const dropAll = db.prepare<[]>('DELETE FROM messages');
  const drop = db.transaction((ids: readonly string[], to: readonly string[], before: string) => {
    let gone = dropOlder.run(before).changes;
    for (const id of ids) gone += dropId.run(id).changes;
    for (const address of to) gone += dropTo.run(address).changes;
    return gone;
  });
  const isTold = db.prepare<[string]>('SELECT 1 FROM told WHERE person = ?');
  const tell = db.prepare<[string]>('INSERT OR IGNORE INTO told VALUES (?)');
  const writes = new GroupCommit(db);
  const ended = (gone: number) => {
    if (gone > 0) rewriteFile(db);
    emptyWal(db, 'the dev inbox');
  };
  return {
    ...keeperOf(
      (message) => writes.add(() => void insert.run({ ...message, calendar: message.calendar ?? null })),
      now,
    ),
    inbox: {
      list: async ({ to, kind, limit = 100 } = {}) =>
        select
          .all({ to: to ?? null, kind: kind ?? null, limit })
          .map(({ calendar, ...row }) => (calendar === null ? row : { ...row, calendar })),
      forget: async ({ ids, to, before = '', person }) => {
        writes.flush();
        const gone = drop.immediate(ids, to, before);
        if (person !== undefined) tell.run(person);
        ended(gone);
        return gone;
      },
      countOlder: async (before) => countOlder.get(before)?.found ?? 0,
      emptyUnlessTold: async (erased) => {
        if (erased.every((person) => isTold.get(person) !== undefined)) return false;
        writes.flush();
        const gone = dropAll.run().changes;
        ended(gone);
        for (const person of erased) tell.run(person);
        return true;
      },
    },
    close: async () => {
      if (db.open) writes.flush();
      db.close();
    },
  };
}
