import type Database from 'better-sqlite3';
import { openSqliteFile } from '../../disk/sqlite/open-file.ts';
import { dayOf, everybody } from '../day.ts';
import type { ScanState, UploadRegister, UploadSeen } from '../port.ts';
import { isMeantFor, noPurpose, type Purposes, withPurpose } from '../purposes.ts';
import { prepareUploads } from './schema.ts';

/** No command names it, and whoever uploaded it last did so before then. */
const orphan = `leaving = 1 OR (
  NOT EXISTS (SELECT 1 FROM claims c WHERE c.file_id = files.file_id)
  AND NOT EXISTS (SELECT 1 FROM uploads u WHERE u.file_id = files.file_id AND (u.kept = 1 OR u.at >= ?))
)`;

/** Statements of the register; what two processes may do at once is one transaction that takes the write lock first. */
const statementsOf = (db: Database.Database) => ({
  spent: db.prepare<[number, string], { bytes: number }>('SELECT bytes FROM spent WHERE day = ? AND owner = ?'),
  spend: db.prepare<[number, string, number]>(
    'INSERT INTO spent VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET bytes = bytes + excluded.bytes',
  ),
  forgetDays: db.prepare<[number]>('DELETE FROM spent WHERE day < ?'),
  leaving: db.prepare<[string], unknown>('SELECT 1 FROM files WHERE file_id = ? AND leaving = 1'),
  file: db.prepare<[string]>('INSERT OR IGNORE INTO files (file_id) VALUES (?)'),
  announce: db.prepare<[string, string, number]>(
    `INSERT INTO uploads VALUES (?, ?, ?, 0, 0, '${noPurpose}') ON CONFLICT DO UPDATE SET at = excluded.at`,
  ),
  stored: db.prepare<[string, string]>('UPDATE uploads SET stored = 1 WHERE file_id = ? AND owner = ?'),
  purposes: db.prepare<[string, string], { purposes: Purposes }>(
    'SELECT purposes FROM uploads WHERE file_id = ? AND owner = ?',
  ),
  meant: db.prepare<[Purposes, string, string]>('UPDATE uploads SET purposes = ? WHERE file_id = ? AND owner = ?'),
  typed: db.prepare<[string, string]>('UPDATE files SET type = ? WHERE file_id = ?'),
  scanned: db.prepare<[ScanState, string]>('UPDATE files SET scan = ? WHERE file_id = ?'),
  seen: db.prepare<[string], UploadSeen>('SELECT type, scan FROM files WHERE file_id = ?'),
  unscanned: db.prepare<[number], { id: string }>(
    `SELECT file_id AS id FROM files WHERE scan = 'waiting' AND leaving = 0
       AND EXISTS (SELECT 1 FROM uploads u WHERE u.file_id = files.file_id AND u.stored = 1)
     ORDER BY (SELECT min(at) FROM uploads u WHERE u.file_id = files.file_id) LIMIT ?`,
  ),
  owned: db.prepare<[string, string], { type: string | null; purposes: Purposes }>(
    `SELECT type, purposes FROM uploads JOIN files USING (file_id) WHERE file_id = ? AND owner = ? AND stored = 1 AND leaving = 0`,
  ),
  claim: db.prepare<[string, string]>('INSERT OR IGNORE INTO claims VALUES (?, ?)'),
  release: db.prepare<[string]>('DELETE FROM claims WHERE claim_id = ?'),
  orphans: db.prepare<[number], { id: string }>(`UPDATE files SET leaving = 1 WHERE ${orphan} RETURNING file_id AS id`),
  countOrphans: db.prepare<[number], { found: number }>(`SELECT count(*) AS found FROM files WHERE ${orphan}`),
  ownedBy: db.prepare<[string], { id: string }>('SELECT file_id AS id FROM uploads WHERE owner = ?'),
  ownersOf: db.prepare<[string], { owner: string }>('SELECT owner FROM uploads WHERE file_id = ?'),
  disown: db.prepare<[string]>('DELETE FROM uploads WHERE owner = ?'),
  disownSpent: db.prepare<[string]>('DELETE FROM spent WHERE owner = ?'),
  forgetClaims: db.prepare<[string]>('DELETE FROM claims WHERE file_id = ?'),
  forgetUploads: db.prepare<[string]>('DELETE FROM uploads WHERE file_id = ?'),
  forgetFile: db.prepare<[string]>('DELETE FROM files WHERE file_id = ?'),
});

/** Opens (and makes) the register in a SQLite file of its own. Rejects when the file cannot be opened or synced. */
export async function openSqliteUploadRegister({ file }: { readonly file: string }): Promise<UploadRegister> {
  const db = openSqliteFile(file);
  const atOnce = <T>(work: () => T): T => db.transaction(work).immediate();
  atOnce(() => prepareUploads(db));
  const sql = statementsOf(db);
  return {
    spend: async (owner, bytes, at, { person, all }) =>
      atOnce(() => {
        const day = dayOf(at);
        const after = (who: string) => (sql.spent.get(day, who)?.bytes ?? 0) + bytes;
        if (after(owner) > person) return 'person';
        if (after(everybody) > all) return 'all';
        sql.forgetDays.run(day - 1);
        for (const who of [owner, everybody]) sql.spend.run(day, who, bytes);
        return 'spent';
      }),
    announce: async (fileId, owner, at) =>
      atOnce(() => {
        if (sql.leaving.get(fileId) !== undefined) return false;
        sql.file.run(fileId);
        sql.announce.run(fileId, owner, at);
        return true;
      }),
    add: async (fileId, owner, { type, scan, purpose }) =>
      atOnce(() => {
        sql.stored.run(fileId, owner);
        sql.meant.run(withPurpose(sql.purposes.get(fileId, owner)?.purposes ?? null, purpose), fileId, owner);
        sql.typed.run(type, fileId);
        if (scan !== 'waiting') sql.scanned.run(scan, fileId);
      }),
    seen: async (fileId) => sql.seen.get(fileId),
    scanned: async (fileId, scan) => void sql.scanned.run(scan, fileId),
    unscanned: async (limit) => sql.unscanned.all(limit).map(({ id }) => id),
    claim: async (claimId, files, owner) =>
      atOnce(() => {
        const holds = files.every(({ fileId, type, purpose }) => {
          const own = sql.owned.get(fileId, owner);
          if (own === undefined || (type !== undefined && own.type !== null && own.type !== type)) return false;
          return isMeantFor(own.purposes, purpose);
        });
        if (holds) for (const { fileId } of files) sql.claim.run(claimId, fileId);
        return holds;
      }),
    release: async (claimId) => void sql.release.run(claimId),
    countOrphans: async (before) => sql.countOrphans.get(before)?.found ?? 0,
    orphans: async (before) => atOnce(() => sql.orphans.all(before).map(({ id }) => id)),
    ownedBy: async (owner) => sql.ownedBy.all(owner).map(({ id }) => id),
    ownersOf: async (fileId) => sql.ownersOf.all(fileId).map(({ owner }) => owner),
    disown: async (owner) =>
      atOnce(() => {
        sql.disown.run(owner);
        sql.disownSpent.run(owner);
      }),
    forget: async (fileId) =>
      atOnce(() => {
        sql.forgetClaims.run(fileId);
        sql.forgetUploads.run(fileId);
        sql.forgetFile.run(fileId);
      }),
    close: async () => {
      db.close();
    },
  };
}
