import { inflateSync } from 'node:zlib';
import { tooComplex } from './file-fault.ts';
import {
  type Budget,
  endsWord,
  isDictionary,
  type PdfDictionary,
  PdfName,
  PdfReader,
  type PdfValue,
} from './pdf-values.ts';

export interface PdfObject {
  /** Undefined for what is no object of its own, as a trailer. */
  readonly number: number | undefined;
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
 * places points, as within a text or a stream. Throws for what cannot be looked into, encrypted files among them.
 */
export function pdfObjects(file: Buffer): PdfObject[] {
  const text = file.toString('latin1');
  const budget: Budget = { left: text.length * 8 + 1_000_000 };
  const objects: PdfObject[] = [];
  let inflated = 0;
  const keep = (number: number | undefined, value: PdfValue | undefined, streamAt?: number) => {
    if (objects.length >= limits.objects) throw tooComplex('too many objects');
    if (value !== undefined) objects.push({ number, value, ...(streamAt === undefined ? {} : { streamAt }) });
  };
  const unpack = (dictionary: PdfDictionary, from: number) => {
    const packed = contentOf(file, dictionary, from);
    inflated += packed.length;
    if (inflated > limits.inflated) throw tooComplex('expands too far');
    budget.left += packed.length * 8;
    for (const { number, value } of packedObjects(packed, dictionary, budget)) keep(number, value);
  };
  for (const at of places(text, 'obj')) {
    const reader = new PdfReader(text, budget, at + 3);
    const value = reader.value();
    const number = numberBefore(text, at);
    if (isDictionary(value)) reader.blank();
    if (!isDictionary(value) || !text.startsWith('stream', reader.at)) {
      keep(number, value);
      continue;
    }
    const streamAt = afterLineEnd(text, reader.at + 6);
    keep(number, value, streamAt);
    if (isPacked(value)) unpack(value, streamAt);
  }
  for (const at of places(text, 'trailer')) keep(undefined, new PdfReader(text, budget, at + 7).value());
  return objects;
}

function numberBefore(text: string, at: number): number | undefined {
  const found = /(\d{1,10})\s{1,9}\d{1,5}\s{0,9}$/.exec(text.slice(Math.max(0, at - 40), at))?.[1];
  return found === undefined ? undefined : Number(found);
}

const afterLineEnd = (text: string, at: number): number => {
  const after = text[at] === '\r' ? at + 1 : at;
  return text[after] === '\n' ? after + 1 : after;
};

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
function contentOf(file: Buffer, dictionary: PdfDictionary, from: number): string {
  const filter = dictionary.get('Filter') ?? null;
  const parameters = dictionary.get('DecodeParms') ?? dictionary.get('DP') ?? null;
  if (parameters !== null || dictionary.has('F') || dictionary.has('FFilter')) throw new Error('an unusual stream');
  const name = nameIn(filter);
  const rest = file.subarray(from);
  if (name === 'FlateDecode' || name === 'Fl') return inflate(rest).toString('latin1');
  if (filter !== null) throw new Error('an unusual filter');
  const end = rest.indexOf('endstream');
  return rest.subarray(0, end < 0 ? undefined : end).toString('latin1');
}

/** What stands at the places that the stream's own table names. */
function* packedObjects(text: string, dictionary: PdfDictionary, budget: Budget): Generator<PdfObject> {
  const [first, count] = [dictionary.get('First'), dictionary.get('N')];
  if (typeof first !== 'number' || typeof count !== 'number') throw new Error('an unusual object stream');
  const table = new PdfReader(text, budget);
  for (let index = 0; index < count; index += 1) {
    table.blank();
    const number = Number(table.word());
    table.blank();
    const offset = Number(table.word());
    if (!Number.isInteger(number) || !Number.isInteger(offset)) throw new Error('a broken object stream');
    const value = new PdfReader(text, budget, first + offset).value();
    if (value !== undefined) yield { number, value };
  }
}
