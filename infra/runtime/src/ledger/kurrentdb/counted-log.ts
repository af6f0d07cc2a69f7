import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { commitHash } from '../../event-store/commit-hash.ts';
import { NO_HASH } from '../../event-store/event-text.ts';
import type { KurrentReader } from '../../event-store/kurrentdb/reader.ts';
import {
  type Counted,
  fromTheFirst,
  type WholeCommit,
  wholeCommits,
} from '../../event-store/kurrentdb/whole-commits.ts';
import type { LogPosition } from '../../event-store/port.ts';
import { positionOf } from '../../event-store/position.ts';
import type { SealedLog } from '../sealer.ts';
import { sealsIn } from '../seals-in.ts';

interface Known extends Counted {
  readonly before: number;
  readonly hashes: readonly string[];
  readonly hash: string | undefined;
}

/** What a seal is over. */
const known = ({ commitId, digest, hashed, before, last, events, place }: WholeCommit): Known => ({
  ...{ at: last, place, before, hashes: events.map(({ hash }) => hash) },
  hash: hashed ? commitHash({ commitId, digest, before, last }) : undefined,
});

/**
 * A log on KurrentDB as its ledger sees it: its events counted from 1. Where it counts on from is written beside the ledger, and believed
 * where the event of the last seal is found there; otherwise it counts from the first event.
 */
export class CountedLog implements SealedLog {
  /** Commits after `base`, of which no more than hashes is kept. */
  private commits: Known[] = [];
  private reading: Promise<void> | undefined;
  /** The two last ends of seals: what is after the first of them is kept. */
  private ends: readonly [number, number];

  private constructor(
    private readonly reader: Pick<KurrentReader, 'recordsAfter'>,
    private readonly file: string,
    private base: Counted,
    ends: readonly [number, number],
  ) {
    this.ends = ends;
  }

  /** `ledgerFile` may be missing, where nothing was sealed yet. */
  static async open(reader: Pick<KurrentReader, 'recordsAfter'>, ledgerFile: string): Promise<CountedLog> {
    const last = sealsIn(ledgerFile).at(-1);
    const ends = [Number(last?.after ?? 0), Number(last?.upTo ?? 0)] as const;
    const file = `${ledgerFile}.place`;
    const there = new CountedLog(reader, file, written(file), ends);
    const isThere = there.base.at <= ends[0] && (await there.hasHash(ends[1], last?.last).catch(() => false));
    return isThere ? there : new CountedLog(reader, file, fromTheFirst, ends);
  }

  async head(): Promise<LogPosition> {
    this.reading ??= this.more().finally(() => {
      this.reading = undefined;
    });
    await this.reading;
    return positionOf(this.end.at);
  }

  async readAll({ after, upTo, limit }: { after: LogPosition; upTo: LogPosition; limit: number }) {
    await this.upTo(upTo);
    const [from, to] = [Number(after), Math.min(Number(upTo), Number(after) + limit)];
    return this.commits.flatMap(({ before, hashes }) =>
      hashes.flatMap((hash, n) => {
        const at = before + n + 1;
        return at > from && at <= to ? [{ position: positionOf(at), hash }] : [];
      }),
    );
  }

  async commitHashes(after: LogPosition, upTo: LogPosition): Promise<readonly string[] | undefined> {
    await this.upTo(upTo);
    const ended = this.commits.filter(({ at }) => at > Number(after) && at <= Number(upTo));
    const hashes = ended.flatMap(({ hash }) => hash ?? []);
    return hashes.length === ended.length ? hashes : undefined;
  }

  sealed(upTo: LogPosition): void {
    this.ends = [this.ends[1], Number(upTo)];
    this.letGo();
    writeFileSync(`${this.file}.new`, JSON.stringify(this.base), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }

  private get end(): Counted {
    return this.commits.at(-1) ?? this.base;
  }

  private async upTo(position: LogPosition): Promise<void> {
    if (Number(position) > this.end.at) await this.head();
  }

  private async more(): Promise<void> {
    for await (const commit of wholeCommits(this.reader, this.end)) {
      this.commits.push(known(commit));
      if (commit.last <= this.ends[0]) this.letGo();
    }
  }

  /** What ended before the last seal began is asked for no more. */
  private letGo(): void {
    const kept = this.commits.findIndex(({ at }) => at > this.ends[0]);
    const gone = kept < 0 ? this.commits.splice(0) : this.commits.splice(0, kept);
    this.base = gone.at(-1) ?? this.base;
  }

  private async hasHash(at: number, hash = NO_HASH): Promise<boolean> {
    if (at === 0) return true;
    const [found] = await this.readAll({ after: positionOf(at - 1), upTo: positionOf(at), limit: 1 });
    return found?.hash === hash;
  }
}

function written(file: string): Counted {
  try {
    const { at, place } = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}') as Partial<Counted>;
    return typeof at === 'number' && typeof place === 'string' && /^\d{20}$/.test(place) ? { at, place } : fromTheFirst;
  } catch {
    return fromTheFirst;
  }
}
