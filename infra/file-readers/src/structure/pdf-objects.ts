import { inflateSync } from 'node:zlib';
import { damaged, FileFault, tooComplex } from './file-fault.ts';
import {
  type Budget,
  endsWord,
  isDictionary,
  type PdfDictionary,
  PdfName,
  PdfReader,
  type PdfValue,
} from './pdf-values.ts';

/** Whose bytes are decrypted: older ways have a key for each object. */
export interface ObjectId {
  readonly number: number;
  readonly generation: number;
}
/** Of an object: makes the bytes of its texts and its stream what their author wrote. */
export type PdfCipher = (id: ObjectId) => (bytes: Buffer) => Buffer;

export interface PdfObject {
  /** Undefined for what is no object of its own, as a trailer. */
  readonly number: number | undefined;
  /** Of what has a number. */
  readonly generation?: number;
  readonly value: PdfValue;
  /** Where the bytes of a stream begin; undefined for what is none. */
  readonly streamAt?: number;
}

/** Beyond what any resume needs. */
const limits = { objects: 200_000, inflated: 50_000_000 };

const nameIn = (value: PdfValue | undefined): string | undefined =>
  value instanceof PdfName ? value.value : Array.isArray(value) && value.length === 1 ? nameIn(value[0]) : undefined;

/** Where a word stands as a word of its own, apart from `before`. */
function* places(text: string, word: string, before = ''): Generator<number> {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const previous = text[at - 1] ?? ' ';
    const isOwn = endsWord(previous) || /\d/.test(previous);
    if (isOwn && endsWord(text[at + word.length]) && !(before && text.endsWith(before, at))) yield at;
  }
}

/**
 * Every object that any reader of the file could come upon: those of old versions, in compressed streams, and where only a table of
 * places points, as within a text or a stream. Throws for what cannot be looked into. Of an encrypted file `cipher` reads the texts and the
 * compressed streams; before it is known `leavePacked` leaves those streams out.
 */
export function pdfObjects(
  file: Buffer,
  { cipher, leavePacked = false }: { readonly cipher?: PdfCipher; readonly leavePacked?: boolean } = {},
): PdfObject[] {
  const text = file.toString('latin1');
  const budget: Budget = { left: text.length * 8 + 1_000_000 };
  const objects: PdfObject[] = [];
  let inflated = 0;
  const keep = (id: Partial<ObjectId>, value: PdfValue | undefined, streamAt?: number) => {
    if (objects.length >= limits.objects) throw tooComplex('too many objects');
    if (value === undefined) return;
    objects.push({ number: undefined, ...id, value, ...(streamAt === undefined ? {} : { streamAt }) });
  };
  const unpack = (dictionary: PdfDictionary, bytes: Buffer): PdfObject[] => {
    if (cipher !== undefined) budget.left -= bytes.length;
    const packed = contentOf(bytes, dictionary);
    inflated += packed.length;
    if (inflated > limits.inflated) throw tooComplex('expands too far');
    budget.left += packed.length * 8;
    return [...packedObjects(packed, dictionary, budget)];
  };
  /** Of an encrypted file as readers find it that decrypt it and as those do that do not. One of both must be whole. */
  const unpackAsRead = (stream: PdfObject, dictionary: PdfDictionary) => {
    const read = (bytes: Buffer): PdfObject[] | undefined => {
      try {
        return unpack(dictionary, bytes);
      } catch (error) {
        if (error instanceof FileFault) throw error;
        return undefined;
      }
    };
    const [asItStands, decrypted] = [read(streamBytes(file, stream)), read(streamBytes(file, stream, cipher))];
    if (asItStands === undefined && decrypted === undefined) throw damaged('an object stream that nobody can read');
    return [...(asItStands ?? []), ...(decrypted ?? [])];
  };
  for (const at of places(text, 'obj')) {
    const id = idBefore(text, at);
    const reader = new PdfReader(text, budget, at + 3, readTexts(cipher, id, budget));
    const value = reader.value();
    if (isDictionary(value)) reader.blank();
    if (!isDictionary(value) || !text.startsWith('stream', reader.at)) {
      keep(id, value);
      continue;
    }
    const streamAt = nextLine(text, reader.at + 6);
    keep(id, value, streamAt);
    if (!isPacked(value) || leavePacked) continue;
    const stream = { number: undefined, ...id, value, streamAt };
    const found = cipher === undefined ? unpack(value, streamBytes(file, stream)) : unpackAsRead(stream, value);
    for (const { number, value: packed } of found) keep(number === undefined ? {} : { number, generation: 0 }, packed);
  }
  for (const at of places(text, 'trailer')) keep({}, new PdfReader(text, budget, at + 7).value());
  return objects;
}

