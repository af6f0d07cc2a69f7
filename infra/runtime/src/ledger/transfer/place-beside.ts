import { existsSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { logFiles } from '../log-files.ts';
import { exportOf } from './write-export.ts';

/** Throws where the folder holds a log, or the export is not whole. */
export function assertMayImport(source: string, folder: string): void {
  const found = Object.values(logFiles(folder)).find((file) => existsSync(file));
  if (found !== undefined) throw new Error(`${found} is there already; move it away first`);
  if (!existsSync(exportOf(source)))
    throw new Error(`${exportOf(source)} is missing: the export is not there, or not whole`);
}

/** Puts the ledger of an export and its key into a data folder. */
export async function placeLedger(source: string, folder: string): Promise<void> {
  const [from, to] = [logFiles(source), logFiles(folder)];
  for (const name of ['keyFile', 'ledgerFile'] as const)
    if (existsSync(from[name])) await copyFile(from[name], to[name]);
}
