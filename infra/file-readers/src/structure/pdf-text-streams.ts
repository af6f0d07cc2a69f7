import type { PdfMeanings } from './pdf-meanings.ts';
import type { PdfObject } from './pdf-objects.ts';
import { isDictionary, PdfReference, type PdfValue, plainKey } from './pdf-values.ts';

/** What leads to streams that a reader of texts unpacks, whatever they say of themselves: pages, fonts and their tables. */
const keys = new Set([
  ...['Contents', 'CharProcs', 'FontFile', 'FontFile2', 'FontFile3'],
  ...['ToUnicode', 'Encoding', 'UseCMap', 'CIDToGIDMap'],
]);
/** A key, the list or table that it names, and the streams there. */
const deepest = 3;

/** The numbers of the objects that one of those keys leads to. */
export function streamsOfText(objects: readonly PdfObject[], meanings: PdfMeanings): ReadonlySet<number> {
  const found = new Set<number>();
  const follow = (value: PdfValue, depth: number): void => {
    if (depth > deepest) return;
    if (value instanceof PdfReference) {
      if (found.has(value.object)) return;
      found.add(value.object);
      for (const meant of meanings.meant(value)) follow(meant, depth + 1);
    } else if (Array.isArray(value)) for (const one of value) follow(one, depth);
    else if (isDictionary(value)) for (const one of value.values()) follow(one, depth + 1);
  };
  const look = (value: PdfValue): void => {
    if (Array.isArray(value)) for (const one of value) look(one);
    if (!isDictionary(value)) return;
    for (const [key, one] of value) {
      if (keys.has(plainKey(key))) follow(one, 1);
      look(one);
    }
  };
  for (const { value } of objects) look(value);
  return found;
}
