import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { PdfMeanings } from './pdf-meanings.ts';
import type { ObjectId, PdfCipher, PdfObject } from './pdf-objects.ts';
import { isDictionary, type PdfDictionary, PdfName, PdfText, type PdfValue } from './pdf-values.ts';

const none = Buffer.alloc(0);
/** What fills up a password of fewer than 32 bytes (ISO 32000-1, 7.6.3.3). */
const filling = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const hash = (algorithm: 'md5' | 'sha256' | 'sha384' | 'sha512', ...parts: readonly Buffer[]): Buffer =>
  createHash(algorithm).update(Buffer.concat(parts)).digest();

/** OpenSSL no longer has it; it protects nothing here, it only opens what somebody closed with it. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, n) => n);
  const at = (n: number) => state[n & 255] ?? 0;
  const swap = (a: number, b: number) => {
    [state[a], state[b]] = [at(b), at(a)];
  };
  for (let n = 0, other = 0; n < 256; n += 1) {
    other = (other + at(n) + (key[n % key.length] ?? 0)) & 255;
    swap(n, other);
  }
  let other = 0;
  return Buffer.from(
    bytes.map((byte, index) => {
      const n = (index + 1) & 255;
      other = (other + at(n)) & 255;
      swap(n, other);
      return byte ^ at(at(n) + at(other));
    }),
  );
}

/** The first 16 bytes say how it began; what was cut at its end is left out. */
function aes(key: Buffer, bytes: Buffer): Buffer {
  const whole = Math.floor(bytes.length / 16) * 16;
  if (whole < 32) return none;
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, bytes.subarray(0, 16)).setAutoPadding(false);
  const plain = Buffer.concat([decipher.update(bytes.subarray(16, whole)), decipher.final()]);
  const fill = plain.at(-1) ?? 0;
  return fill >= 1 && fill <= 16 ? plain.subarray(0, plain.length - fill) : plain;
}

/** ISO 32000-2, algorithm 2.B, for a password of nothing. */
function hardened(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let [round, last] = [0, 0]; round < 64 || last > round - 32; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(false);
    const mixed = cipher.update(Buffer.concat(Array.from({ length: 64 }, () => key)));
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    key = hash(rest === 0 ? 'sha256' : rest === 1 ? 'sha384' : 'sha512', mixed);
    last = mixed.at(-1) ?? 0;
  }
  return key.subarray(0, 32);
}

/** What says how a file is encrypted. */
class Encryption {
  constructor(
    private readonly dictionary: PdfDictionary,
    private readonly meanings: PdfMeanings,
    private readonly fileId: Buffer,
  ) {}

