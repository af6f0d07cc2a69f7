import { logElsewhere } from '../log-elsewhere.ts';
import { logRowsOf } from './log-rows.ts';
import { proofs } from './proofs.ts';
import type { Stamp } from './stamp.ts';

/**
 * Why a database that keeps the stores is not the one of this log, in words; undefined where it is. `stamp` is what the database says of the
 * log that it was last used with; `isKnown` whether the folder says that its stores are there.
 */
export function foreignDatabase(folder: string, stamp: Stamp | undefined, isKnown: boolean): string | undefined {
  const rows = logRowsOf(folder);
  try {
    const head = rows.counted();
    if (stamp === undefined)
      return isKnown && head > 0 ? 'knows nothing of this log: it is empty, or another one' : undefined;
    const { position, hash } = stamp;
    if (position > head)
      return head === 0
        ? 'belongs to another log'
        : `has come to event ${position}, but the log ends at ${head}: the log is an older copy, or lost its end`;
    if (position > 0 && rows.hashAt(position) !== hash)
      return `belongs to another log: event ${position} was another one when it was last in use`;
    if (position > 0 && (stamp.logElsewhere ?? false) !== logElsewhere(folder))
      return 'followed the log where it was before: its places are none of where the log is now';
    const here = proofs(folder);
    const isOther = (proof: 'secret' | 'ledgerKey') =>
      here[proof] !== '' && stamp[proof] !== '' && here[proof] !== stamp[proof];
    if (isOther('secret')) return 'was used with another secret than the file "secret"';
    return isOther('ledgerKey') ? 'was used with another ledger than that of "ledger.key"' : undefined;
  } finally {
    rows.close();
  }
}
