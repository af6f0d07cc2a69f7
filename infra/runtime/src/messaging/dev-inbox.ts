import Database from 'better-sqlite3';
import type { Delivery, DevInbox, DevMessage, Mailer, SmsGateway } from './port.ts';

export interface OpenDevInbox {
  readonly mailer: Mailer;
  readonly smsGateway: SmsGateway;
  readonly inbox: DevInbox;
  close(): void;
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
export function openDevInbox({ file, now = () => new Date() }: { file: string; now?: () => Date }): OpenDevInbox {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(table);
  const insert = db.prepare<[DevMessage]>(
    `INSERT INTO messages (id, kind, recipient, subject, text, html, at) VALUES (@id, @kind, @to, @subject, @text, @html, @at)
     ON CONFLICT (kind, id) DO NOTHING`,
  );
  const select = db.prepare<[{ to: string | null; kind: string | null; limit: number }], DevMessage>(listSql);
  const keep = async (message: Omit<DevMessage, 'at'>): Promise<Delivery> => {
    insert.run({ ...message, at: now().toISOString() });
    return { outcome: 'sent', providerId: message.id };
  };
  return {
    mailer: { send: ({ id, to, subject, text, html }) => keep({ id, kind: 'mail', to, subject, text, html }) },
    smsGateway: { send: ({ id, to, text }) => keep({ id, kind: 'sms', to, subject: '', text, html: '' }) },
    inbox: { list: ({ to, kind, limit = 100 } = {}) => select.all({ to: to ?? null, kind: kind ?? null, limit }) },
    close: () => {
      db.close();
    },
  };
}
