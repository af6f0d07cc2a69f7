import { createHmac } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NO_HASH } from '../../event-store/event-text.ts';
import { StoredRows } from '../../event-store/sqlite/stored-rows.ts';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import { keysBehind, lastPlace } from './places.ts';
import { look, read, type Stamp } from './stamp.ts';
import { type StoreFile, stores } from './stores.ts';

/** What does not fit together in a data folder, in sentences. */
export interface Findings {
  /** Nothing may be written before somebody dealt with these. */
  readonly refused: readonly string[];
  /** Stores that are filled from the log again, and why. */
  readonly rebuild: readonly { readonly name: string; readonly why: string }[];
}

const proofOf = (secret: Buffer): string => createHmac('sha256', secret).update('proof of the secret').digest('hex');

/**
 * Compares everything that lies beside a log with the log: what must be there is there, belongs to this log, and knows nothing that
 * the log does not. Changes nothing, and may run while the server writes. An empty log may have anything made new beside it.
 */
export function inspectFolder(folder: string): Findings {
  const rows = StoredRows.open(join(folder, 'events.db'));
  try {
    const here = stampFrom(folder, rows);
    const head = here.position;
    const found = stores.map((store) => ({ store, why: problemOf(store, { folder, rows, head, here }) }));
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
  const rows = StoredRows.open(join(folder, 'events.db'));
  try {
    return stampFrom(folder, rows);
  } finally {
    rows.close();
  }
}

function stampFrom(folder: string, rows: StoredRows): Stamp {
  const position = rows.counted();
  return { position, hash: rows.hashAt(position) ?? NO_HASH, ...proofs(folder) };
}

interface Place {
  readonly folder: string;
  readonly rows: StoredRows;
  readonly head: number;
  readonly here: Stamp;
}
interface Why {
  readonly does: 'refuse' | 'rebuild';
  readonly words: string;
}

function problemOf(store: StoreFile, place: Place): Why | undefined {
  const path = join(place.folder, store.name);
  const lost = (words: string): Why => ({ does: store.lost, words });
  const mayBeMade = place.head === 0 || store.lost === 'rebuild' || (store.sinceStamps && !isStamped(place.folder));
  const isMissing = !existsSync(path) || (store.kind !== 'folder' && statSync(path).size === 0);
  if (isMissing) return mayBeMade ? undefined : lost('is missing');
  if (store.kind !== 'database') return undefined;
  const found = look(path);
  if (found.kind === 'damaged') return lost(`is damaged: ${found.why}`);
  if (found.kind === 'empty') return mayBeMade ? undefined : lost('is empty');
  return foreign(found.stamp, place, store) ?? younger(path, found.stamp, place, store) ?? behind(path, place, store);
}

/** Whether the folder was in use by a version that stamps its stores. */
function isStamped(folder: string): boolean {
  const file = join(folder, 'keys.db');
  const found = existsSync(file) ? look(file) : undefined;
  return found?.kind === 'store' && found.stamp !== undefined;
}

function foreign(stamp: Stamp | undefined, { rows, head, here }: Place, store: StoreFile): Why | undefined {
  if (stamp === undefined || stamp.position === 0) return undefined;
  const words =
    stamp.position <= head && rows.hashAt(stamp.position) !== stamp.hash
      ? `belongs to another log: event ${stamp.position} was another one when it was last in use`
      : here.secret !== '' && stamp.secret !== '' && stamp.secret !== here.secret
        ? 'was used with another secret: the file "secret" is not the one of this company'
        : here.ledgerKey !== '' && stamp.ledgerKey !== '' && stamp.ledgerKey !== here.ledgerKey
          ? 'was used with another ledger: "ledger.key" is not the one of this log'
          : undefined;
  return words === undefined ? undefined : { does: store.lost, words };
}

function younger(path: string, stamp: Stamp | undefined, { head }: Place, store: StoreFile): Why | undefined {
  const reached = Math.max(stamp?.position ?? 0, lastPlace(store.name, path));
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

/** Proofs of what the stores were used with; empty where the file is missing, which is told of elsewhere. */
function proofs(folder: string): Pick<Stamp, 'secret' | 'ledgerKey'> {
  const bytes = (name: string) => {
    const path = join(folder, name);
    return existsSync(path) ? readFileSync(path) : undefined;
  };
  const [secret, key] = [bytes('secret'), bytes('ledger.key')];
  return { secret: secret?.length ? proofOf(secret) : '', ledgerKey: key ? idOf(key) : '' };
}

function idOf(pem: Buffer): string {
  try {
    return ledgerKey(pem).id;
  } catch {
    return 'damaged';
  }
}

const sentence = ({ name, what, renewed }: StoreFile, words: string): string =>
  `${name} (${what}) ${words}. Bring it back from its backup${
    renewed === undefined
      ? '; it is never made new'
      : `, or have it made new with "npm run renew -- <data folder> ${name}": ${renewed}`
  }.`;
