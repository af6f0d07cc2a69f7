import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { eventHash, NO_HASH } from '../event-store/event-text.ts';
import { positionOf } from '../event-store/position.ts';
import { messageOf, sqliteCode } from '../event-store/sqlite/errors.ts';
import { merkleRoot } from './merkle.ts';
import { type LedgerContent, ledgerKey, readLedger, type Seal } from './seal.ts';

export interface VerifyOptions {
  readonly eventsFile: string;
  readonly ledgerFile: string;
  /** The ledger's key, or its public half. */
  readonly keyFile: string;
  /** Also compares the file's indexes with its rows, which takes long and holds the thread up. */
  readonly thorough?: boolean;
}

export interface Verdict {
  readonly ok: boolean;
  /** Events found good, from the first one on. */
  readonly checked: number;
  readonly head: string;
  readonly firstBad: { readonly position: string; readonly why: string } | null;
}

interface Row {
  readonly position: number;
  readonly stream: string;
  readonly revision: number;
  readonly id: string;
  readonly type: string;
  readonly schema_version: number;
  readonly data: Buffer;
  readonly metadata: Buffer;
  readonly recorded_at: string;
  readonly prev_hash: string;
  readonly hash: string;
}
const page = 500;
/** Contents are read as bytes, because a damaged character may otherwise decode like another damaged one. */
const pageSql = `SELECT position, stream, revision, id, type, schema_version, CAST(data AS BLOB) AS data,
  CAST(metadata AS BLOB) AS metadata, recorded_at, prev_hash, hash FROM events WHERE position > ? ORDER BY position LIMIT ${page}`;

/** Refuses what is not UTF-8, so that two different damages never read alike. */
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

class Bad extends Error {
  constructor(
    readonly position: number,
    readonly why: string,
  ) {
    super(why);
  }
}

/**
 * Recomputes the hash of every event from the bytes on the disk and compares chains, revisions, positions, and the ledger's
 * signatures and roots. Names the first bad position. May run while the server writes: what comes meanwhile is left out.
 */
export async function verify(options: VerifyOptions): Promise<Verdict> {
  const ledger = await ledgerOf(options);
  let walk: Walk | undefined;
  let db: Database.Database | undefined;
  try {
    db = new Database(options.eventsFile, { readonly: true, fileMustExist: true });
    walk = new Walk(db, ledger);
    await walk.run();
    if (options.thorough) assertIndexes(db, walk);
  } catch (error) {
    return {
      ok: false,
      checked: walk?.checked ?? 0,
      head: positionOf(walk?.head ?? 0),
      firstBad: badness(error, walk),
    };
  } finally {
    db?.close();
  }
  return { ok: true, checked: walk.checked, head: positionOf(walk.head), firstBad: null };
}

/** The ledger is read before the log: whatever it seals must be in the log already. */
async function ledgerOf({ ledgerFile, keyFile }: VerifyOptions): Promise<LedgerContent> {
  if (!existsSync(ledgerFile) || !existsSync(keyFile))
    return {
      seals: [],
      previous: NO_HASH,
      problem: `${existsSync(ledgerFile) ? 'the key of the ledger' : 'the ledger'} is missing`,
    };
  return readLedger(await readFile(ledgerFile, 'utf8'), ledgerKey(await readFile(keyFile)));
}

function badness(error: unknown, walk: Walk | undefined): Verdict['firstBad'] {
  if (error instanceof Bad) return { position: positionOf(error.position), why: error.why };
  const code = sqliteCode(error);
  if (code === undefined || code.startsWith('SQLITE_CANTOPEN')) throw error;
  return {
    position: positionOf((walk?.checked ?? 0) + 1),
    why: `the database file is damaged: ${messageOf(error)} (${code})`,
  };
}

function assertIndexes(db: Database.Database, { checked }: Walk): void {
  const found = db.pragma('integrity_check(1)', { simple: true });
  if (found !== 'ok')
    throw new Bad(checked + 1, `every event is as it was written, but the file's structure is damaged: ${found}`);
}

