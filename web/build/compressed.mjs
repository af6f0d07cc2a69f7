import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

/** What a browser never asks for: pages are made for each answer, and the library's whole sets of icons are not drawn from (`staff/ui/icons.ts`). */
const unasked = /^(manifest\..*|.*\.html|staff-paths-.*)$/;
/** Below this a packet holds the file as it is. */
const smallest = 1024;

/**
 * Writes each file's smallest form beside it, once and at the highest quality, which no answer could wait for: an eighth less than what would be made while
 * somebody waits. Names carry a hash, so a form that is there is right; one whose file is gone goes, too.
 */
export async function compressAll(folder) {
  const names = await readdir(folder);
  const known = new Set(names);
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      if (name.endsWith('.br')) return known.has(name.slice(0, -3)) ? undefined : rm(file);
      if (!/\.(js|css|svg)$/.test(name) || unasked.test(name) || existsSync(`${file}.br`)) return;
      const text = await readFile(file);
      if (text.length < smallest) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      await writeFile(`${file}.br`, await compress(text, { params }));
    }),
  );
}
