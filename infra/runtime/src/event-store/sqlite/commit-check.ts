import type Database from 'better-sqlite3';
import { commitHash, type StoredCommit } from '../commit-hash.ts';

/** Hashes of commits after a position, in the order of the log, each beside the commit it was made of. */
const commitsAfterSql = `SELECT h.commit_id AS commitId, c.digest, c.before, h.last, h.hash
  FROM commit_hashes h LEFT JOIN commits c ON c.commit_id = h.commit_id AND c.last = h.last
  WHERE h.last > ? AND h.last <= ? ORDER BY h.last LIMIT ?`;
const pageSize = 500;
const coveredSql = 'SELECT coalesce(sum(last - before), 0) FROM commits WHERE before >= ? AND last <= ?';

/** Commits that have hashes, and what was found. */
interface CommitPage {
  readonly rows: readonly StoredCommit[];
  readonly problem: string | undefined;
  readonly ended: boolean;
}

/** Looks at the commits of a log one after the other. Those that a former version stored have no hash: they only have to be there. From which one on hashes are owed, the ledger tells. */
export class CommitCheck {
  private readonly next: Database.Statement<[number, number, number], StoredCommit>;
  private readonly covered: Database.Statement<[number, number], number>;

  constructor(
    db: Database.Database,
    /** Up to here the commits are good, or nobody knows of them. */
    private good: number,
    /** After this each commit has a hash, or lost it. */
    private readonly owedAfter = Number.POSITIVE_INFINITY,
  ) {
    this.next = db.prepare<[number, number, number], StoredCommit>(commitsAfterSql);
    this.covered = db.prepare<[number, number], number>(coveredSql).pluck();
  }

  /** Looks at a page of commits, up to an event where one ends: what is wrong with them, and whether they were the last. */
  page(upTo: number): CommitPage {
    const rows = this.next.all(this.good, upTo, pageSize);
    for (const row of rows) {
      const problem = this.problemOf(row);
      if (problem !== undefined) return { rows, problem, ended: true };
      this.good = row.last;
    }
    const ended = rows.length < pageSize;
    return { rows, problem: ended ? this.gapTo(upTo) : undefined, ended };
  }

  /** The first event whose commit is not known to be good. */
  place(): number {
    return this.good + 1;
  }

  private problemOf(row: StoredCommit): string | undefined {
    if (row.before === null) return `the commit that ends at event ${row.last} is missing or was changed`;
    if (commitHash(row) !== row.hash) return `the commit that ends at event ${row.last} is not what was written`;
    return this.gapTo(row.before);
  }

  private gapTo(position: number): string | undefined {
    if (position <= this.good) return undefined;
    if (position > this.owedAfter)
      return `the hash of the commit of event ${Math.max(this.good, this.owedAfter) + 1} is missing`;
    if (this.covered.get(this.good, position) === position - this.good) return undefined;
    return `the commit of event ${this.good + 1} is missing`;
  }
}
