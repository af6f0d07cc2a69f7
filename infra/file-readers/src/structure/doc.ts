import { active, damaged, locked, wrongFormat } from './file-fault.ts';
import { asBuffer } from './foreign.ts';
import { utf16Text } from './utf16.ts';
import { isActiveField } from './word-fields.ts';

const SIGNATURE = 'd0cf11e0a1b11ae1';
/** How the head of a text begins. */
const WORD = 0xa5ec;
const END_OF_CHAIN = 0xfffffffa; // this and everything above are markers, not sectors
const ENTRY = 128;
const FORBIDDEN = new Set([
  ...['Macros', '_VBA_PROJECT_CUR', 'VBA'],
  // A program or a file of any kind in a wrapping that is pressed.
  '\u0001Ole10Native',
]);
/** Where the instruction of a field begins, and where it ends or another begins. */
const fieldMarks = { begin: '\u0013', result: '\u0014', end: '\u0015' };
const longestField = 2_000;

interface Sectors {
  readonly size: number;
  /** The bytes of a sector, or undefined outside the file. */
  at(index: number): Buffer | undefined;
}

function sectorsOf(file: Buffer): Sectors | undefined {
  const shift = file.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return undefined;
  const size = 1 << shift;
  const at = (index: number) => {
    const start = (index + 1) * size;
    return index < END_OF_CHAIN && start < file.length ? file.subarray(start, start + size) : undefined;
  };
  return { size, at };
}

/** The sectors of the allocation table: 109 in the header, the others in a chain of their own. */
function tableSectors(file: Buffer, sectors: Sectors): number[] {
  const list: number[] = [];
  for (let n = 0; n < 109; n += 1) list.push(file.readUInt32LE(76 + 4 * n));
  const seen = new Set<number>();
  for (let next = file.readUInt32LE(68); next < END_OF_CHAIN && !seen.has(next); ) {
    seen.add(next);
    const sector = sectors.at(next);
    if (sector === undefined || sector.length < sectors.size) break;
    for (let at = 0; at < sectors.size - 4; at += 4) list.push(sector.readUInt32LE(at));
    next = sector.readUInt32LE(sectors.size - 4);
  }
  return list;
}

/** What the directory says of a stream. */
interface Entry {
  readonly name: string;
  /** The first of its sectors. */
  readonly start: number;
}

/** The entries of the directory, whose chain is followed at most once round. */
function* entries(file: Buffer, sectors: Sectors): Generator<Entry> {
  const table = tableSectors(file, sectors);
  const perSector = sectors.size / 4;
  const seen = new Set<number>();
  for (let next = file.readUInt32LE(48); next < END_OF_CHAIN && !seen.has(next); ) {
    seen.add(next);
    const sector = sectors.at(next);
    if (sector === undefined) return;
    for (let at = 0; at + ENTRY <= sector.length; at += ENTRY) {
      const length = Math.min(64, sector.readUInt16LE(at + 64));
      if (length > 2) yield { name: utf16Text(sector, at, at + length - 2), start: sector.readUInt32LE(at + 116) };
    }
    const link = sectors.at(table[Math.floor(next / perSector)] ?? END_OF_CHAIN);
    const offset = (next % perSector) * 4;
    if (link === undefined || offset + 4 > link.length) return;
    next = link.readUInt32LE(offset);
  }
}

/**
 * Whether a field somewhere starts a program, fetches something or leads to a file. Texts lie in the file in two bytes a sign, at even or
 * odd places, or in one; a field whose signs lie scattered over the file is found by nobody who reads it as it stands, this included.
 */
function hasActiveField(file: Buffer): boolean {
  const texts = [file.toString('latin1'), utf16Text(file), utf16Text(file, 1)];
  return texts.some((text) => {
    for (let at = text.indexOf(fieldMarks.begin); at >= 0; at = text.indexOf(fieldMarks.begin, at + 1)) {
      const [untilResult = ''] = text.slice(at + 1, at + longestField).split(fieldMarks.result, 1);
      const [untilEnd = ''] = untilResult.split(fieldMarks.end, 1);
      const [instruction = '', inner = ''] = untilEnd.split(fieldMarks.begin, 2);
      // By chance a mark stands everywhere; only what names itself is a field.
      if (isActiveField(instruction + (/^\s{0,9}[a-z]{2,30}\b/i.test(inner) ? '{}' : ''))) return true;
    }
    return false;
  });
}

/** Whether the text's own head says that it is encrypted (fEncrypted of the file information block). */
function isEncrypted(start: number, sectors: Sectors): boolean {
  const head = sectors.at(start);
  return (
    head !== undefined && head.length >= 12 && head.readUInt16LE(0) === WORD && (head.readUInt16LE(10) & 0x100) !== 0
  );
}

/**
 * A Word 97-2003 file: a compound file whose directory has a `WordDocument` stream, neither macros nor encryption, and
 * no field that reaches out. Of its parts only
 * the directory is read, each sector once, so a file whose chains run in circles costs nothing.
 */
export function checkDoc(bytes: Uint8Array): void {
  const file = asBuffer(bytes);
  if (file.subarray(0, 8).toString('hex') !== SIGNATURE) throw wrongFormat('no compound file');
  const sectors = file.length < 1024 ? undefined : sectorsOf(file);
  if (sectors === undefined) throw damaged('a compound file that was cut');
  const found = new Map([...entries(file, sectors)].map(({ name, start }) => [name, start]));
  // A newer document that was given a password is kept so.
  if (found.has('EncryptedPackage')) throw locked('an encrypted document');
  const text = found.get('WordDocument');
  if (text === undefined) throw wrongFormat('a compound file without a text');
  if ([...found.keys()].some((name) => FORBIDDEN.has(name)) || hasActiveField(file))
    throw active('a document that acts');
  if (isEncrypted(text, sectors)) throw locked('an encrypted text');
}
