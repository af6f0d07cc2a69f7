import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import type Database from 'better-sqlite3';
import { LRUCache } from 'lru-cache';
import { emptyWal, openSqliteFile, overwritten } from '../disk/sqlite/open-file.ts';
import { askFilesAgain, othersWrote } from '../disk/sqlite/others-wrote.ts';
import { KeyFileRefused, openKey32 } from './key-file.ts';
import { type HeldKeys, SubjectErased, type SubjectKeys } from './port.ts';
import { opens, unwrap, wrap } from './wrapped-key.ts';

const schema = `
  CREATE TABLE IF NOT EXISTS keys (subject TEXT PRIMARY KEY, wrapped BLOB, destroyed_at TEXT,
    CHECK ((wrapped IS NULL) <> (destroyed_at IS NULL))) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS proof (only INTEGER PRIMARY KEY CHECK (only = 1), wrapped BLOB NOT NULL) STRICT;`;

interface KeyRow {
  readonly wrapped: Buffer | null;
}

/**
 * Keys of persons in a file of their own, each wrapped by the master key, which lies in another file and is made at first use.
 * Throws where the master key is missing or is not the one that the keys were wrapped by. `cached` keys stay in memory.
 */
export async function openSqliteSubjectKeys(options: {
  readonly file: string;
  readonly masterKeyFile: string;
  readonly cached?: number;
}): Promise<SubjectKeys> {
  const db = openSqliteFile(options.file, schema, overwritten);
  try {
    const proof = db.prepare<[], { wrapped: Buffer }>('SELECT wrapped FROM proof').get();
    const make = () => randomBytes(32);
    const master = createSecretKey(openKey32(options.masterKeyFile, make, { mayMake: proof === undefined }));
    if (proof === undefined) db.prepare('INSERT INTO proof VALUES (1, ?)').run(wrap(master, randomBytes(32), ''));
    else if (!opens(master, proof.wrapped, ''))
      throw new KeyFileRefused(
        `${options.masterKeyFile} does not open the keys in ${options.file}: one of the two is of another installation. Bring both back from one backup.`,
      );
    return new SqliteSubjectKeys(db, master, options.cached ?? 20_000);
  } catch (error) {
    db.close();
    throw error;
  }
}

class SqliteSubjectKeys implements SubjectKeys {
  readonly #cache: LRUCache<string, KeyObject>;
  readonly #select: Database.Statement<[string], KeyRow>;
  readonly #insert: Database.Statement<[string, Buffer]>;
  readonly #tombstone: Database.Statement<[string, string]>;
  /** Another process wrote: it may have destroyed a key. */
  readonly #othersWrote: () => boolean;

  constructor(
    private readonly db: Database.Database,
    private readonly master: KeyObject,
    cached: number,
  ) {
    this.#cache = new LRUCache({ max: cached });
    this.#select = db.prepare('SELECT wrapped FROM keys WHERE subject = ?');
    this.#insert = db.prepare('INSERT INTO keys (subject, wrapped) VALUES (?, ?) ON CONFLICT (subject) DO NOTHING');
    this.#tombstone = db.prepare(
      `INSERT INTO keys (subject, destroyed_at) VALUES (?, ?)
       ON CONFLICT (subject) DO UPDATE SET wrapped = NULL, destroyed_at = excluded.destroyed_at WHERE wrapped IS NOT NULL`,
    );
    this.#othersWrote = othersWrote(db);
  }

  async forWriting(subjects: readonly string[]): Promise<HeldKeys> {
    return this.#held(subjects, (subject) => this.#find(subject) ?? this.#made(subject));
  }

  async forReading(subjects: readonly string[]): Promise<HeldKeys> {
    return this.#held(subjects, (subject) => this.#find(subject));
  }

  async destroy(subject: string): Promise<void> {
    this.#cache.delete(subject);
    this.#tombstone.run(subject, new Date().toISOString());
    askFilesAgain();
    emptyWal(this.db, `the key of person ${subject} is destroyed`);
  }

  async close(): Promise<void> {
    this.#cache.clear();
    this.db.close();
  }

  #held(subjects: readonly string[], keyOf: (subject: string) => KeyObject | undefined): HeldKeys {
    if (this.#othersWrote()) this.#cache.clear();
    return new Map(subjects.map((subject) => [subject, keyOf(subject)]));
  }

  #made(subject: string): KeyObject {
    this.#insert.run(subject, wrap(this.master, randomBytes(32), subject));
    // Read back rather than kept: another process may have been first, or the key was destroyed long ago.
    const stored = this.#find(subject);
    if (stored === undefined) throw new SubjectErased(`the key of person ${subject} was destroyed`);
    return stored;
  }

  #find(subject: string): KeyObject | undefined {
    const cached = this.#cache.get(subject);
    if (cached !== undefined) return cached;
    const wrapped = this.#select.get(subject)?.wrapped;
    if (wrapped === undefined || wrapped === null) return undefined;
    const key = createSecretKey(unwrap(this.master, wrapped, subject));
    this.#cache.set(subject, key);
    return key;
  }
}
