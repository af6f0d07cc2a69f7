import { tooComplex } from './file-fault.ts';
import type { OpenedPdf } from './opened-pdf.ts';
import { inflatedSize, lettered, lzwSize } from './pdf-filters.ts';
import { PdfMeanings } from './pdf-meanings.ts';
import { type PdfObject, streamBytes } from './pdf-objects.ts';
import { streamsOfText } from './pdf-text-streams.ts';
import { isDictionary, type PdfDictionary, PdfName, type PdfValue } from './pdf-values.ts';

/** Filters that make much of little. Two of them after each other make hundreds of megabytes of kilobytes. */
const expanding = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL']);
/** Filters of pictures, which make as much as the picture says: of what is read for its text they make anything. */
const ofPictures = new Set(['CCITTFaxDecode', 'CCF', 'JBIG2Decode', 'DCTDecode', 'DCT', 'JPXDecode']);
const maxFilters = 3;
/** What streams of text, fonts and drawings expand to, in bytes; pictures are as large as they say. */
const limits = { one: 30_000_000, all: 60_000_000, picture: 220_000_000 };
/** The most that one byte of a run becomes. */
const ofRun = 64;

function expandedSize(filter: string, packed: Buffer, most: number): number | Promise<number> {
  if (filter.startsWith('Fl')) return inflatedSize(packed, most);
  if (!filter.startsWith('LZW')) return packed.length * ofRun;
  // The file says which; counting both costs little.
  return Math.max(lzwSize(packed, most, 0), lzwSize(packed, most, 1));
}

type Kind = 'text' | 'picture' | 'other';

class Streams {
  readonly #meanings: PdfMeanings;
  readonly #ofText: ReadonlySet<number>;
  readonly #text: string;
  #expanded = 0;
  #opened = 0;

  constructor(
    private readonly file: Buffer,
    private readonly opened: OpenedPdf,
  ) {
    this.#meanings = new PdfMeanings(opened.objects);
    this.#ofText = streamsOfText(opened.objects, this.#meanings);
    this.#text = file.toString('latin1');
  }

  async check(): Promise<void> {
    for (const stream of this.opened.objects) {
      if (stream.streamAt === undefined || !isDictionary(stream.value)) continue;
      const kind = this.#kindOf(stream, stream.value);
      if (this.#growsUnusually(stream.value)) throw tooComplex('a stream with codes of an unknown kind');
      const end = this.#endOf(stream.streamAt, stream.value);
      for (const filters of this.#filters(stream.value)) {
        // Readers differ in what they take for encrypted, as a table of places that an object points to: both are looked at.
        if (this.opened.cipher !== undefined) {
          const bytes = this.#decrypted(stream);
          await this.#checkStream(filters, bytes, kind, bytes.length);
        }
        await this.#checkStream(filters, streamBytes(this.file, stream), kind, end);
      }
    }
  }

  /** The filters of a stream, which a short key names as well; more than one list of them where readers may take either. */
  #filters(dictionary: PdfDictionary): readonly (readonly string[])[] {
    return ['F', 'Filter']
      .flatMap((key) => this.#meanings.entry(dictionary, key))
      .map((given) => {
        const filters: readonly PdfValue[] = Array.isArray(given) ? given : [given];
        return filters
          .flatMap((one) => this.#meanings.meant(one))
          .flatMap((one) => (one instanceof PdfName ? [one.value] : []));
      });
  }

  /** Whether the codes of LZW become longer sooner than writers know. */
  #growsUnusually(dictionary: PdfDictionary): boolean {
    return ['DecodeParms', 'DP']
      .flatMap((key) => this.#meanings.entry(dictionary, key))
      .flatMap((given) => (Array.isArray(given) ? given.flatMap((one) => this.#meanings.meant(one)) : [given]))
      .some(
        (given) =>
          isDictionary(given) &&
          this.#meanings.entry(given, 'EarlyChange').some((early) => early !== null && early !== 0 && early !== 1),
      );
  }

  #decrypted(stream: PdfObject): Buffer {
    const bytes = streamBytes(this.file, stream, this.opened.cipher);
    this.#opened += bytes.length;
    if (this.#opened > this.file.length * 2) throw tooComplex('streams within streams');
    return bytes;
  }

  async #checkStream(filters: readonly string[], bytes: Buffer, kind: Kind, end: number): Promise<void> {
    const expands = filters.filter((filter) => expanding.has(filter));
    if (filters.length > maxFilters || expands.length > 1) throw tooComplex('a stream that is packed again and again');
    if (kind === 'text' && filters.some((filter) => ofPictures.has(filter)))
      throw tooComplex('a text that is packed as a picture');
    const [filter] = expands;
    if (filter === undefined) return;
    const most = kind === 'picture' ? limits.picture : limits.one;
    const size = await expandedSize(filter, packedFor(filters, bytes, end), most);
    if (size > most) throw tooComplex('a stream that expands too far');
    if (kind !== 'picture') this.#expanded += size;
    if (this.#expanded > limits.all) throw tooComplex('streams that expand too far');
  }

  /** How long the stream is at most, where that is said and true. */
  #endOf(streamAt: number, dictionary: PdfDictionary): number {
    const told = this.#meanings.entry(dictionary, 'Length');
    const ends = told.filter((length) => typeof length === 'number' && length >= 0);
    const isTrue = (length: number) =>
      /^\s{0,9}endstream/.test(this.#text.slice(streamAt + length, streamAt + length + 20));
    return Math.max(0, ...ends.filter((length): length is number => typeof length === 'number' && isTrue(length)));
  }

  #kindOf({ number }: PdfObject, dictionary: PdfDictionary): Kind {
    const kinds = this.#meanings.entry(dictionary, 'Subtype');
    const isPicture = (kind: PdfValue) => kind instanceof PdfName && kind.value === 'Image';
    if ((number !== undefined && this.#ofText.has(number)) || kinds.some((kind) => !isPicture(kind))) return 'text';
    return kinds.length > 0 ? 'picture' : 'other';
  }
}

/**
 * What the filter that expands is given. Where zlib comes first it knows its own end; elsewhere the word for it may stand in the bytes, by
 * chance or not.
 */
function packedFor([first = '', ...others]: readonly string[], bytes: Buffer, end: number): Buffer {
  if (first.startsWith('Fl')) return bytes;
  const word = bytes.indexOf('endstream');
  let packed = bytes.subarray(0, word < 0 ? undefined : Math.max(word, end));
  for (const filter of [first, ...others]) packed = lettered[filter]?.(packed) ?? packed;
  return packed;
}

/** Throws where a stream of the file becomes more than an honest one when it is read. */
export const checkStreams = (file: Buffer, opened: OpenedPdf): Promise<void> => new Streams(file, opened).check();
