import { setTimeout as delay } from 'node:timers/promises';
import type { AppendRecordInput, ConsistencyCheck } from '@kurrent/kurrentdb-client';
import { canonicalJson } from '../../../event-store/canonical.ts';
import { maxCommitBytes } from '../../../event-store/kurrentdb/appender.ts';
import { type CommitRecord, commitRecord, commitStream } from '../../../event-store/kurrentdb/commit-record.ts';
import { assertApart, nameInCall } from '../../../event-store/kurrentdb/names.ts';
import { movedRecord } from '../../../event-store/kurrentdb/record.ts';
import type { KurrentEventStore } from '../../../event-store/kurrentdb/store.ts';
import { StoreUnavailable } from '../../../event-store/port.ts';
import { hashedPosition } from '../../../event-store/sqlite/row-problem.ts';
import type { CommitLine } from '../commit-line.ts';

/** Records that go in one call. */
const most = 500;
/** Milliseconds before another attempt. */
const pauses = [100, 500, 2_000, 5_000];

type Store = Pick<KurrentEventStore, 'send' | 'commitRecord'>;

/** Commits of another log on their way, several in a call: all of them, or none. */
export class MovedCommits {
  private records: AppendRecordInput[] = [];
  private checks = new Map<string, ConsistencyCheck>();
  private size = 0;
  private last: CommitLine | undefined;

  constructor(private readonly store: Store) {}

  /** Throws CommitRefused for a commit that the server cannot hold as it is. */
  async add(line: CommitLine): Promise<void> {
    assertApart(streamsOf(line));
    const moved = [...line.events.map(movedEvent), recordOf(line)];
    const size = moved.reduce((sum, one) => sum + one.size, 0);
    const isFull = this.records.length + moved.length > most || this.size + size > maxCommitBytes;
    if (isFull || this.collides(line)) await this.put();
    for (const { stream, revision } of line.events) this.expect(stream, revision);
    this.expect(commitStream(line.commit), 0);
    this.records.push(...moved.map(({ record }) => record));
    this.size += size;
    this.last = line;
  }

  /** Stored when it resolves. */
  async put(): Promise<void> {
    const { records, size, last } = this;
    if (last === undefined) return;
    const plan = { records, checks: [...this.checks.values()], size };
    for (let failed = 0; !(await this.sent(plan, last, pauses[failed])); failed += 1) await delay(pauses[failed]);
    [this.records, this.checks, this.size, this.last] = [[], new Map(), 0, undefined];
  }

  /** False where it may be tried again. */
  private async sent(plan: Parameters<Store['send']>[0], { commit, digest, last }: CommitLine, pause?: number) {
    try {
      if (await this.store.send(plan)) return true;
      if ((await this.store.commitRecord(commit))?.digest === digest) return true;
    } catch (error) {
      if (error instanceof StoreUnavailable && pause !== undefined) return false;
      throw error;
    }
    throw new Error(`somebody else writes to this database: the commit of event ${last} does not follow what is there`);
  }

  /** The server takes names that differ in upper and lower case for one, within a call. */
  private collides(line: CommitLine): boolean {
    return streamsOf(line).some((stream) => {
      const known = this.checks.get(nameInCall(stream));
      return known !== undefined && known.streamName !== stream;
    });
  }

  private expect(streamName: string, revision: number): void {
    const key = nameInCall(streamName);
    if (this.checks.has(key)) return;
    const expectedState = revision === 0 ? 'no_stream' : BigInt(revision - 1);
    this.checks.set(key, { type: 'stream_state', streamName, expectedState });
  }
}

const streamsOf = ({ commit, events }: CommitLine): readonly string[] => [
  ...events.map(({ stream }) => stream),
  commitStream(commit),
];

function movedEvent(one: CommitLine['events'][number]) {
  if (canonicalJson(JSON.parse(one.data)) !== one.data)
    throw new Error(`event ${one.position} is JSON of another writing, which KurrentDB does not keep as it is`);
  return movedRecord(one, hashedPosition(one) ?? '');
}

function recordOf({ commit, digest, hash, events }: CommitLine) {
  const writes: { stream: string; from: number; count: number }[] = [];
  for (const { stream, revision } of events) {
    const before = writes.at(-1);
    if (before?.stream === stream) before.count += 1;
    else writes.push({ stream, from: revision, count: 1 });
  }
  const content: CommitRecord = { digest, writes, ...(hash === null ? { hash } : {}) };
  return commitRecord(commit, content);
}
