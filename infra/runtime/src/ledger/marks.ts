import { existsSync, readFileSync } from 'node:fs';
import { readMark, writeMark } from '../disk/mark-file.ts';
import { NO_HASH } from '../event-store/event-text.ts';
import { markOf } from '../event-store/sqlite/schema.ts';
import { StoredRows } from '../event-store/sqlite/stored-rows.ts';
import { ledgerMarkOf } from './ledger-mark.ts';
import { logFiles } from './log-files.ts';
import { lineHash } from './seal.ts';

/** Says of a log that it ends where it ends now. */
function markLog(file: string): void {
  const rows = StoredRows.open(file);
  try {
    const at = rows.counted();
    writeMark(markOf(file), { at, hash: rows.hashAt(at) ?? NO_HASH });
  } finally {
    rows.close();
  }
}

/** Says of a ledger that it ends where it ends now. */
function markLedger(file: string): void {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
  const last = lines.at(-1);
  writeMark(ledgerMarkOf(file), { at: lines.length, hash: last === undefined ? NO_HASH : lineHash(last) });
}

const markers = (folder: string) => {
  const { eventsFile, ledgerFile } = logFiles(folder);
  return [
    { mark: markOf(eventsFile), of: eventsFile, write: markLog },
    { mark: ledgerMarkOf(ledgerFile), of: ledgerFile, write: markLedger },
  ];
};

/** Whether the file of this name says how far another one had come. */
export const isMark = (name: string): boolean => name.endsWith('.mark');

/** Takes log and ledger of a folder to end where they end, where nothing says yet how far they had come. Nobody may write them. */
export function markEnds(folder: string): void {
  for (const { mark, of, write } of markers(folder)) if (existsSync(of) && readMark(mark) === undefined) write(of);
}

/** Makes one of the marks new, on somebody's word that nothing is missing. Throws where it is there, or is none of them. */
export function renewMark(folder: string, file: string): void {
  const found = markers(folder).find(({ mark }) => mark === file);
  if (found === undefined) throw new Error(`${file} is no mark`);
  if (readMark(file) !== undefined) throw new Error(`${file} is there; move it away first`);
  found.write(found.of);
}
