import { openPdf } from '../structure/opened-pdf.ts';
import { PdfMeanings } from '../structure/pdf-meanings.ts';
import type { PdfObject } from '../structure/pdf-objects.ts';
import { isDictionary, type PdfDictionary, PdfName, PdfText, type PdfValue } from '../structure/pdf-values.ts';
import { isPublishedMap } from './character-maps.ts';

/** Collections of characters of which Adobe publishes what each is in Unicode. */
const published = new Set(['GB1', 'CNS1', 'Japan1', 'Korea1', 'KR']);

const isCalled = (value: PdfValue | undefined, name: string) => value instanceof PdfName && value.value === name;

class Fonts {
  readonly #meanings: PdfMeanings;

  constructor(private readonly objects: readonly PdfObject[]) {
    this.#meanings = new PdfMeanings(objects);
  }

  hasIllegible(): boolean {
    return this.objects.some(({ value }) => isDictionary(value) && this.#isIllegible(value));
  }

  #at(value: PdfValue | undefined): PdfValue | undefined {
    return this.#meanings.meant(value).at(-1);
  }

  #within(value: PdfValue | undefined, key: string): PdfValue | undefined {
    const found = this.#at(value);
    return isDictionary(found) ? this.#at(found.get(key)) : undefined;
  }

  /** Simple fonts have letters of their own; a composite one is legible by a map to Unicode, its own or a published one. */
  #isIllegible(font: PdfDictionary): boolean {
    if (!isCalled(this.#at(font.get('Subtype')), 'Type0') || font.has('ToUnicode')) return false;
    const encoding = this.#at(font.get('Encoding'));
    if (encoding instanceof PdfName && !encoding.value.startsWith('Identity')) return !isPublishedMap(encoding.value);
    const [descendant] = [this.#at(font.get('DescendantFonts'))].flat();
    const ordering = this.#within(this.#within(descendant, 'CIDSystemInfo'), 'Ordering');
    return ordering instanceof PdfText && !published.has(ordering.value);
  }
}

/** Whether a font of the file says of no byte which character it is, so that its text is lost or gibberish. */
export function hasIllegibleFont(file: Buffer): boolean {
  try {
    return new Fonts(openPdf(file).objects).hasIllegible();
  } catch {
    return false; // what cannot be looked into is told by who reads it
  }
}
