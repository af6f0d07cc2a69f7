import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Mark, MarkDamaged, readMark } from '../disk/mark-file.ts';
import { LogDamaged } from '../event-store/admin.ts';
import { NO_HASH } from '../event-store/event-text.ts';
import { positionOf } from '../event-store/position.ts';
import { messageOf, sqliteCode } from '../event-store/sqlite/errors.ts';
import { NotReadable } from '../event-store/sqlite/open-to-read.ts';
import { markOf } from '../event-store/sqlite/schema.ts';
import { StoredRows } from '../event-store/sqlite/stored-rows.ts';
import { Bad } from './bad.ts';
import { type LedgerKey, ledgerKey } from './ledger-key.ts';
import { ledgerMarkOf, shortOf } from './ledger-mark.ts';
import { type LedgerContent, readLedger } from './seal.ts';
import { Walk } from './walk.ts';

export interface VerifyOptions {
  readonly eventsFile: string;
  readonly ledgerFile: string;
  /** The ledger's key, or its public half. */
  readonly keyFile: string;
  /** Also compares the file's indexes with its rows, which takes long and holds the thread up. */
  readonly thorough?: boolean;
  /** Awaited between two pages, so that others get their turn; where it rejects, so does the check. */
  readonly pause?: () => Promise<unknown>;
}

export interface Verdict {
  readonly ok: boolean;
  /** Events found good, from the first one on. */
  readonly checked: number;
  readonly head: string;
  /** The position is null where no event is known to be bad, but what proves them is not in order. */
  readonly firstBad: { readonly position: string | null; readonly why: string } | null;
}

/**
 * Recomputes the hash of every event from the bytes on the disk and compares chains, revisions, positions, and the ledger's
 * signatures and roots. Names the first bad position. May run while the server writes: what comes meanwhile is left out.
 */
export async function verify(options: VerifyOptions): Promise<Verdict> {
  let walk: Walk | undefined;
  let rows: StoredRows | undefined;
  try {
    // Marks before what they speak of: it may be written meanwhile, and is then only further.
    const mark = known(markOf(options.eventsFile));
    const ledger = await ledgerOf(options);
    rows = StoredRows.open(options.eventsFile);
    walk = new Walk(rows, ledger, mark.is, options.pause);
    await walk.run();
    if (mark.problem !== undefined) throw new Bad(null, mark.problem);
    if (options.thorough) assertIndexes(rows, walk);
  } catch (error) {
    return {
      ok: false,
      checked: walk?.checked ?? 0,
      head: positionOf(walk?.head ?? 0),
      firstBad: badness(error, walk),
    };
  } finally {
    rows?.close();
  }
  return { ok: true, checked: walk.checked, head: positionOf(walk.head), firstBad: null };
}

/** What a mark says; one that says nothing any more is a problem of its own, and none of the log's. */
function known(file: string): { readonly is: Mark | undefined; readonly problem?: string } {
  try {
    return { is: readMark(file) };
  } catch (error) {
    if (error instanceof MarkDamaged) return { is: undefined, problem: error.message };
    throw error;
  }
}

/** The ledger is read before the log: whatever it seals must be in the log already. */
export async function ledgerOf({
  ledgerFile,
  keyFile,
}: Pick<VerifyOptions, 'ledgerFile' | 'keyFile'>): Promise<LedgerContent> {
  if (!existsSync(ledgerFile) || !existsSync(keyFile))
    return nothing(
      existsSync(ledgerFile)
        ? `${basename(keyFile)} (the key that signs the ledger) is missing`
        : `${basename(ledgerFile)} (the ledger: the seals of the log) is missing`,
    );
  const mark = known(ledgerMarkOf(ledgerFile));
  const key = readKey(await readFile(keyFile));
  if (key === undefined)
    return nothing(`${basename(keyFile)} (the key that signs the ledger) is damaged: it is no key`);
  const content = readLedger(await readFile(ledgerFile, 'utf8'), key);
  const problem = content.problem ?? shortOf(content, mark.is) ?? mark.problem;
  return problem === undefined ? content : { ...content, problem };
}

const nothing = (problem: string): LedgerContent => ({ seals: [], hashes: [], previous: NO_HASH, problem });

function readKey(pem: Buffer): LedgerKey | undefined {
  try {
    return ledgerKey(pem);
  } catch {
    return undefined;
  }
}

function badness(error: unknown, walk: Walk | undefined): Verdict['firstBad'] {
  if (error instanceof Bad)
    return { position: error.position === null ? null : positionOf(error.position), why: error.why };
  if (error instanceof LogDamaged) return { position: positionOf((walk?.checked ?? 0) + 1), why: error.message };
  const code = sqliteCode(error);
  if (code === undefined || error instanceof NotReadable) throw error;
  return {
    position: positionOf((walk?.checked ?? 0) + 1),
    why: `the database file is damaged: ${messageOf(error)} (${code})`,
  };
}

function assertIndexes(rows: StoredRows, { checked }: Walk): void {
  const damage = rows.damage();
  if (damage !== undefined)
    throw new Bad(checked + 1, `every event is as it was written, but the file's structure is damaged: ${damage}`);
}
