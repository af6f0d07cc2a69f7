import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Mark } from '../disk/mark-file.ts';
import type { StoredRows } from '../event-store/sqlite/stored-rows.ts';
import { Bad } from './bad.ts';
import { EventProof } from './event-proof.ts';
import type { LedgerContent } from './seal.ts';
import { SealedCommits } from './sealed-commits.ts';

/** One walk over the log from its first event to the head of the moment it began. */
export class Walk extends EventProof {
  head = 0;

  constructor(
    private readonly rows: StoredRows,
    ledger: LedgerContent,
    mark: Mark | undefined,
    /** Between two pages. */
    private readonly pause: () => Promise<unknown> = () => nextTurn(),
  ) {
    super(ledger, mark);
  }

  async run(): Promise<void> {
    const counted = this.rows.counted();
    this.head = counted;
    let ended = false;
    while (!ended && this.checked < counted) {
      const found = this.rows.after(this.checked);
      for (const row of found) this.take(row);
      ended = found.length === 0;
      await this.pause();
    }
    this.assertEnd(counted);
    this.assertAllCounted();
    await this.assertCommits();
    this.head = Math.max(counted, this.checked);
  }

  /** Rows after the last counted one were put there by something that is not the writer. */
  private assertAllCounted(): void {
    const { counted, last } = this.rows.ends();
    if (last > counted) throw new Bad(counted + 1, 'events follow that the log did not count');
  }

  private async assertCommits(): Promise<void> {
    const sealed = new SealedCommits(this.ledger.seals);
    const check = this.rows.commits(sealed.owedAfter);
    if (check === undefined && sealed.owedAfter < this.checked)
      throw new Bad(sealed.owedAfter + 1, 'the hashes of the commits were taken away');
    for (let ended = check === undefined; !ended; await this.pause()) {
      const page = check?.page(this.checked);
      if (page?.problem !== undefined) throw new Bad(check?.place() ?? 0, page.problem);
      for (const row of page?.rows ?? []) sealed.take(row);
      ended = page?.ended ?? true;
    }
    sealed.endBefore(this.checked + 1);
  }
}
