import { join } from 'node:path';
import { StoredRows } from '../../event-store/sqlite/stored-rows.ts';
import { logFiles } from '../../ledger/log-files.ts';
import { sealsIn } from '../../ledger/seals-in.ts';
import { logElsewhere } from '../log-elsewhere.ts';

/** What is asked of a log by whoever compares it with what lies beside it. */
export type LogRows = Pick<StoredRows, 'counted' | 'hashAt' | 'after' | 'close'>;

/** Those of the file in the folder; of a log elsewhere, what its ledger says. */
export const logRowsOf = (folder: string): LogRows =>
  logElsewhere(folder) ? sealedRows(folder) : StoredRows.open(join(folder, 'events.db'));

/** As far as the log was sealed, its events are known by the ends of seals. */
function sealedRows(folder: string): LogRows {
  const seals = sealsIn(logFiles(folder).ledgerFile);
  return {
    counted: () => Number(seals.at(-1)?.upTo ?? 0),
    hashAt: (position) => seals.findLast(({ upTo }) => Number(upTo) === position)?.last,
    after: () => [],
    close: () => undefined,
  };
}
