import Database from 'better-sqlite3';
import type { Value, Values } from './values.ts';

export interface StoredRow {
  readonly entity: string;
  readonly key: Values;
  /** All properties, the key among them. */
  readonly values: Values;
  /** How often it was written; 1 for a row that was told once. */
  readonly writes: number;
}

export interface EntityStore {
  get(entity: string, key: Values): StoredRow | undefined;
  list(entity: string): readonly StoredRow[];
  all(): readonly StoredRow[];
  /** Writes or merges; answers whether the row was there. */
  upsert(entity: string, key: Values, values: Values): boolean;
  /** Runs the work in one durable transaction. */
  transact<T>(work: () => T): T;
  close(): void;
}

interface Record_ {
  readonly entity: string;
  readonly key: string;
  readonly data: string;
  readonly writes: number;
}

/** The key as text with its parts in one order, so that the same key is the same row. */
const textOf = (key: Values): string => JSON.stringify(Object.entries(key).sort(([a], [b]) => (a < b ? -1 : 1)));

const rowOf = ({ entity, key, data, writes }: Record_): StoredRow => ({
  entity,
  key: Object.fromEntries(JSON.parse(key) as [string, Value][]),
  values: JSON.parse(data) as Values,
  writes,
});

/** Opens the file in which the counterpart keeps what it was told. */
export function openEntityStore(file: string): EntityStore {
  const db = new Database(file);
  db.pragma('journal_mode = WAL');
  db.pragma('synchronous = FULL');
  db.exec(`CREATE TABLE IF NOT EXISTS entities (
    entity TEXT NOT NULL, key TEXT NOT NULL, data TEXT NOT NULL, writes INTEGER NOT NULL DEFAULT 1, PRIMARY KEY (entity, key)
  ) STRICT`);
  const one = db.prepare<[string, string], Record_>('SELECT * FROM entities WHERE entity = ? AND key = ?');
  const many = db.prepare<[string], Record_>('SELECT * FROM entities WHERE entity = ? ORDER BY rowid');
  const every = db.prepare<[], Record_>('SELECT * FROM entities ORDER BY rowid');
  const write = db.prepare<[string, string, string]>(
    `INSERT INTO entities (entity, key, data) VALUES (?, ?, ?)
     ON CONFLICT (entity, key) DO UPDATE SET data = json_patch(data, excluded.data), writes = writes + 1`,
  );
  const get: EntityStore['get'] = (entity, key) => {
    const found = one.get(entity, textOf(key));
    return found === undefined ? undefined : rowOf(found);
  };
  return {
    get,
    list: (entity) => many.all(entity).map(rowOf),
    all: () => every.all().map(rowOf),
    upsert: (entity, key, values) => {
      const known = get(entity, key) !== undefined;
      write.run(entity, textOf(key), JSON.stringify({ ...values, ...key }));
      return known;
    },
    transact: (work) => db.transaction(work).immediate(),
    close: () => {
      db.close();
    },
  };
}
