import { tooComplex } from './file-fault.ts';
import type { OpenedPdf } from './opened-pdf.ts';
import { inflatedSize, lettered, lzwSize } from './pdf-filters.ts';
import { PdfMeanings } from './pdf-meanings.ts';
import { type PdfObject, streamBytes } from './pdf-objects.ts';
import { isDictionary, type PdfDictionary, PdfName, type PdfValue } from './pdf-values.ts';

/** Filters that make much of little. Two of them after each other make hundreds of megabytes of kilobytes. */
const expanding = new Set(['FlateDecode', 'Fl', 'LZWDecode', 'LZW', 'RunLengthDecode', 'RL']);
const maxFilters = 3;
/** What streams of text, fonts and drawings expand to, in bytes; pictures are as large as they say. */
const limits = { one: 30_000_000, all: 60_000_000, picture: 220_000_000 };
/** The most that one byte of a run becomes. */
const ofRun = 64;

function expandedSize(filter: string, packed: Buffer, most: number): number | Promise<number> {
  if (filter.startsWith('Fl')) return inflatedSize(packed, most);
  return filter.startsWith('LZW') ? lzwSize(packed, most) : packed.length * ofRun;
}

class Streams {
  readonly #meanings: PdfMeanings;
  #expanded = 0;
  #opened = 0;

  constructor(
    private readonly file: Buffer,
    private readonly opened: OpenedPdf,
  ) {
    this.#meanings = new PdfMeanings(opened.objects);
  }

  async check(): Promise<void> {
    for (const stream of this.opened.objects) {
      if (stream.streamAt === undefined || !isDictionary(stream.value)) continue;
      const most = this.#mostOf(stream.value);
      for (const filters of this.#filters(stream.value)) {
        // Readers differ in what they take for encrypted, as a table of places that an object points to: both are looked at.
        if (this.opened.cipher !== undefined) await this.#checkStream(filters, this.#decrypted(stream), most);
        await this.#checkStream(filters, streamBytes(this.file, stream), most);
      }
    }
  }

  /** The filters of a stream; more than one list of them where readers may take either. */
  #filters(dictionary: PdfDictionary): readonly (readonly string[])[] {
    return this.#meanings.entry(dictionary, 'Filter').map((given) => {
      const filters: readonly PdfValue[] = Array.isArray(given) ? given : [given];
      return filters
        .flatMap((one) => this.#meanings.meant(one))
        .flatMap((one) => (one instanceof PdfName ? [one.value] : []));
    });
  }

  #decrypted(stream: PdfObject): Buffer {
    const bytes = streamBytes(this.file, stream, this.opened.cipher);
    this.#opened += bytes.length;
    if (this.#opened > this.file.length * 2) throw tooComplex('streams within streams');
    return bytes;
  }

  async #checkStream(filters: readonly string[], bytes: Buffer, most: number): Promise<void> {
    const expands = filters.filter((filter) => expanding.has(filter));
    if (filters.length > maxFilters || expands.length > 1) throw tooComplex('a stream that is packed again and again');
    const [filter] = expands;
    if (filter === undefined) return;
    const size = await expandedSize(filter, this.#packed(filters, bytes), most);
    if (size > most) throw tooComplex('a stream that expands too far');
    if (most !== limits.picture) this.#expanded += size;
    if (this.#expanded > limits.all) throw tooComplex('streams that expand too far');
  }

  /** What the filter that expands is given. Where zlib comes first it knows its own end; the word for it may stand in its bytes by chance. */
  #packed([first = '', ...others]: readonly string[], bytes: Buffer): Buffer {
    if (first.startsWith('Fl')) return bytes;
    const end = bytes.indexOf('endstream');
    let packed = bytes.subarray(0, end < 0 ? undefined : end);
    for (const filter of [first, ...others]) packed = lettered[filter]?.(packed) ?? packed;
    return packed;
  }

  #mostOf(dictionary: PdfDictionary): number {
    const kinds = this.#meanings.entry(dictionary, 'Subtype');
    const isPicture = kinds.length > 0 && kinds.every((kind) => kind instanceof PdfName && kind.value === 'Image');
    return isPicture ? limits.picture : limits.one;
  }
}

/** Throws where a stream of the file becomes more than an honest one when it is read. */
export const checkStreams = (file: Buffer, opened: OpenedPdf): Promise<void> => new Streams(file, opened).check();
