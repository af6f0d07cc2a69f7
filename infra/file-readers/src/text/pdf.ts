import { getDocumentProxy } from 'unpdf';
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

/** Text of at most 50 pages, line by line. A scan has none: the caller reports that. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  // A copy, because pdf.js takes plain byte arrays only and keeps them.
  const pdf = await getDocumentProxy(new Uint8Array(bytes), {
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
  });
  if (pdf.numPages > MAX_PAGES) throw new Unparsable('too_many_pages');
  const builder = new LineBuilder();
  let size = 0;
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    for (const item of items) {
      if (!('str' in item) || item.str === '') continue;
      size += item.str.length;
      if (size > MAX_CHARACTERS) throw new Unparsable('text_too_long');
      if (item.str.trim() !== '') builder.add(item);
    }
    builder.flush();
    page.cleanup();
  }
  return builder.lines.join('\n');
}
