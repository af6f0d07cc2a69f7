import { mkdir, rename, rm } from 'node:fs/promises';
import { erasureListOf, mergeErasureList } from '../../../erasure-list/erasure-list.ts';
import { markOf } from '../../../event-store/sqlite/schema.ts';
import { ledgerMarkOf } from '../../ledger-mark.ts';
import { logFiles } from '../../log-files.ts';
import { markEnds } from '../../marks.ts';
import { type Verdict, verify } from '../../verify.ts';
import { assertMayImport, placeLedger } from '../place-beside.ts';
import { exportOf } from '../write-export.ts';
import { fillLog } from './fill.ts';

/**
 * Makes the log of a data folder of an export: the same ids, positions, revisions, hashes and commits. It is proved against the ledger
 * that came with it before it is put in its place; where the verdict is not ok, nothing is, and nothing of it is left. Cut off, it goes on
 * where it stopped; where what is there is of another export, it begins anew. Throws where the folder holds a log, or the export is not whole.
 */
export async function importLog(source: string, folder: string, told: (position: number) => void): Promise<Verdict> {
  const [from, to] = [logFiles(source), logFiles(folder)];
  assertMayImport(source, folder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const partial = `${to.eventsFile}.partial`;
  const isFilled = await fillLog(partial, exportOf(source), told);
  if (!isFilled) {
    await remove(partial);
    await fillLog(partial, exportOf(source), told);
  }
  const verdict = await verify({ ...from, eventsFile: partial, thorough: true });
  if (!verdict.ok) {
    await remove(partial);
    return verdict;
  }
  // Before the log: whoever finds that starts with whom it may not bring back.
  await mergeErasureList(erasureListOf(source), erasureListOf(folder));
  for (const mark of [markOf(to.eventsFile), ledgerMarkOf(to.ledgerFile)]) await rm(mark, { force: true });
  await placeLedger(source, folder);
  await removeBeside(partial);
  await rename(partial, to.eventsFile);
  markEnds(folder);
  return verdict;
}

async function remove(partial: string): Promise<void> {
  await removeBeside(partial);
  await rm(partial, { force: true });
}

async function removeBeside(partial: string): Promise<void> {
  for (const beside of ['-wal', '-shm', '.mark']) await rm(`${partial}${beside}`, { force: true });
}
