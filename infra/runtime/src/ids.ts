import { createHash, createHmac, randomUUID } from 'node:crypto';
import { keyedHash } from './keyed-hash.ts';
import { randomPart } from './random.ts';

/** Sixteen bytes as a UUID is written. */
export const uuidOf = (bytes: Buffer): string => uuidOfHex(bytes.toString('hex'));

const uuidOfHex = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;

/** First digit of the variant of RFC 9562, by the two bits that stay free. */
const variants = '89ab';
const stamp = (bytes: Buffer, version: number): Buffer => {
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | (version << 4), 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes;
};

/** A new time-ordered UUID (version 7), for things that are listed in the order they came. */
export function newUuid(now: number = Date.now()): string {
  const bytes = randomPart(16);
  bytes.writeUIntBE(now, 0, 6);
  return uuidOf(stamp(bytes, 7));
}

/** A new unguessable UUID (version 4). */
export const newRandomUuid = (): string => randomUUID();

/**
 * The UUID (version 5) of a name inside a namespace, itself a UUID: the same pair always gives the same id. Effects get their ids
 * this way, so that a repeated effect repeats its id. Throws for a namespace that is no UUID.
 */
export function uuidv5(namespace: string, name: string): string {
  const space = Buffer.from(namespace.replaceAll('-', ''), 'hex');
  if (space.length !== 16) throw new Error('uuidv5: the namespace is not a UUID');
  return uuidOf(stamp(createHash('sha1').update(space).update(name, 'utf8').digest().subarray(0, 16), 5));
}

/**
 * UUIDs (version 8) of texts in a space of their own: the same texts always give the same id, and without the secret nobody can say
 * which one, nor choose texts of another space that give it.
 */
export function keyedIds(secret: Buffer, space: string): (...texts: readonly string[]) => string {
  const hashed = keyedHash(createHmac('sha256', secret).update(`ids/${space}`).digest());
  return (...texts) => {
    const hex = hashed(JSON.stringify(texts));
    const variant = variants[Number.parseInt(hex.slice(16, 17), 16) & 3];
    return uuidOfHex(`${hex.slice(0, 12)}8${hex.slice(13, 16)}${variant}${hex.slice(17, 32)}`);
  };
}
