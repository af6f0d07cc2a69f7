import type { PdfObject } from './pdf-objects.ts';
import { type PdfDictionary, PdfReference, type PdfValue, plainKey } from './pdf-values.ts';

/** What the objects of a file mean. One may be written more than once, and readers take either: all are kept. */
export class PdfMeanings {
  readonly #byNumber = new Map<number, PdfValue[]>();

  constructor(objects: readonly PdfObject[]) {
    for (const { number, value } of objects) {
      if (number === undefined) continue;
      const known = this.#byNumber.get(number);
      if (known === undefined) this.#byNumber.set(number, [value]);
      else known.push(value);
    }
  }

  /** The value itself, or all that it points to. */
  meant(value: PdfValue | undefined): readonly PdfValue[] {
    if (value instanceof PdfReference) return this.#byNumber.get(value.object) ?? [];
    return value === undefined ? [] : [value];
  }

  /** All that the entry of a dictionary may be, which may stand twice as well. */
  entry(dictionary: PdfDictionary, name: string): readonly PdfValue[] {
    return [...dictionary].flatMap(([key, value]) => (plainKey(key) === name ? this.meant(value) : []));
  }
}
