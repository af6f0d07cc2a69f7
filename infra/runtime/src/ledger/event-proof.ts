import type { Mark } from '../disk/mark-file.ts';
import { NO_HASH } from '../event-store/event-text.ts';
import { problemOf } from '../event-store/sqlite/row-problem.ts';
import type { StoredRow } from '../event-store/sqlite/stored-rows.ts';
import { Bad } from './bad.ts';
import { merkleRoot } from './merkle.ts';
import type { LedgerContent, Seal } from './seal.ts';

/** Compares the events of a log, told in order, with each other and with what the ledger sealed of them. */
export class EventProof {
  checked = 0;
  private readonly streams = new Map<string, { readonly revision: number; readonly hash: string }>();
  private readonly seals: Iterator<Seal>;
  private seal: Seal | undefined;
  private leaves: string[] = [];

  constructor(
    protected readonly ledger: LedgerContent,
    /** How far the log had come, as was written beside it. */
    private readonly mark?: Mark,
  ) {
    this.seals = ledger.seals.values();
    this.nextSeal();
  }

  /** Throws Bad where it is not what was written after those before it. */
  take(row: StoredRow): void {
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

  /** Throws Bad where the log is short of what it counted, of its mark, or of its ledger. */
  assertEnd(counted: number): void {
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
