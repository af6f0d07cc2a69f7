// What the generator reads and writes: nothing is on the disk before everything is found.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** What the caller got wrong, in a sentence. */
export class Wrong extends Error {}
export const must = (condition, sentence) => {
  if (!condition) throw new Wrong(sentence);
};

const edited = new Map();
export const exists = (file) => existsSync(root + file);
/** The text of a file with the edits so far. */
export const read = (file) => edited.get(file) ?? readFileSync(root + file, 'utf8');
export const edit = (file, change) => edited.set(file, change(read(file)));
export const create = (file, text) => edited.set(file, text);
/** Writes every edited file and returns their names. */
export function writeAll() {
  const files = [...edited.keys()];
  for (const [file, text] of edited) writeFileSync(root + file, text);
  edited.clear();
  return files;
}