  /** Undefined where a password is asked for, or where it is encrypted in a way that not all readers have. */
  cipher(): PdfCipher | undefined {
    if (this.#name(this.dictionary, 'Filter') !== 'Standard') return undefined;
    const [version, method] = [this.#number('V') ?? 0, this.#method()];
    if (method === undefined) return undefined;
    const key = version === 5 ? this.#newKey() : this.#oldKey(version);
    if (key === undefined) return undefined;
    if (method === 'AESV3') return () => (bytes) => aes(key, bytes);
    const isAes = method === 'AESV2';
    return (id) => {
      const own = ofObject(key, id, isAes);
      return (bytes) => (isAes ? aes : rc4)(own, bytes);
    };
  }

  /** How both streams and texts are encrypted. */
  #method(): 'V2' | 'AESV2' | 'AESV3' | undefined {
    const version = this.#number('V') ?? 0;
    if (version === 1 || version === 2) return 'V2';
    const [streams, texts] = [this.#name(this.dictionary, 'StmF'), this.#name(this.dictionary, 'StrF')];
    const filters = this.#one(this.dictionary, 'CF');
    if (streams === undefined || streams !== texts || !isDictionary(filters)) return undefined;
    // By its name it leaves everything as it is, whatever the file says of it: readers take one or the other.
    if (streams === 'Identity' || this.meanings.entry(filters, 'Identity').length > 0) return undefined;
    const filter = this.#one(filters, streams);
    const method = isDictionary(filter) ? this.#name(filter, 'CFM') : undefined;
    if (version === 4 && (method === 'V2' || method === 'AESV2')) return method;
    return version === 5 && method === 'AESV3' ? method : undefined;
  }

  /** The key of revisions 2 to 4, if a password of nothing is the one of its users. */
  #oldKey(version: number): Buffer | undefined {
    const revision = this.#number('R') ?? 0;
    const permissions = Buffer.alloc(4);
    permissions.writeInt32LE((this.#number('P') ?? 0) | 0);
    const length = version === 1 ? 5 : version === 4 ? 16 : (this.#number('Length') ?? 40) / 8;
    if (![2, 3, 4].includes(revision) || !Number.isInteger(length) || length < 5 || length > 16) return undefined;
    const given = [filling, this.#bytes('O').subarray(0, 32), permissions, this.fileId];
    // Whether what tells of the file is encrypted is part of the key, and a word that our values do not have.
    const endings = revision === 4 ? [none, Buffer.from('ffffffff', 'hex')] : [none];
    return endings
      .map((ending) => {
        let key = hash('md5', ...given, ending);
        if (revision > 2) for (let turn = 0; turn < 50; turn += 1) key = hash('md5', key.subarray(0, length));
        return key.subarray(0, length);
      })
      .find((key) => this.#isUsers(key, revision));
  }

  #isUsers(key: Buffer, revision: number): boolean {
    const told = this.#bytes('U');
    if (revision === 2) return rc4(key, filling).equals(told.subarray(0, 32));
    let proof = hash('md5', filling, this.fileId);
    for (let turn = 0; turn < 20; turn += 1) proof = rc4(Buffer.from(key.map((byte) => byte ^ turn)), proof);
    return proof.equals(told.subarray(0, 16));
  }

  /** The key of revisions 5 and 6. */
  #newKey(): Buffer | undefined {
    const revision = this.#number('R');
    const [told, packed] = [this.#bytes('U'), this.#bytes('UE')];
    if ((revision !== 5 && revision !== 6) || told.length < 48 || packed.length < 32) return undefined;
    const made = (salt: Buffer) => (revision === 6 ? hardened(salt) : hash('sha256', salt));
    if (!made(told.subarray(32, 40)).equals(told.subarray(0, 32))) return undefined;
    const decipher = createDecipheriv('aes-256-cbc', made(told.subarray(40, 48)), Buffer.alloc(16));
    return decipher.setAutoPadding(false).update(packed.subarray(0, 32));
  }

  /** What an entry means; nothing where readers may take one thing or another. */
  #one(dictionary: PdfDictionary, name: string): PdfValue | undefined {
    const meant = this.meanings.entry(dictionary, name);
    return meant.length === 1 ? meant[0] : undefined;
  }

  #name(dictionary: PdfDictionary, name: string): string | undefined {
    const value = this.#one(dictionary, name);
    return value instanceof PdfName ? value.value : undefined;
  }

  #number(name: string): number | undefined {
    const value = this.#one(this.dictionary, name);
    return typeof value === 'number' ? value : undefined;
  }

  #bytes(name: string): Buffer {
    const value = this.#one(this.dictionary, name);
    return value instanceof PdfText ? Buffer.from(value.bytes, 'latin1') : none;
  }
}

function ofObject(key: Buffer, { number, generation }: ObjectId, isAes: boolean): Buffer {
  const id = Buffer.from([number, number >> 8, number >> 16, generation, generation >> 8].map((part) => part & 255));
  const salt = isAes ? Buffer.from('sAlT', 'latin1') : none;
  return hash('md5', key, id, salt).subarray(0, Math.min(key.length + 5, 16));
}

/** Dictionaries with this entry: those of trailers, and of the streams that stand for them. */
const having = (objects: readonly PdfObject[], name: string): readonly PdfDictionary[] =>
  objects.flatMap(({ value }) => (isDictionary(value) && (value.get(name) ?? null) !== null ? [value] : []));

/**
 * Opens what is encrypted only so that its owner's password is asked for before it is changed: everybody may read such a file. Of
 * `objects` none need be from a packed stream. `plain` where nothing is encrypted; `locked` where a password is needed, where the ways of
 * encrypting it differ, or where another one is used than all readers have.
 */
export function cipherOf(objects: readonly PdfObject[]): PdfCipher | 'plain' | 'locked' {
  const meanings = new PdfMeanings(objects);
  const trailers = having(objects, 'Encrypt');
  if (trailers.length === 0) return 'plain';
  const said = trailers.flatMap((trailer) => meanings.entry(trailer, 'Encrypt'));
  const [dictionary] = said;
  const isOne = said.every((one) => isDictionary(one) && sameBytes(one, dictionary));
  const ids = trailers
    .flatMap((trailer) => meanings.entry(trailer, 'ID'))
    .map((id) => (Array.isArray(id) ? id[0] : id));
  const [fileId] = ids;
  const isOneId = ids.every((id) => id instanceof PdfText && fileId instanceof PdfText && id.bytes === fileId.bytes);
  if (!isDictionary(dictionary) || !isOne || !isOneId) return 'locked';
  const id = fileId instanceof PdfText ? Buffer.from(fileId.bytes, 'latin1') : none;
  return new Encryption(dictionary, meanings, id).cipher() ?? 'locked';
}

const sameBytes = (one: PdfDictionary, other: PdfValue | undefined): boolean =>
  isDictionary(other) && JSON.stringify(plain(one)) === JSON.stringify(plain(other));
const plain = (value: PdfValue): unknown =>
  isDictionary(value)
    ? [...value].map(([key, one]) => [key, plain(one)])
    : Array.isArray(value)
      ? value.map(plain)
      : value;