/** One walk over the log from its first event to the head of the moment it began. */
class Walk {
  checked = 0;
  head = 0;
  private readonly streams = new Map<string, { readonly revision: number; readonly hash: string }>();
  private readonly seals: Iterator<Seal>;
  private seal: Seal | undefined;
  private leaves: string[] = [];

  constructor(
    private readonly db: Database.Database,
    private readonly ledger: LedgerContent,
  ) {
    this.seals = ledger.seals.values();
    this.nextSeal();
  }

  async run(): Promise<void> {
    const counted = this.db.prepare<[], number>('SELECT position FROM log').pluck().get() ?? 0;
    this.head = counted;
    const rows = this.db.prepare<[number], Row>(pageSql);
    let ended = false;
    while (!ended && this.checked < counted) {
      const found = rows.all(this.checked);
      for (const row of found) this.take(row);
      ended = found.length === 0;
      await nextTurn();
    }
    this.assertEnd(counted);
    this.assertAllCounted();
    this.head = Math.max(counted, this.checked);
  }

  /** Rows after the last counted one were put there by something that is not the writer. */
  private assertAllCounted(): void {
    const { counted, last } = this.db
      .prepare<[], { counted: number; last: number }>(
        'SELECT position AS counted, (SELECT max(position) FROM events) AS last FROM log',
      )
      .get() ?? { counted: 0, last: 0 };
    if (last > counted) throw new Bad(counted + 1, 'events follow that the log did not count');
  }

  private take(row: Row): void {
    const expected = this.checked + 1;
    if (row.position !== expected)
      throw new Bad(expected, `event ${expected} is missing: the next one is ${row.position}`);
    const known = this.streams.get(row.stream) ?? { revision: -1, hash: NO_HASH };
    const why = problemOf(row, known);
    if (why !== undefined) throw new Bad(expected, why);
    this.streams.set(row.stream, { revision: row.revision, hash: row.hash });
    if (this.seal !== undefined) this.leaves.push(row.hash);
    this.assertSeals(row.position, row.hash);
    this.checked = expected;
  }

  private assertSeals(position: number, hash: string): void {
    while (this.seal !== undefined && Number(this.seal.upTo) === position) {
      if (this.seal.last !== hash || merkleRoot(this.leaves) !== this.seal.root)
        throw new Bad(Number(this.seal.after) + 1, `the events up to ${position} are not those that the ledger sealed`);
      this.nextSeal();
    }
  }

  /** The first seal is of nothing: it says that a ledger was begun. */
  private nextSeal(): void {
    this.leaves = [];
    do this.seal = this.seals.next().value as Seal | undefined;
    while (this.seal !== undefined && this.seal.upTo === this.seal.after);
  }

  private assertEnd(counted: number): void {
    const next = this.checked + 1;
    const sealed = Number(this.ledger.seals.at(-1)?.upTo ?? 0);
    if (this.checked < sealed)
      throw new Bad(next, `the log ends here, but the ledger sealed ${sealed} events: the tail was cut off`);
    if (this.checked < counted)
      throw new Bad(next, `the log ends here, but it counted ${counted} events: the tail was cut off`);
    if (this.ledger.problem !== undefined && (counted > 0 || sealed > 0))
      throw new Bad(sealed + 1, this.ledger.problem);
  }
}

function problemOf(row: Row, before: { readonly revision: number; readonly hash: string }): string | undefined {
  if (row.revision !== before.revision + 1) return `revision ${before.revision + 1} of its stream is missing before it`;
  if (row.prev_hash !== before.hash) return 'it does not follow the event before it in its stream';
  const data = textOf(row.data);
  const metadata = textOf(row.metadata);
  if (data === undefined || metadata === undefined) return 'its content is not readable text';
  const hash = eventHash({
    data,
    id: row.id,
    metadata,
    position: positionOf(row.position),
    prevHash: row.prev_hash,
    recordedAt: row.recorded_at,
    revision: row.revision,
    schemaVersion: row.schema_version,
    stream: row.stream,
    type: row.type,
  });
  return hash === row.hash ? undefined : 'its content is not what was written';
}

function textOf(bytes: Buffer): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
