import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { asBuffer } from '../structure/foreign.ts';
import { CharacterMaps } from './character-maps.ts';
import type { FileText } from './file-text.ts';
import { hasIllegibleFont } from './illegible-fonts.ts';
import { Unparsable } from './unparsable.ts';

const MAX_PAGES = 50;
const MAX_CHARACTERS = 2_000_000;

/** What pdf.js tells about a run of text. */
interface Run {
  readonly str: string;
  readonly width: number;
  readonly height: number;
  readonly transform: readonly number[];
}

/** Runs of one line, in the order in which the file draws them: columns that are drawn apart stay apart. */
class LineBuilder {
  readonly lines: string[] = [];
  #line = '';
  #y = Number.NaN;
  #end = 0;

  add({ str, width, height, transform }: Run): void {
    const [x = 0, y = 0] = transform.slice(4);
    const size = height || Math.abs(transform[3] ?? 0) || 10;
    if (!(Math.abs(y - this.#y) < size * 0.5)) this.flush();
    else if (x < this.#end - size * 2)
      this.flush(); // back to the left on the same height: another column
    else this.#line += this.#gap(x - this.#end, size);
    this.#line += str;
    this.#y = y;
    this.#end = x + width;
  }

  #gap(distance: number, size: number): string {
    if (distance > size * 1.2) return '\t';
    return distance > size * 0.2 && !this.#line.endsWith(' ') ? ' ' : '';
  }

  flush(): void {
    if (this.#line.trim() !== '') this.lines.push(this.#line.trim());
    this.#line = '';
    this.#y = Number.NaN;
  }
}

type PdfFile = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<PdfFile['getPage']>>;

/** Signs that no font should give where letters stand. One alone may be a bullet or an icon. */
const illegible = /(?:[^\P{C}\s]|\ufffd){3}/u;

/** Whether a page without text shows a picture, as a page that was scanned does; a blank one shows none. */
async function showsPicture(page: Page): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const pictures: readonly number[] = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
  const { fnArray } = await page.getOperatorList();
  return fnArray.some((operation: number) => pictures.includes(operation));
}

/** The text of at most 50 pages, line by line, as far as it is one: of pages that are pictures the number is kept. */
class TextReader {
  readonly #builder = new LineBuilder();
  readonly #textless: number[] = [];
  #size = 0;
  /** Whether something is there that is no text, or none that anybody could read. */
  lacks = false;

  get text(): string {
    return this.#builder.lines.join('\n');
  }

  async read(page: Page): Promise<void> {
    const before = this.#size;
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      this.#size += item.str.length;
      if (this.#size > MAX_CHARACTERS) throw new Unparsable('text_too_long');
      if (illegible.test(item.str)) this.lacks = true;
      this.#builder.add(item);
    }
    this.#builder.flush();
    if (this.#size === before) this.#textless.push(page.pageNumber);
    page.cleanup();
  }

  /** Pages that hold no text beside such as do are looked into until one is a picture. */
  async seekPictures(pdf: PdfFile): Promise<void> {
    if (this.#size === 0) return;
    for (const number of this.#textless) {
      if (this.lacks) return;
      const page = await pdf.getPage(number);
      this.lacks = await showsPicture(page);
      page.cleanup();
    }
  }
}

/** A scan has no text: the caller reports that. */
export async function pdfText(bytes: Uint8Array): Promise<FileText> {
  // A copy, because pdf.js takes plain byte arrays only and keeps them.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    CMapReaderFactory: CharacterMaps,
    useWorkerFetch: false,
  });
  const reader = new TextReader();
  if (pdf.numPages > MAX_PAGES) throw new Unparsable('too_many_pages');
  for (let number = 1; number <= pdf.numPages; number += 1) await reader.read(await pdf.getPage(number));
  await reader.seekPictures(pdf);
  return { text: reader.text, incomplete: reader.lacks || hasIllegibleFont(asBuffer(bytes)) };
}
