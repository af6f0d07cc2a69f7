import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { markEnds } from '../../ledger/marks.ts';
import { movable, storesElsewhere } from '../elsewhere.ts';
import { logElsewhere } from '../log-elsewhere.ts';
import { type Findings, inspectFolder, stampOf } from './inspect.ts';
import { stampStore } from './stamp.ts';
import { stores } from './stores.ts';

/** What lies in the data folder does not fit together; its message says what, and what to do. Nothing was changed or made new. */
export class FolderRefused extends Error {
  constructor(folder: string, sentences: readonly string[]) {
    super(
      [`The data folder ${folder} cannot be used as it is:`, ...sentences.map((one) => `  - ${one}`), advice].join(
        '\n',
      ),
    );
  }
}
const advice = 'Nothing was changed. What each file is, and how to bring it back: docs/runbooks/data-folder.md';

/** Whether a folder holds a log and its ledger alone, as `backup` makes it. */
export const isBackup = (folder: string): boolean =>
  stores.every(({ name }) => /^(ledger|events)\./.test(name) || !existsSync(join(folder, name)));

/** Before a log is made: throws FolderRefused where other stores tell that there was one. */
export function assertLogIsThere(folder: string): void {
  if (logElsewhere(folder)) return;
  const log = join(folder, 'events.db');
  const isThere = existsSync(log);
  if (isThere && statSync(log).size > 0) return;
  const left = stores.flatMap(({ name, kind }) =>
    (kind === 'database' || name === 'ledger.jsonl') && existsSync(join(folder, name)) ? [name] : [],
  );
  if (left.length > 0)
    throw new FolderRefused(folder, [
      `events.db (the log) is ${isThere ? 'empty: 0 bytes are left of it' : 'missing'}, though ${left.join(', ')} of it ${left.length === 1 ? 'is' : 'are'} here. Bring it back from its backup; it is never made new.`,
    ]);
}

/** Before any store but the log is opened. Sets stores aside that are filled again, and answers which. Throws FolderRefused. */
export function prepareFolder(folder: string): Findings {
  const findings = inspectFolder(folder);
  if (findings.refused.length > 0) throw new FolderRefused(folder, findings.refused);
  for (const { name } of findings.rebuild) setAside(join(folder, name));
  if (findings.rebuild.length === 0) dropSetAside(folder);
  return findings;
}

/** Once all stores are open: from now on each of them says which log it belongs to. */
export function stampFolder(folder: string): void {
  // Before the stamps: whoever finds those takes a mark that is missing for lost.
  markEnds(folder);
  const stamp = stampOf(folder);
  const isHere = (name: string) => storesElsewhere(folder) === undefined || !movable.includes(name);
  for (const { name, kind } of stores) if (kind === 'database' && isHere(name)) stampStore(join(folder, name), stamp);
}

/** Stores that were set aside go at once, whoever wanted to look at them: somebody was erased who is in them. */
export function dropSetAside(folder: string): void {
  for (const { name } of stores) rmSync(asideOf(join(folder, name)), { force: true });
}

const asideOf = (file: string): string => `${file}.set-aside`;

/** Kept until a start finds nothing to set aside; it may be looked at until then. */
function setAside(file: string): void {
  for (const suffix of ['-wal', '-shm']) rmSync(file + suffix, { force: true });
  renameSync(file, asideOf(file));
}
