import { existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { erasureListOf, mergeErasureList } from '../../erasure-list/erasure-list.ts';
import { NO_HASH } from '../../event-store/event-text.ts';
import { logFiles } from '../log-files.ts';
import { type CommitLine, EndLine, head, wholeLines } from './commit-line.ts';
import { progress } from './progress.ts';

/** The file of an exported log. */
export const exportOf = (folder: string): string => join(folder, 'log.ndjson');

/** The commits of a log after so many events, in its order. */
export type CommitsAfter = (reached: number) => Iterable<CommitLine> | AsyncIterable<CommitLine>;

/**
 * Writes `log.ndjson`, a commit a line, with the ledger, its key and the list of who was erased beside it, while the server may be running.
 * Keys of persons are not in it. Cut off, it goes on where it stopped; `told` hears of the position now and then. Answers how many events
 * there are. Throws where the folder holds a whole export.
 */
export async function writeExport(
  folder: string,
  target: string,
  commitsAfter: CommitsAfter,
  told: (position: number) => void,
): Promise<number> {
  const file = exportOf(target);
  if (existsSync(file)) throw new Error(`${file} is there already; choose an empty folder`);
  await mkdir(target, { recursive: true, mode: 0o700 });
  const [from, to] = [logFiles(folder), logFiles(target)];
  // The ledger first: whatever it seals is then in the lines as well.
  for (const name of ['keyFile', 'ledgerFile'] as const)
    if (existsSync(from[name])) await copyFile(from[name], to[name]);
  await mergeErasureList(erasureListOf(folder), erasureListOf(target));
  const partial = `${file}.partial`;
  const end = await writeLines(partial, existsSync(partial) ? await cutHalfLine(partial) : nothing, commitsAfter, told);
  await rename(partial, file);
  return end;
}

interface Reached {
  readonly last: number;
  readonly hash: string;
}
const nothing: Reached = { last: 0, hash: NO_HASH };

/** How far a part of an export goes, whose half line is taken off. A part that has its end begins anew: more was stored since. */
async function cutHalfLine(partial: string): Promise<Reached> {
  let [reached, whole] = [nothing, 0];
  for await (const { text, next } of wholeLines(partial)) {
    const line = JSON.parse(text) as Partial<CommitLine & EndLine>;
    if (line.end !== undefined) break;
    if (line.last !== undefined) reached = { last: line.last, hash: line.events?.at(-1)?.hash ?? NO_HASH };
    whole = next;
  }
  await truncate(partial, whole);
  return reached;
}

async function writeLines(
  partial: string,
  reached: Reached,
  commitsAfter: CommitsAfter,
  told: (position: number) => void,
): Promise<number> {
  const handle = await open(partial, 'a', 0o600);
  try {
    if ((await handle.stat()).size === 0) await handle.write(`${head}\n`);
    let { last, hash } = reached;
    const come = progress(last, told);
    for await (const line of commitsAfter(last)) {
      await handle.write(`${JSON.stringify(line)}\n`);
      [last, hash] = [line.last, line.events.at(-1)?.hash ?? NO_HASH];
      come(last);
    }
    await handle.write(`${JSON.stringify(EndLine.parse({ end: last, hash }))}\n`);
    await handle.sync();
    return last;
  } finally {
    await handle.close();
  }
}
