import { type Named, nameOf } from '../../mongodb/place.ts';
import { type AccessRow, accessWindowMs, type PersonRead } from '../port.ts';

/** Reads that were added together: durable at once, in one document, until its rows have counted it. */
export interface Batch extends Named {
  readonly reads: readonly PersonRead[];
}

/** A row, and the batches that it has counted: few, because a row is of ten minutes. */
export interface Row extends Named, AccessRow {
  readonly counted: readonly string[];
}

/** What a batch adds to each row, sorted by the rows' names. */
export function byRow(reads: readonly PersonRead[]): readonly (readonly [name: string, more: AccessRow])[] {
  const rows = new Map<string, AccessRow>();
  for (const { readerId, jobSeekerId, part, at } of reads) {
    const name = nameOf(readerId, jobSeekerId, part, Math.floor(at / accessWindowMs));
    const row = rows.get(name);
    rows.set(name, {
      readerId,
      jobSeekerId,
      part,
      firstAt: Math.min(at, row?.firstAt ?? at),
      lastAt: Math.max(at, row?.lastAt ?? at),
      count: (row?.count ?? 0) + 1,
    });
  }
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
}
