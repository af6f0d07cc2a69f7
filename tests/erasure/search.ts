import { brotliDecompressSync, inflateRawSync, inflateSync, unzipSync } from 'node:zlib';
import { bytesOf, filesIn } from '../support/stored-files.ts';

/** Where a word was found, and how it was written there. */
export interface Found {
  readonly file: string;
  readonly word: string;
  readonly place: string;
  readonly as: string;
}

/** The word as bytes, in every way that the search knows. The three base64 forms are those of the places it may begin at. */
export function formsOf(word: string): readonly (readonly [as: string, bytes: Buffer])[] {
  const utf8 = Buffer.from(word);
  const utf16 = Buffer.from(word, 'utf16le');
  const base64 = [0, 1, 2].map((offset) => {
    const text = Buffer.concat([Buffer.alloc(offset), utf8]).toString('base64');
    // What depends on the neighbours is left out at both ends.
    const from = Math.ceil((offset * 4) / 3);
    const whole = Math.floor(((utf8.length + offset) * 4) / 3);
    return [`base64 at ${offset}`, Buffer.from(text.slice(from, whole))] as const;
  });
  const escaped = JSON.stringify(word).slice(1, -1);
  return [
    ['utf-8', utf8],
    ['utf-16le', utf16],
    ['utf-16be', Buffer.from(utf16).swap16()],
    ...base64,
    ['base64url', Buffer.from(utf8.toString('base64url').slice(0, Math.floor((utf8.length * 4) / 3)))],
    ['hex', Buffer.from(utf8.toString('hex'))],
    ['HEX', Buffer.from(utf8.toString('hex').toUpperCase())],
    ['percent', Buffer.from(encodeURIComponent(word))],
    ['escaped', Buffer.from(escaped.replace(/[^\x20-\x7e]/gu, unicode))],
  ];
}

const unicode = (sign: string): string => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** What is packed within these bytes: streams of gzip, zlib, and entries of zip files; brotli has no sign of its own and is tried of the whole. */
function* unpacked(bytes: Buffer): Generator<readonly [as: string, bytes: Buffer]> {
  for (const [as, mark, skip, unpack] of packings)
    for (let at = bytes.indexOf(mark); at >= 0; at = bytes.indexOf(mark, at + 1)) {
      const from = at + skip(bytes, at);
      const plain = tried(() => unpack(bytes.subarray(from, from + mostPacked)));
      if (plain !== undefined && plain.length > 0) yield [as, plain];
    }
  const plain = bytes.length < mostPacked ? tried(() => brotliDecompressSync(bytes)) : undefined;
  if (plain !== undefined && plain.length > 0) yield ['brotli', plain];
}

const mostPacked = 4 * 1024 * 1024;
const whole = { finishFlush: 2, maxOutputLength: 64 * 1024 * 1024 } as const;
const none = (): number => 0;
type Packing = readonly [string, Buffer, (bytes: Buffer, at: number) => number, (bytes: Buffer) => Buffer];
const packings: readonly Packing[] = [
  ['gzip', Buffer.from([0x1f, 0x8b, 0x08]), none, (bytes) => unzipSync(bytes, whole)],
  ...[0x01, 0x5e, 0x9c, 0xda].map(
    (level): Packing => ['zlib', Buffer.from([0x78, level]), none, (bytes) => inflateSync(bytes, whole)],
  ),
  [
    'zip',
    Buffer.from([0x50, 0x4b, 0x03, 0x04]),
    (bytes, at) => 30 + (bytes.length > at + 30 ? bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28) : 0),
    (bytes) => inflateRawSync(bytes, whole),
  ],
];

function tried(unpack: () => Buffer): Buffer | undefined {
  try {
    return unpack();
  } catch {
    return undefined;
  }
}

/** How many bytes lie in the folder. */
export const bytesIn = (folder: string): number => filesIn(folder).reduce((sum, path) => sum + bytesOf(path).length, 0);

/** Looks for the words in every byte of every file of the folder, and in what is packed there. Names of files are looked at, too. */
export function searchFolder(folder: string, words: readonly (readonly [place: string, word: string])[]): Found[] {
  const found: Found[] = [];
  const forms = words.flatMap(([place, word]) => formsOf(word).map(([as, bytes]) => ({ place, word, as, bytes })));
  const look = (file: string, bytes: Buffer, packed: string) => {
    for (const { place, word, as, bytes: wanted } of forms)
      if (wanted.length > 3 && bytes.includes(wanted)) found.push({ file, place, word, as: packed + as });
  };
  for (const path of filesIn(folder)) {
    const file = path.slice(folder.length + 1);
    const bytes = bytesOf(path);
    if (bytes.length === 0) continue;
    look(file, bytes, '');
    look(file, Buffer.from(file), 'name of the file, ');
    for (const [as, plain] of unpacked(bytes)) look(file, plain, `${as}, `);
  }
  return found;
}
