import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readMark } from '../../disk/mark-file.ts';
import { NO_HASH } from '../../event-store/event-text.ts';
import { filesElsewhere } from '../../file-store/whereabouts.ts';
import { isMark } from '../../ledger/marks.ts';
import { movable, storesElsewhere } from '../elsewhere.ts';
import { logElsewhere } from '../log-elsewhere.ts';
import { filesProblem } from './files-there.ts';
import { type LogRows, logRowsOf } from './log-rows.ts';
import { followedFile, hasPlace, keysBehind, lastPlace } from './places.ts';
import { type ForeignKeys, foreignKeys, proofs } from './proofs.ts';
import { look, read, type Stamp } from './stamp.ts';
import { type StoreFile, stores } from './stores.ts';

/** What does not fit together in a data folder, in sentences. */
export interface Findings {
  /** Nothing may be written before somebody dealt with these. */
  readonly refused: readonly string[];
  /** Stores that are filled from the log again, and why. */
  readonly rebuild: readonly { readonly name: string; readonly why: string }[];
}

/**
 * Compares everything that lies beside a log with the log: what must be there is there, belongs to this log, and knows nothing that
 * the log does not. Changes nothing, and may run while the server writes. An empty log may have anything made new beside it.
 */
export function inspectFolder(folder: string): Findings {
  const rows = logRowsOf(folder);
  try {
    const here = stampFrom(folder, rows);
    const head = here.position;
    const foreign = head === 0 ? { files: new Map(), stores: new Map() } : foreignKeys(folder, here);
    const found = stores.map((store) => ({ store, why: problemOf(store, { folder, rows, head, foreign }) }));
    const told = found.flatMap(({ store, why }) => (why === undefined ? [] : [{ store, why }]));
    return {
      refused: told.filter(({ why }) => why.does === 'refuse').map(({ store, why }) => sentence(store, why.words)),
      rebuild: told.flatMap(({ store, why }) => (why.does === 'rebuild' ? [{ name: store.name, why: why.words }] : [])),
    };
  } finally {
    rows.close();
  }
}

/** What every store of this folder is stamped with now. */
export function stampOf(folder: string): Stamp {
  const rows = logRowsOf(folder);
  try {
    return stampFrom(folder, rows);
  } finally {
    rows.close();
  }
}

function stampFrom(folder: string, rows: LogRows): Stamp {
  const position = rows.counted();
  return { position, hash: rows.hashAt(position) ?? NO_HASH, ...proofs(folder), logElsewhere: logElsewhere(folder) };
}

interface Place {
  readonly folder: string;
  readonly rows: LogRows;
  readonly head: number;
  readonly foreign: ForeignKeys;
}
interface Why {
  readonly does: 'refuse' | 'rebuild';
  readonly words: string;
}

function problemOf(store: StoreFile, place: Place): Why | undefined {
  const path = join(place.folder, store.name);
  const lost = (words: string): Why => ({ does: store.lost, words });
  const mayBeMade =
    place.head === 0 ||
    store.lost === 'rebuild' ||
    (store.sinceStamps && !isStamped(place.folder)) ||
    (store.filledBy !== undefined && !hasCome(store.filledBy, place.folder));
  if (store.kind === 'folder' && filesElsewhere(place.folder) !== undefined) return undefined;
  if (movable.includes(store.name) && storesElsewhere(place.folder) !== undefined) return undefined;
  if (store.name === 'events.db.mark' && logElsewhere(place.folder)) return undefined;
  const isThere = existsSync(path);
  if (!isThere || (store.kind !== 'folder' && statSync(path).size === 0))
    return mayBeMade ? undefined : lost(isThere ? 'is empty' : 'is missing');
  if (isMark(store.name)) return markProblem(path, mayBeMade, lost);
  if (store.kind !== 'database') {
    const words = store.kind === 'folder' ? filesProblem(place.folder) : place.foreign.files.get(store.name);
    return words === undefined ? undefined : lost(words);
  }
  const found = look(path);
  if (found.kind === 'damaged') return lost(`is damaged: ${found.why}`);
  if (found.kind === 'empty') return mayBeMade ? undefined : lost('is empty');
  if (logElsewhere(place.folder) && followedFile(store.name, path, place.head))
    return lost('followed the log where it was before: its places are none of this server');
  return (
    foreignLog(found.stamp, place, store) ?? younger(path, found.stamp, place, store) ?? behind(path, place, store)
  );
}

/** Whether the folder was in use by a version that stamps its stores. */
function isStamped(folder: string): boolean {
  if (storesElsewhere(folder) !== undefined) return true;
  const file = join(folder, 'keys.db');
  const found = existsSync(file) ? look(file) : undefined;
  return found?.kind === 'store' && found.stamp !== undefined;
}

/** Whether a follower that fills a store noted a place here, or may have noted one elsewhere. */
function hasCome(follower: string, folder: string): boolean {
  if (storesElsewhere(folder) !== undefined) return true;
  const file = join(folder, 'checkpoints.db');
  return existsSync(file) && look(file).kind === 'store' && read(file, (db) => hasPlace(db, follower));
}

/** A mark that is there without a word in it was emptied. */
function markProblem(path: string, mayBeMade: boolean | undefined, lost: (words: string) => Why): Why | undefined {
  try {
    return readMark(path) !== undefined || mayBeMade ? undefined : lost('is empty');
  } catch {
    return lost('is damaged');
  }
}

function foreignLog(stamp: Stamp | undefined, { rows, head, foreign }: Place, store: StoreFile): Why | undefined {
  const isOther =
    stamp !== undefined && stamp.position > 0 && stamp.position <= head && rows.hashAt(stamp.position) !== stamp.hash;
  const words = isOther
    ? `belongs to another log: event ${stamp.position} was another one when it was last in use`
    : foreign.stores.get(store.name);
  return words === undefined ? undefined : { does: store.lost, words };
}

function younger(path: string, stamp: Stamp | undefined, { folder, head }: Place, store: StoreFile): Why | undefined {
  // Whoever follows a log elsewhere notes the places of its server, which count no events.
  const reached = Math.max(stamp?.position ?? 0, logElsewhere(folder) ? 0 : lastPlace(store.name, path));
  if (reached <= head || (store.younger === 'accept' && head > 0)) return undefined;
  const words = `has come to event ${reached}, but the log ends at ${head}: the log is an older copy, or lost its end`;
  return { does: store.younger === 'rebuild' ? 'rebuild' : 'refuse', words };
}

function behind(path: string, { rows, head }: Place, { name, lost }: StoreFile): Why | undefined {
  if (name !== 'keys.db') return undefined;
  const count = read(path, (db) => keysBehind(db, rows, head));
  if (count === 0) return undefined;
  const words = `lacks the keys of ${count} persons of the last events: it is an older copy`;
  return { does: lost, words };
}

const sentence = ({ name, what, renewed }: StoreFile, words: string): string =>
  `${name} (${what}) ${words}. Bring it back from its backup${
    renewed === undefined
      ? '; it is never made new'
      : `, or have it made new with "npm run talentlog -- renew <data folder> ${name}": ${renewed}`
  }.`;
