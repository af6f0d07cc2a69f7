import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { asBuffer, endOfArchive } from './foreign.ts';

/** What an archive may declare before anything of it is expanded. */
export const ZIP_LIMITS = { entries: 2_000, totalBytes: 150_000_000, ratio: 200, ratioFrom: 1_000_000 } as const;
/** A document type must precede the first element, and a first element comes within this. */
const PROLOG = 64 * 1024;
const REQUIRED = ['[Content_Types].xml', 'word/document.xml'];
const ACTIVE = /vbaproject|vbadata|\/activex\//i;

const openZip = (bytes: Uint8Array): Promise<ZipFile> =>
  new Promise((resolve, reject) => {
    // Strict names make yauzl refuse absolute, relative and backslash paths itself.
    fromBuffer(
      asBuffer(bytes),
      { lazyEntries: true, autoClose: false, strictFileNames: true, decodeStrings: true },
      (error, zip) => (error ? reject(error) : resolve(zip)),
    );
  });

/** The central directory, or the reason not to trust it. Sizes are as declared; the readers enforce them while inflating. */
function directory(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    const names = new Set<string>();
    let total = 0;
    if (zip.entryCount > ZIP_LIMITS.entries) return reject(new Error('too many entries'));
    zip.on('error', reject).on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize;
      const name = entry.fileName.toLowerCase();
      const expands =
        entry.uncompressedSize > ZIP_LIMITS.ratioFrom &&
        entry.uncompressedSize > ZIP_LIMITS.ratio * entry.compressedSize;
      if (entries.length >= ZIP_LIMITS.entries || total > ZIP_LIMITS.totalBytes || expands)
        return reject(new Error('expands too far'));
      if ((entry.generalPurposeBitFlag & 0x41) !== 0) return reject(new Error('encrypted'));
      // Two parts of one name are read differently by different programs.
      if (names.has(name) || name.split('/').includes('..') || ACTIVE.test(`/${name}`))
        return reject(new Error('unsafe entry'));
      names.add(name);
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** The first 64 KB of an XML part; the rest is left compressed. */
async function prolog(zip: ZipFile, entry: Entry): Promise<string> {
  const stream = await new Promise<NodeJS.ReadableStream>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of stream) {
    parts.push(part as Buffer);
    size += (part as Buffer).length;
    if (size >= PROLOG) break;
  }
  return Buffer.concat(parts).toString('latin1').replaceAll('\0', ''); // without NUL, UTF-16 reads alike
}

const isSafeXml = (text: string) => !/<!doctype|<!entity/i.test(text) && /<[A-Za-z_]/.test(text);

/** A Word document in a zip that cannot expand far, is not encrypted, has no macros, no second reading and no DOCTYPE. */
export async function isDocx(bytes: Uint8Array): Promise<boolean> {
  if (asBuffer(bytes).toString('latin1', 0, 4) !== 'PK\x03\x04' || endOfArchive(bytes) < 0) return false;
  try {
    const zip = await openZip(bytes);
    const entries = await directory(zip);
    const names = new Set(entries.map(({ fileName }) => fileName));
    if (!REQUIRED.every((name) => names.has(name))) return false;
    for (const entry of entries.filter(({ fileName }) => /\.(?:xml|rels)$/i.test(fileName)))
      if (!isSafeXml(await prolog(zip, entry))) return false;
    return true;
  } catch {
    return false; // a zip that a strict reader cannot read is not a document
  }
}
