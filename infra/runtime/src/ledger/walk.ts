import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Mark } from '../disk/mark-file.ts';
import { NO_HASH } from '../event-store/event-text.ts';
import { problemOf } from '../event-store/sqlite/row-problem.ts';
import type { StoredRow, StoredRows } from '../event-store/sqlite/stored-rows.ts';
import { Bad } from './bad.ts';
import { merkleRoot } from './merkle.ts';
import type { LedgerContent, Seal } from './seal.ts';
import { SealedCommits } from './sealed-commits.ts';

/** One walk over the log from its first event to the head of the moment it began. */
export class Walk {
  checked = 0;
  head = 0;
  private readonly streams = new Map<string, { readonly revision: number; readonly hash: string }>();
  private readonly seals: Iterator<Seal>;
  private seal: Seal | undefined;
  private leaves: string[] = [];

  constructor(
    private readonly rows: StoredRows,
    private readonly ledger: LedgerContent,
    /** How far the log had come, as was written beside it. */
    private readonly mark: Mark | undefined,
    /** Between two pages. */
    private readonly pause: () => Promise<unknown> = () => nextTurn(),
  ) {
    this.seals = ledger.seals.values();
    this.nextSeal();
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

  private take(row: StoredRow): void {
    const expected = this.checked + 1;
    if (row.position !== expected)
      throw new Bad(expected, `event ${expected} is missing: the next one is ${row.position}`);
    const known = this.streams.get(row.stream) ?? { revision: -1, hash: NO_HASH };
    const why = problemOf(row, known);
    if (why !== undefined) throw new Bad(expected, why);
    this.streams.set(row.stream, { revision: row.revision, hash: row.hash });
    if (this.seal !== undefined) this.leaves.push(row.hash);
    this.assertSeals(row.position, row.hash);
    if (row.position === this.mark?.at && row.hash !== this.mark.hash)
      throw new Bad(expected, 'it is another event than the one that was stored here');
    this.checked = expected;
  }

  private assertSeals(position: number, hash: string): void {
    while (this.seal !== undefined && Number(this.seal.upTo) === position) {
      if (this.seal.last !== hash || merkleRoot(this.leaves) !== this.seal.root)
        throw new Bad(Number(this.seal.after) + 1, `the events up to ${position} are not those that the ledger sealed`);
      this.nextSeal();
    }
  }

  /** The first seal is of nothing: it says that a ledger was begun. */
  private nextSeal(): void {
    this.leaves = [];
    do this.seal = this.seals.next().value as Seal | undefined;
    while (this.seal !== undefined && this.seal.upTo === this.seal.after);
  }

  private assertEnd(counted: number): void {
    const next = this.checked + 1;
    const sealed = Number(this.ledger.seals.at(-1)?.upTo ?? 0);
    if (this.checked < sealed)
      throw new Bad(next, `the log ends here, but the ledger sealed ${sealed} events: the tail was cut off`);
    if (this.mark !== undefined && this.checked < this.mark.at)
      throw new Bad(next, `the log ends here, but event ${this.mark.at} was stored in it: the tail was lost`);
    if (this.checked < counted)
      throw new Bad(next, `the log ends here, but it counted ${counted} events: the tail was cut off`);
    if (this.ledger.problem !== undefined && (counted > 0 || sealed > 0))
      throw new Bad(
        null,
        sealed === 0 ? this.ledger.problem : `${this.ledger.problem}; it proves events up to ${sealed}`,
      );
  }
}
