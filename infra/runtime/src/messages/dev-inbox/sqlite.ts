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
CREATE INDEX IF NOT EXISTS messages_recipient ON messages (recipient, seq);`;

const listSql = `SELECT id, kind, recipient AS "to", subject, text, html, at FROM messages
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
  const insert = db.prepare<[DevMessage]>(
    `INSERT INTO messages (id, kind, recipient, subject, text, html, at) VALUES (@id, @kind, @to, @subject, @text, @html, @at)
     ON CONFLICT (kind, id) DO NOTHING`,
  );
  const select = db.prepare<[{ to: string | null; kind: string | null; limit: number }], DevMessage>(listSql);
  const dropId = db.prepare<[string]>('DELETE FROM messages WHERE id = ?');
  const dropTo = db.prepare<[string]>('DELETE FROM messages WHERE recipient = ?');
  const dropOlder = db.prepare<[string]>('DELETE FROM messages WHERE at < ?');
  const drop = db.transaction((ids: readonly string[], to: readonly string[], before: string) => {
    let gone = dropOlder.run(before).changes;
    for (const id of ids) gone += dropId.run(id).changes;
    for (const address of to) gone += dropTo.run(address).changes;
    return gone;
  });
  const writes = new GroupCommit(db);
  return {
    ...keeperOf((message) => writes.add(() => void insert.run(message)), now),
    inbox: {
      list: async ({ to, kind, limit = 100 } = {}) => select.all({ to: to ?? null, kind: kind ?? null, limit }),
      forget: async ({ ids, to, before = '' }) => {
        writes.flush();
        const gone = drop.immediate(ids, to, before);
        if (gone > 0) rewriteFile(db);
        emptyWal(db, 'the dev inbox');
        return gone;
      },
    },
    close: async () => {
      if (db.open) writes.flush();
      db.close();
    },
  };
}
