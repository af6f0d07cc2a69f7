import { createHmac, createSecretKey } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgerKey } from '../../ledger/ledger-key.ts';
import { keyBytes } from '../../subject-keys/key-file.ts';
import { opens } from '../../subject-keys/wrapped-key.ts';
import { look, read, type Stamp } from './stamp.ts';
import { stores } from './stores.ts';

/** What a store is stamped with of the two files of keys, which tells nothing about them. */
export type Proofs = Pick<Stamp, 'secret' | 'ledgerKey'>;

const bytesOf = (folder: string, name: string): Buffer | undefined => {
  const path = join(folder, name);
  return existsSync(path) ? readFileSync(path) : undefined;
};

const proofOf = (secret: Buffer): string => createHmac('sha256', secret).update('proof of the secret').digest('hex');

/** Proofs of what the stores are used with now; empty where the file is missing, which is told of elsewhere. */
export function proofs(folder: string): Proofs {
  const [secret, key] = [bytesOf(folder, 'secret'), bytesOf(folder, 'ledger.key')];
  return { secret: secret?.length ? proofOf(secret) : '', ledgerKey: key?.length ? idOf(key) : '' };
}

const noKey = 'damaged';

function idOf(pem: Buffer): string {
  try {
    return ledgerKey(pem).id;
  } catch {
    return noKey;
  }
}

/** Stamps of all stores that have one, by the name of the store. */
function stampsOf(folder: string): ReadonlyMap<string, Stamp> {
  const found = stores.flatMap(({ name, kind }): (readonly [string, Stamp])[] => {
    const path = join(folder, name);
    const seen = kind === 'database' && existsSync(path) ? look(path) : undefined;
    return seen?.kind === 'store' && seen.stamp !== undefined ? [[name, seen.stamp]] : [];
  });
  return new Map(found);
}

/** What is wrong with a file of keys, by its name, and which single store was used with another one. */
export interface ForeignKeys {
  readonly files: ReadonlyMap<string, string>;
  readonly stores: ReadonlyMap<string, string>;
}

/** Where no store was ever used with a file of keys, the file is the foreign one; where some were, they are. */
export function foreignKeys(folder: string, here: Proofs): ForeignKeys {
  const stamps = stampsOf(folder);
  const files = new Map<string, string>();
  const foreign = new Map<string, string>();
  for (const [name, proof, words] of [
    ['secret', 'secret', 'was used with another secret than the file "secret"'],
    ['ledger.key', 'ledgerKey', 'was used with another ledger than that of "ledger.key"'],
  ] as const) {
    const told = [...stamps].filter(([, stamp]) => stamp[proof] !== '' && stamp[proof] !== noKey);
    const others = told
      .filter(([, stamp]) => here[proof] !== '' && stamp[proof] !== here[proof])
      .map(([store]) => store);
    if (others.length === 0) continue;
    if (others.length < told.length) for (const store of others) foreign.set(store, words);
    else
      files.set(
        name,
        here[proof] === noKey
          ? 'is damaged: it holds no key'
          : `is not the one that ${list(others)} used: it is of another installation`,
      );
  }
  const secret = bytesOf(folder, 'secret');
  if (secret?.length && secret.length !== keyBytes) files.set('secret', lengthOf(secret));
  const master = masterProblem(folder);
  if (master !== undefined) files.set('keys.master', master);
  return { files, stores: foreign };
}

const list = (names: readonly string[]): string =>
  names.length === 1 ? `${names[0]} was` : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} were`;
const lengthOf = (key: Buffer): string => `is damaged: it holds ${key.length} bytes, not the ${keyBytes} of a key`;

/** Why the master key is not the one that the keys of persons are wrapped by. */
function masterProblem(folder: string): string | undefined {
  const [bytes, file] = [bytesOf(folder, 'keys.master'), join(folder, 'keys.db')];
  if (!bytes?.length) return undefined;
  if (bytes.length !== keyBytes) return lengthOf(bytes);
  if (!existsSync(file) || look(file).kind !== 'store') return undefined;
  const wrapped = read(file, (db) => {
    const kept = db.prepare<[], number>("SELECT 1 FROM sqlite_schema WHERE name = 'proof'").get();
    return kept === undefined ? undefined : db.prepare<[], Buffer>('SELECT wrapped FROM proof').pluck().get();
  });
  return wrapped === undefined || opens(createSecretKey(bytes), wrapped, '')
    ? undefined
    : 'does not open keys.db: it is of another installation';
}
