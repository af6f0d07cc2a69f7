import type { StoredCommit } from '../event-store/commit-hash.ts';
import { Bad } from './bad.ts';
import { merkleRoot } from './merkle.ts';
import type { Seal } from './seal.ts';

/** Compares the commits of a log, told in order, with what the ledger sealed of them. */
export class SealedCommits {
  /** After this position each commit has a hash: the first line says so that sealed some, and it is signed. */
  readonly owedAfter: number;
  private readonly seals: readonly Seal[];
  private at = 0;
  private leaves: string[] = [];

  constructor(seals: readonly Seal[]) {
    this.seals = seals.filter(({ commits }) => commits !== undefined);
    this.owedAfter = Number(this.seals[0]?.after ?? Number.POSITIVE_INFINITY);
  }

  /** Throws Bad where a seal that ended before is not of the commits that were told, or a hash is owed and is not there. */
  take({ before, last, hash }: Pick<StoredCommit, 'before' | 'last'> & { readonly hash: string | null }): void {
    this.endBefore(last);
    if (hash === null) {
      if (last <= this.owedAfter) return;
      const first = (before ?? last - 1) + 1;
      throw new Bad(first, `the hash of the commit of event ${first} is missing`);
    }
    const seal = this.seals[this.at];
    if (seal !== undefined && last > Number(seal.after)) this.leaves.push(hash);
  }

  /** Throws Bad where a seal that ends before this position is not of the commits that were told. */
  endBefore(position: number): void {
    for (
      let seal = this.seals[this.at];
      seal !== undefined && Number(seal.upTo) < position;
      seal = this.seals[this.at]
    ) {
      if (merkleRoot(this.leaves) !== seal.commits)
        throw new Bad(
          Number(seal.after) + 1,
          `the commits of the events up to ${Number(seal.upTo)} are not those that the ledger sealed`,
        );
      this.leaves = [];
      this.at += 1;
    }
  }
}
