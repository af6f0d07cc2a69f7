import type { Entry, ZipFile } from 'yauzl';
import { active, ambiguous, damaged, locked, tooComplex, wrongFormat } from './file-fault.ts';
import { asBuffer, carriesForeignContent, endOfArchive } from './foreign.ts';
import {
  beginsAsPicture,
  disguises,
  drawsActively,
  isInertPart,
  isUnnamedPart,
  isVectorPicture,
  isXmlPart,
  reachesOut,
} from './ooxml-dangers.ts';
import { type PartFindings, readPart } from './ooxml-parts.ts';
import { openPart, openZip } from './zip.ts';

/** What an archive may declare before anything of it is expanded. */
export const ZIP_LIMITS = { entries: 2_000, totalBytes: 150_000_000, ratio: 200, ratioFrom: 1_000_000 } as const;
const REQUIRED = ['[Content_Types].xml', 'word/document.xml'];
const ACTIVE = /vbaproject|vbadata|\/activex\/|\/embeddings\/|\/customui\d{0,2}\/|\/webextensions\//i;

/** The central directory, or the reason not to trust it. Sizes are as declared; the readers enforce them while inflating. */
function directory(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    const names = new Set<string>();
    let total = 0;
    if (zip.entryCount > ZIP_LIMITS.entries) return reject(tooComplex('too many entries'));
    zip.on('error', reject).on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      total += entry.uncompressedSize;
      const name = entry.fileName.toLowerCase();
      const expands =
        entry.uncompressedSize > ZIP_LIMITS.ratioFrom &&
        entry.uncompressedSize > ZIP_LIMITS.ratio * entry.compressedSize;
      if (entries.length >= ZIP_LIMITS.entries || total > ZIP_LIMITS.totalBytes || expands)
        return reject(tooComplex('expands too far'));
      if ((entry.generalPurposeBitFlag & 0x41) !== 0) return reject(locked('an encrypted entry'));
      // Two parts of one name are read differently by different programs.
      if (names.has(name) || name.split('/').includes('..')) return reject(ambiguous('an entry of two names'));
      if (ACTIVE.test(`/${name}`)) return reject(active('a part that acts'));
      names.add(name);
      entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** A whole part. What inflates beyond what it declared is refused by the reader of the archive. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await openPart(zip, entry)) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function textOf(bytes: Buffer): string {
  const utf16 =
    bytes[0] === 0xff && bytes[1] === 0xfe
      ? 'utf-16le'
      : bytes[0] === 0xfe && bytes[1] === 0xff
        ? 'utf-16be'
        : undefined;
  return new TextDecoder(utf16 ?? 'utf-8', { fatal: true }).decode(bytes);
}

/** Other encodings are read differently by different programs. */
const isDeclaredPlainly = (xml: string): boolean =>
  /^<\?xml[^>]{0,200}encoding\s{0,9}=\s{0,9}["'](?!utf-(?:8|16)["'])/i.exec(xml.slice(0, 300)) === null;

/** What may not be in a part. A drawing of its own kind draws, and does no more. */
function checkPart(name: string, xml: string, found: PartFindings): void {
  if (reachesOut(found) || disguises(found) || (isVectorPicture(name) && drawsActively(xml, found)))
    throw active(`a part that reaches out: ${name}`);
}

/**
 * A Word document in a zip that cannot expand far, is not encrypted, has no second reading, no DOCTYPE, no macros and nothing
 * embedded, and reaches out by nothing but links that a reader presses.
 */
export async function checkDocx(bytes: Uint8Array): Promise<void> {
  if (asBuffer(bytes).toString('latin1', 0, 4) !== 'PK\x03\x04') throw wrongFormat('no archive');
  if (endOfArchive(bytes) < 0)
    throw carriesForeignContent(bytes) ? ambiguous('something behind the archive') : damaged('an archive that was cut');
  const zip = await openZip(bytes);
  const entries = await directory(zip);
  const names = new Set(entries.map(({ fileName }) => fileName));
  if (!REQUIRED.every((name) => names.has(name))) throw wrongFormat('an archive that is no document');
  for (const entry of entries) {
    const name = entry.fileName;
    if (isInertPart(name)) continue;
    if (isUnnamedPart(name) && beginsAsPicture(await bytesOf(zip, entry))) continue;
    if (!isXmlPart(name)) throw active(`a part of an unknown kind: ${name}`);
    const xml = textOf(await bytesOf(zip, entry));
    if (!isDeclaredPlainly(xml)) throw ambiguous('another encoding');
    checkPart(name, xml, readPart(xml, isVectorPicture(name)));
  }
}
