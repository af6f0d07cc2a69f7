import Database from 'better-sqlite3';

/**
 * Who uploaded which bytes. A command may name a file only if its sender uploaded it: knowing a hash is no right to attach what
 * somebody else sent.
 */
export interface UploadRegister {
  add(fileId: string, owner: string, at: number): void;
  owns(fileId: string, owner: string): boolean;
  close(): void;
}

export function openUploadRegister(file: string): UploadRegister {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(
    'CREATE TABLE IF NOT EXISTS uploads (file_id TEXT, owner TEXT, at INTEGER, PRIMARY KEY (file_id, owner)) WITHOUT ROWID',
  );
  const insert = db.prepare('INSERT OR IGNORE INTO uploads VALUES (?, ?, ?)');
  const find = db.prepare('SELECT 1 FROM uploads WHERE file_id = ? AND owner = ?');
  return {
    add: (fileId, owner, at) => {
      insert.run(fileId, owner, at);
    },
    owns: (fileId, owner) => find.get(fileId, owner) !== undefined,
    close: () => db.close(),
  };
}

/** Ids of all files a payload refers to, however deep. */
export function fileIdsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(fileIdsIn);
  if (typeof value !== 'object' || value === null) return [];
  const own = 'fileId' in value && typeof value.fileId === 'string' ? [value.fileId] : [];
  return [...own, ...Object.values(value).flatMap(fileIdsIn)];
}
