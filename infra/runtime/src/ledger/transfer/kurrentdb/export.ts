import { commitHash } from '../../../event-store/commit-hash.ts';
import type { KurrentReader } from '../../../event-store/kurrentdb/reader.ts';
import { wholeCommits } from '../../../event-store/kurrentdb/whole-commits.ts';
import type { CommitLine } from '../commit-line.ts';
import { writeExport } from '../write-export.ts';

type Log = Pick<KurrentReader, 'recordsAfter' | 'head'>;

/** Streams a log on KurrentDB, whose ledger lies in a data folder, into another folder, as `writeExport` does. */
export const exportKurrentLog = (
  log: Log,
  folder: string,
  target: string,
  told: (position: number) => void,
): Promise<number> => writeExport(folder, target, (reached) => linesAfter(log, reached), told);

/** Up to the moment in which it begins. Those that were written before are counted again, since a place is no number of events. */
async function* linesAfter(log: Log, reached: number): AsyncGenerator<CommitLine> {
  const head = await log.head();
  for await (const { commitId, digest, hashed, before, last, events, end } of wholeCommits(log)) {
    if (last > reached) {
      const hash = hashed ? commitHash({ commitId, digest, before, last }) : null;
      yield { commit: commitId, digest, before, last, hash, events: [...events] };
    }
    if (end >= head) return;
  }
}
