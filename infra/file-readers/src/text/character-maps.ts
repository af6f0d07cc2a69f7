import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

/** `cmaps` beside `src`, and beside `dist`, where this runs compiled. */
const folder = new URL('../../cmaps/', import.meta.url);
const plainName = /^[A-Za-z\d-]{1,40}$/;
const fileOf = (name: string) => new URL(`${name}.bcmap`, folder);

/** Whether Adobe publishes a character map of that name, which a file chose. */
export const isPublishedMap = (name: string): boolean => plainName.test(name) && existsSync(fileOf(name));

/**
 * Gives pdf.js the published character maps. A Chinese PDF that embeds no fonts names one (`GBK-EUC-H`), and its bytes mean
 * nothing without it. pdf.js makes one for each document, and asks for no name that it does not know.
 */
export class CharacterMaps {
  async fetch({ name }: { readonly name: string }) {
    if (!plainName.test(name)) throw new Error('no character map has such a name');
    return { cMapData: new Uint8Array(await readFile(fileOf(name))), isCompressed: true };
  }
}
