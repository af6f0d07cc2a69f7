import { createHash } from 'node:crypto';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** As the store of sign-ins writes what it keeps no clear words of. */
const hashed = (kind: string, text: string): string => createHash('sha256').update(`${kind}\0${text}`).digest('hex');

/** Rows of a person in the stores that know people by id. */
export function rowsOf(
  { jobSeekerId, accountId }: { readonly jobSeekerId: string; readonly accountId: string },
  folder: string,
): Record<string, number> {
  const count = (file: string, sql: string, id: string) => {
    const db = new Database(join(folder, file), { readonly: true });
    try {
      return Number(db.prepare<[string], number>(sql).pluck().get(id));
    } finally {
      db.close();
    }
  };
  return {
    keys: count('keys.db', 'SELECT count(wrapped) FROM keys WHERE subject = ?', jobSeekerId),
    passwords: count('credentials.db', 'SELECT count(*) FROM credentials WHERE account_id = ?', accountId),
    signIns: count('sign-ins.db', 'SELECT count(*) FROM sign_ins WHERE account_id = ?', accountId),
    devices: count('sign-ins.db', 'SELECT count(*) FROM devices WHERE account_hash = ?', hashed('account', accountId)),
    uploads: count('uploads.db', 'SELECT count(*) FROM uploads WHERE owner = ?', jobSeekerId),
  };
}
