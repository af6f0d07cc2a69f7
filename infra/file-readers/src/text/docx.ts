import { SaxesParser } from 'saxes';
import type { Entry, ZipFile } from 'yauzl';
import { openPart, openZip } from '../structure/zip.ts';
import { CELL_END, layTables, ROW_END, ROW_START, unmarked } from './table-text.ts';
import { Unparsable } from './unparsable.ts';

const PARTS = /^word\/(?:header\d{0,3}|document)\.xml$/;
const MAX_CHARACTERS = 4_000_000;
const MAX_DEPTH = 500;
/** Deleted text, instructions of fields, and the second copy of what old programs cannot draw. */
const skipped = new Set(['w:del', 'w:moveFrom', 'w:instrText', 'w:delText', 'mc:Fallback', 'w:tabs']);
const before: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:tr': ROW_START };
const after: Readonly<Record<string, string>> = { 'w:p': '\n', 'w:tc': CELL_END, 'w:tr': ROW_END };

/** The text of one part; what stands in boxes comes behind it, because it is drawn beside it. */
class PartText {
  readonly #parser = new SaxesParser();
  readonly #texts = [''];
  readonly #boxes: string[] = [];
  #inText = 0;
  #skips = 0;
  #depth = 0;
  #size = 0;

  constructor() {
    this.#parser.on('error', (error) => {
      throw error;
    });
    this.#parser.on('doctype', () => {
      throw new Unparsable('unreadable');
    });
    this.#parser.on('opentag', ({ name }) => this.#open(name));
    this.#parser.on('closetag', ({ name }) => this.#close(name));
    this.#parser.on('text', (text) => {
      if (this.#inText > 0) this.#add(unmarked(text));
    });
  }

  write(xml: string): void {
    this.#parser.write(xml);
  }

  end(): string {
    this.#parser.close();
    return [...this.#texts, ...this.#boxes].join('\n');
  }

  #add(text: string): void {
    if (this.#skips > 0) return;
    this.#size += text.length;
    if (this.#size > MAX_CHARACTERS) throw new Unparsable('text_too_long');
    this.#texts.push((this.#texts.pop() ?? '') + text);
  }

  #open(name: string): void {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new Unparsable('unreadable');
    if (skipped.has(name)) this.#skips += 1;
    if (name === 'w:t') this.#inText += 1;
    if (name === 'w:txbxContent') this.#texts.push('');
    this.#add(before[name] ?? '');
  }

  #close(name: string): void {
    this.#depth -= 1;
    this.#add(after[name] ?? '');
    if (name === 'w:txbxContent') this.#boxes.push(this.#texts.pop() ?? '');
    if (name === 'w:t') this.#inText -= 1;
    if (skipped.has(name)) this.#skips -= 1;
  }
}

function entriesOf(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on('error', reject).on('end', () => resolve(entries));
    zip.on('entry', (entry: Entry) => {
      if (PARTS.test(entry.fileName)) entries.push(entry);
      zip.readEntry();
    });
    zip.readEntry();
  });
}

/** Headers first, which often are the name and the phone, then the body, row by row where there are tables. */
export async function docxText(bytes: Uint8Array): Promise<string> {
  const zip = await openZip(bytes);
  const entries = await entriesOf(zip);
  const texts: string[] = [];
  for (const entry of entries.sort(
    (a, b) => Number(a.fileName.includes('document')) - Number(b.fileName.includes('document')),
  )) {
    const part = new PartText();
    // A sign may be cut between two pieces of the stream: they are decoded as one.
    const decoder = new TextDecoder('utf-8', { fatal: true });
    for await (const piece of await openPart(zip, entry)) part.write(decoder.decode(piece as Buffer, { stream: true }));
    part.write(decoder.decode());
    texts.push(part.end());
  }
  return layTables(texts.join('\n'));
}
