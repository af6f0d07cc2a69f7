import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../support/until.ts';

const hooks = new URL('./heap-hooks.mjs', import.meta.url).href;

/** What a server is started with whose memory can be looked at: besides other options of Node. */
export const heapIn = (folder: string, options = ''): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `${options} --import ${hooks}`,
  HEAP_FOLDER: folder,
});

/** The threads of the server that keep one of these words in their memory, after garbage was collected, with what stands around it. */
export async function threadsWith(folder: string, words: readonly string[], name: string): Promise<readonly string[]> {
  const ended = (end: string) => readdirSync(folder).filter((one) => one.endsWith(end));
  const threads = ended('.thread');
  writeFileSync(join(folder, `${name}.wanted`), '');
  const heaps = () => ended('.heap').filter((one) => one.startsWith(`${name}-`));
  await until(() => heaps().length === threads.length, 'what the threads keep in memory', 180);
  const kept = heaps().flatMap((heap) => {
    const bytes = readFileSync(join(folder, heap));
    const at = words.map((word) => bytes.indexOf(word)).find((place) => place >= 0);
    return at === undefined ? [] : [`${heap}: ${bytes.subarray(Math.max(0, at - 60), at + 60)}`];
  });
  for (const heap of [...heaps(), `${name}.wanted`]) rmSync(join(folder, heap));
  return kept;
}
