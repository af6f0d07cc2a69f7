import { setTimeout as delay } from 'node:timers/promises';
import { AppendConsistencyViolationError } from '@kurrent/kurrentdb-client';
import { LRUCache } from 'lru-cache';
import { assertExpectations } from '../expectations.ts';
import {
  type AppendResult,
  type Commit,
  CommitIdReused,
  CommitRefused,
  OutcomeUnknown,
  StoreUnavailable,
} from '../port.ts';
import { digestOf } from './commit-record.ts';
import type { Connection } from './connection.ts';
import {
  isDenied,
  isNothingToTake,
  isNotLeader,
  isTooLarge,
  limitIn,
  mayPass,
  textOf,
  tooLarge,
  unavailable,
} from './failure.ts';
import { assertApart } from './names.ts';
import type { Ownership } from './owner.ts';
import { type Head, neededHeads, newStreams, nothing, type Plan, planned } from './plan.ts';
import type { KurrentReader } from './reader.ts';

/** Streams whose last event is known. */
const knownHeads = 50_000;
/** Milliseconds before each further attempt where the server is away or another one leads. */
const pauses = [50, 200, 800];

/**
 * Far less than a server takes unless it is configured otherwise (16 MiB a record, 256 MiB a call), so that no commit keeps the others waiting.
 * Of a lower limit the server tells when it refuses.
 */
export const maxCommitBytes = 900 * 1_024;

/**
 * Appends a commit in one call, with a record of the commit beside its events: whoever sends it again is told by that record what became
 * of it. Each stream is written at the revision that its last event has, since the hash of an event is chained to the one before.
 */
export class Appender {
  private readonly heads = new LRUCache<string, Head>({ max: knownHeads });

  constructor(
    private readonly connection: Connection,
    private readonly reader: KurrentReader,
    private readonly ownership: Ownership,
  ) {}

  async append(commit: Commit): Promise<AppendResult> {
    const digest = digestOf(commit);
    let unknown: OutcomeUnknown | undefined;
    for (let failed = 0; ; failed += 1) {
      try {
        return await this.stored(commit, digest, failed > 0);
      } catch (error) {
        if (!(error instanceof StoreUnavailable)) throw error;
        if (error instanceof OutcomeUnknown) unknown = error;
        const pause = pauses[failed];
        if (pause === undefined || this.connection.isClosed() || !mayPass(error)) throw unknown ?? error;
        await delay(pause);
      }
    }
  }

  private async stored(commit: Commit, digest: string, wasTried: boolean): Promise<AppendResult> {
    for (let looksFirst = wasTried; ; looksFirst = true) {
      if (looksFirst) {
        const found = await this.reader.commitRecord(commit.commitId);
        if (found !== undefined && found.digest !== digest)
          throw new CommitIdReused(`commit ${commit.commitId} holds other events`);
        if (found !== undefined) return this.reader.resultOf(found.writes, true);
        await this.assertHolds(commit);
      }
      // Of what is said to be new nothing is asked: the server checks that, and is asked where it says no.
      const fresh = looksFirst ? new Set<string>() : newStreams(commit);
      const known = new Map(await Promise.all(neededHeads(commit).map((stream) => this.head(stream, fresh))));
      const plan = planned(commit, digest, known);
      if (plan === undefined) continue;
      if (!(await this.sent(this.ownership.while(plan)))) {
        await this.ownership.assert();
        continue;
      }
      for (const [stream, head] of plan.heads) this.heads.set(stream, head);
      return this.reader.resultOf(plan.writes, false);
    }
  }

  private async head(stream: string, fresh: ReadonlySet<string>): Promise<readonly [string, Head]> {
    return [stream, this.heads.get(stream) ?? (fresh.has(stream) ? nothing : await this.look(stream))];
  }

  /** Looks at every stream of the commit. Throws WrongExpectedRevision. */
  private async assertHolds(commit: Commit): Promise<void> {
    const streams = new Set([...(commit.checks ?? []), ...commit.writes].map(({ stream }) => stream));
    const heads = new Map(
      await Promise.all([...streams].map(async (stream) => [stream, await this.look(stream)] as const)),
    );
    assertExpectations(commit, (stream) => (heads.get(stream) ?? nothing).revision);
  }

  private async look(stream: string): Promise<Head> {
    const last = await this.reader.lastOf(stream);
    const head = last === undefined ? nothing : { revision: last.revision, hash: last.hash };
    this.heads.set(stream, head);
    return head;
  }

  /** False where a stream is not at the revision that was known. Throws CommitTooLarge, CommitRefused, and StoreUnavailable where nobody answered. */
  async sent({ records, checks, size }: Pick<Plan, 'records' | 'checks' | 'size'>): Promise<boolean> {
    if (size > maxCommitBytes) throw tooLarge(`${size} bytes, and ${maxCommitBytes} are the most`);
    assertApart([...records, ...checks].map(({ streamName }) => streamName));
    const client = this.connection.client();
    try {
      await client.appendRecords(records, checks);
      return true;
    } catch (error) {
      if (error instanceof AppendConsistencyViolationError) return false;
      if (isTooLarge(error)) throw tooLarge(`${size} bytes, and this server says: ${textOf(error)}${limitIn(error)}`);
      if (isNothingToTake(error))
        throw new CommitRefused(`KurrentDB refuses this commit: ${textOf(error)}`, { cause: error });
      if (isDenied(error)) throw unavailable(error);
      this.connection.renew(client);
      if (isNotLeader(error)) throw unavailable(error);
      throw new OutcomeUnknown(unavailable(error).message, { cause: error });
    }
  }
}
