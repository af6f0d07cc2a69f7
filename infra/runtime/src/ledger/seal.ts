import { hash, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../event-store/canonical.ts';
import { NO_HASH } from '../event-store/event-text.ts';
import type { LedgerKey } from './ledger-key.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);
const Place = z.string().regex(/^\d{20}$/);

/** One line of the ledger: "these events, and no others, stood at these positions then". `after` to `upTo` is its range. */
const Seal = z.strictObject({
  number: z.int().min(0),
  at: z.string(),
  after: Place,
  upTo: Place,
  /** Merkle root of the hashes of the range's events, and the hash of its last event. */
  root: Hash,
  last: Hash,
  /** Merkle root of the hashes of the commits that end in the range; missing in lines of versions that did not seal them. */
  commits: Hash.optional(),
  /** SHA-256 of the line before this one. */
  previous: Hash,
  /** SHA-256 of the public key. */
  key: Hash,
  signature: z.string(),
});
export type Seal = z.infer<typeof Seal>;
export type Unsigned = Omit<Seal, 'signature' | 'key'>;

export const lineHash = (line: string): string => hash('sha256', line, 'hex');

/** The line that says so, without its end of line. Throws where the key is only the public half. */
export function sealLine(unsigned: Unsigned, { id, privateKey }: LedgerKey): string {
  if (privateKey === undefined) throw new Error('the ledger key is the public half; signing needs the private one');
  const signed = { ...unsigned, key: id };
  const signature = sign(null, Buffer.from(canonicalJson(signed)), privateKey).toString('base64');
  return canonicalJson({ ...signed, signature });
}

export interface LedgerContent {
  readonly seals: readonly Seal[];
  /** Hash of each of their lines. */
  readonly hashes: readonly string[];
  /** Hash of the last good line: what the next one is chained to. */
  readonly previous: string;
  /** What is wrong with the first bad line; the seals end before it. */
  readonly problem?: string;
}

/** Checks every line of a ledger: shape, signature, number, chain and ranges without a gap. */
export function readLedger(text: string, key: LedgerKey): LedgerContent {
  const seals: Seal[] = [];
  const hashes: string[] = [];
  let previous = NO_HASH;
  for (const line of text.split('\n').slice(0, -1)) {
    const read = readLine(line, key);
    const before = seals.at(-1);
    const problem =
      typeof read === 'string'
        ? read
        : read.previous !== previous
          ? 'is not chained to the line before it'
          : gapOf(read, before);
    if (typeof read === 'string' || problem !== undefined)
      return { seals, hashes, previous, problem: `line ${seals.length + 1} of the ledger ${problem}` };
    seals.push(read);
    previous = lineHash(line);
    hashes.push(previous);
  }
  return { seals, hashes, previous };
}

function gapOf(seal: Seal, before: Seal | undefined): string | undefined {
  const expected = before === undefined ? '0'.repeat(20) : before.upTo;
  if (seal.number !== (before?.number ?? -1) + 1) return 'has the wrong number';
  return seal.after === expected && seal.upTo >= seal.after
    ? undefined
    : 'does not begin where the line before it ends';
}

function readLine(line: string, key: LedgerKey): Seal | string {
  let parsed: unknown;
  try {
    parsed = JSON.parse(line);
  } catch {
    return 'is not readable';
  }
  const shape = Seal.safeParse(parsed);
  if (!shape.success || canonicalJson(shape.data) !== line) return 'is not as a sealer writes it';
  const { signature, ...signed } = shape.data;
  if (signed.key !== key.id) return 'is signed with another key';
  const holds = verify(null, Buffer.from(canonicalJson(signed)), key.publicKey, Buffer.from(signature, 'base64'));
  return holds ? shape.data : 'has a wrong signature';
}
