import { constants, existsSync } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { erasureListOf, mergeErasureList } from '../erasure-list/erasure-list.ts';
import { copyLog } from '../event-store/sqlite/copy.ts';
import { markOf } from '../event-store/sqlite/schema.ts';
import { noteBackup } from './backup-note.ts';
import { ledgerMarkOf } from './ledger-mark.ts';
import { assertLog, logFiles } from './log-files.ts';
import { markEnds } from './marks.ts';
import { type Verdict, verify } from './verify.ts';

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
}

async function copySynced(from: string, to: string): Promise<void> {
  await copyFile(from, to, constants.COPYFILE_EXCL);
  await sync(to);
}

/**
 * Copies the log, its ledger and the ledger's key into an empty folder while the server may be running. The copy is a prefix of the
 * log. Keys of persons are not in it, the list of who was erased is. A whole copy leaves word of itself beside the log. Throws where the
 * folder holds a log already.
 */
export async function backup(dataFolder: string, target: string): Promise<Verdict> {
  const [from, to] = [logFiles(dataFolder), logFiles(target)];
  if (existsSync(to.eventsFile)) throw new Error(`${target} holds a log already; choose an empty folder`);
  assertLog(dataFolder);
  await mkdir(target, { recursive: true, mode: 0o700 });
  // The ledger first: whatever it seals is then in the copy of the log as well.
  for (const name of ['keyFile', 'ledgerFile'] as const)
    if (existsSync(from[name])) await copySynced(from[name], to[name]);
  const partial = `${to.eventsFile}.partial`;
  await copyLog(from.eventsFile, partial);
  await sync(partial);
  await rename(partial, to.eventsFile);
  await mergeErasureList(erasureListOf(dataFolder), erasureListOf(target));
  await sync(target);
  const verdict = await verify({ ...to, thorough: true });
  if (verdict.ok) await noteBackup(dataFolder, new Date());
  return verdict;
}

/**
 * Brings a backup back into a data folder without a log, after verifying it. Answers the verdict; where it is not ok, nothing was
 * copied. Throws where the data folder holds a log. The list of who was erased that lies there stays, with those of the backup and of
 * `erased`, a list from elsewhere: the next start erases them again before it serves.
 */
export async function restore(source: string, dataFolder: string, erased?: string): Promise<Verdict> {
  const [from, to] = [logFiles(source), logFiles(dataFolder)];
  const found = Object.values(to).find((file) => existsSync(file));
  if (found !== undefined) throw new Error(`${found} is there already; move it away first`);
  assertLog(source);
  const verdict = await verify({ ...from, thorough: true });
  if (!verdict.ok) return verdict;
  await mkdir(dataFolder, { recursive: true, mode: 0o700 });
  // Before the log: whoever finds that starts with whom it may not bring back.
  for (const list of [erasureListOf(source), ...(erased === undefined ? [] : [erased])])
    await mergeErasureList(list, erasureListOf(dataFolder));
  // Marks of the log that was here before: what is restored ends where it ends, because somebody said so.
  for (const mark of [markOf(to.eventsFile), ledgerMarkOf(to.ledgerFile)]) await rm(mark, { force: true });
  const partial = `${to.eventsFile}.partial`;
  await rm(partial, { force: true });
  await copyLog(from.eventsFile, partial);
  await sync(partial);
  for (const name of ['keyFile', 'ledgerFile'] as const) await copySynced(from[name], to[name]);
  await rename(partial, to.eventsFile);
  await sync(dirname(to.eventsFile));
  markEnds(dataFolder);
  return verify(to);
}
