import type { Mark } from '../disk/mark-file.ts';
import type { LedgerContent } from './seal.ts';

/** The file that says how many lines this ledger had. */
export const ledgerMarkOf = (file: string): string => `${file}.mark`;

/** What a ledger lacks that was written in it, in words; undefined where nothing. */
export function shortOf({ hashes }: LedgerContent, mark: Mark | undefined): string | undefined {
  if (mark === undefined) return undefined;
  if (hashes.length < mark.at)
    return `the ledger ends after line ${hashes.length}, but line ${mark.at} was written: its end was cut off`;
  return mark.at === 0 || hashes[mark.at - 1] === mark.hash
    ? undefined
    : `line ${mark.at} of the ledger is another one than was written`;
}
