import { readdirSync } from 'node:fs';
import type { FileStore } from '@talentlog/runtime';
import { openDiskFileStore } from '@talentlog/runtime/disk';

/**
 * Brings every file of a folder to another store, and answers how many there are. Throws at one that cannot be read, or is not there in the
 * end as it was. Files of whoever was erased after a move that was cut off go from there at the next start, by the list of the erased.
 */
export async function copyFiles(folder: string, to: FileStore, print: (line: string) => void): Promise<number> {
  const from = await openDiskFileStore(folder);
  const ids = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap(
    (name) => /[0-9a-f]{64}$/.exec(name)?.[0] ?? [],
  );
  for (const [at, id] of ids.entries()) {
    if (!(await to.has(id))) {
      const bytes = await from.get(id);
      if (bytes === undefined) throw new Error(`file ${id} went meanwhile`);
      await to.put(bytes);
    }
    if ((at + 1) % 1_000 === 0) print(`${at + 1} of ${ids.length}`);
  }
  for (const id of ids) if ((await to.get(id)) === undefined) throw new Error(`file ${id} did not arrive`);
  return ids.length;
}
