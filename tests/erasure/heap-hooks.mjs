// Loaded by `--import` into every thread of a server: writes what the thread keeps in memory into HEAP_FOLDER, as often as that asks for it.
import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString, writeHeapSnapshot } from 'node:v8';
import { threadId } from 'node:worker_threads';

const folder = process.env.HEAP_FOLDER;
if (folder !== undefined && process.argv[1]?.endsWith('main.js')) {
  // Strings are cut off otherwise.
  setFlagsFromString('--heap-snapshot-string-limit=1000000');
  writeFileSync(join(folder, `${threadId}.thread`), '');
  const look = () => {
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.wanted'))) {
      const heap = join(folder, `${name.replace('.wanted', '')}-${threadId}.heap`);
      // V8 keeps the last text that an expression was found in, whoever asked, until the next one.
      if (/^\d/.test(String(threadId)) && !existsSync(heap)) renameSync(writeHeapSnapshot(`${heap}.part`), heap);
    }
  };
  setInterval(look, 200).unref();
}