/** None where no number stands before it, as where only a table of places points. */
function idBefore(text: string, at: number): Partial<ObjectId> {
  const found = /(\d{1,10})\s{1,9}(\d{1,5})\s{0,9}$/.exec(text.slice(Math.max(0, at - 40), at));
  return found === null ? {} : { number: Number(found[1]), generation: Number(found[2]) };
}

const isWhole = (id: { readonly [K in keyof ObjectId]?: number | undefined }): id is ObjectId =>
  id.number !== undefined && id.generation !== undefined;

/** What each text costs to decrypt besides its length: a table of 256 steps. */
const perText = 400;

function readTexts(cipher: PdfCipher | undefined, id: Partial<ObjectId>, budget: Budget) {
  if (cipher === undefined || !isWhole(id)) return undefined;
  let decrypted: ((bytes: Buffer) => Buffer) | undefined;
  return (bytes: string) => {
    if (bytes === '') return '';
    budget.left -= perText + bytes.length;
    if (budget.left < 0) throw tooComplex('too many encrypted texts');
    decrypted ??= cipher(id);
    return decrypted(Buffer.from(bytes, 'latin1')).toString('latin1');
  };
}

/** The bytes of a stream from its beginning on: at least as many as any reader takes of them. Its filter knows its own end. */
export function streamBytes(file: Buffer, { number, generation, value, streamAt = 0 }: PdfObject, cipher?: PdfCipher) {
  const id = { number, generation };
  if (cipher === undefined || !isWhole(id)) return file.subarray(streamAt);
  const length = isDictionary(value) ? value.get('Length') : undefined;
  const told = typeof length === 'number' ? streamAt + length : 0;
  const end = file.indexOf('endstream', streamAt);
  return cipher(id)(file.subarray(streamAt, end < 0 ? undefined : Math.max(end, told)));
}

/** Readers pass over what stands behind the word on its line, as a blank that is too many. */
function nextLine(text: string, at: number): number {
  if (!endsWord(text[at])) return at;
  const end = /\r\n|[\r\n]/g;
  end.lastIndex = at;
  return end.test(text) ? end.lastIndex : at;
}

/** Readers do not ask for its type where they look for objects in a stream. */
const isPacked = (dictionary: PdfDictionary): boolean =>
  nameIn(dictionary.get('Type')) === 'ObjStm' || (dictionary.has('First') && dictionary.has('N'));

function inflate(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: limits.inflated });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooComplex('expands too far') : error;
  }
}

/** The text of an object stream. Only the plain ways of packing one are known here, and no writer uses another. */
function contentOf(bytes: Buffer, dictionary: PdfDictionary): string {
  const filter = dictionary.get('Filter') ?? null;
  const parameters = dictionary.get('DecodeParms') ?? dictionary.get('DP') ?? null;
  if (parameters !== null || dictionary.has('F') || dictionary.has('FFilter')) throw new Error('an unusual stream');
  const name = nameIn(filter);
  if (name === 'FlateDecode' || name === 'Fl') return inflate(bytes).toString('latin1');
  if (filter !== null) throw new Error('an unusual filter');
  const end = bytes.indexOf('endstream');
  return bytes.subarray(0, end < 0 ? undefined : end).toString('latin1');
}

/** What stands at the places that the stream's own table names. */
function* packedObjects(text: string, dictionary: PdfDictionary, budget: Budget): Generator<PdfObject> {
  const [first, count] = [dictionary.get('First'), dictionary.get('N')];
  if (typeof first !== 'number' || typeof count !== 'number') throw new Error('an unusual object stream');
  const table = new PdfReader(text, budget);
  for (let index = 0; index < count; index += 1) {
    table.blank();
    const number = table.word();
    table.blank();
    const offset = table.word();
    if (!/^\d{1,10}$/.test(number) || !/^\d{1,10}$/.test(offset)) throw new Error('a broken object stream');
    const value = new PdfReader(text, budget, first + Number(offset)).value();
    if (value === undefined) throw new Error('an object stream without one of its objects');
    yield { number: Number(number), value };
  }
}
