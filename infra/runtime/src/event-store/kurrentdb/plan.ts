import type { AppendRecordInput, ConsistencyCheck } from '@kurrent/kurrentdb-client';
import { NO_HASH } from '../event-text.ts';
import { assertExpectations } from '../expectations.ts';
import type { Commit, ExpectedRevision } from '../port.ts';
import { type CommitRecord, commitRecord, commitStream } from './commit-record.ts';
import { recordOf } from './record.ts';

/** The last event of a stream. */
export interface Head {
  readonly revision: number;
  readonly hash: string;
}
/** Of a stream without events. */
export const nothing: Head = { revision: -1, hash: NO_HASH };

/** What one call to the server says, and what is so once it was stored. */
export interface Plan {
  readonly records: AppendRecordInput[];
  readonly checks: ConsistencyCheck[];
  readonly size: number;
  readonly writes: CommitRecord['writes'];
  readonly heads: ReadonlyMap<string, Head>;
}

/** Streams whose last event must be known: those that are written, and those of which two things are expected. */
export function neededHeads({ writes, checks = [] }: Commit): readonly string[] {
  const needed = new Set(writes.filter(({ events }) => events.length > 0).map(({ stream }) => stream));
  const named = new Set<string>();
  for (const { stream } of [...checks, ...writes]) {
    if (named.has(stream)) needed.add(stream);
    named.add(stream);
  }
  return [...needed];
}

/** Streams of which the commit says first that there are none yet. */
export function newStreams({ writes, checks = [] }: Commit): ReadonlySet<string> {
  const first = new Map<string, ExpectedRevision>();
  for (const { stream, expected } of [...checks, ...writes]) if (!first.has(stream)) first.set(stream, expected);
  return new Set([...first].filter(([, expected]) => expected === 'no-stream').map(([stream]) => stream));
}

const stateOf = (expected: ExpectedRevision): ConsistencyCheck['expectedState'] =>
  expected === 'no-stream' ? 'no_stream' : expected === 'stream-exists' ? 'stream_exists' : BigInt(expected);

const check = (streamName: string, expectedState: ConsistencyCheck['expectedState']): ConsistencyCheck => ({
  type: 'stream_state',
  streamName,
  expectedState,
});

/** Whether these last events are what the commit expects. */
function fits({ writes, checks = [], ...commit }: Commit, known: ReadonlyMap<string, Head>): boolean {
  const ofKnown = <T extends { readonly stream: string }>(all: readonly T[]) =>
    all.filter(({ stream }) => known.has(stream));
  try {
    const looked = { ...commit, writes: ofKnown(writes), checks: ofKnown(checks) };
    assertExpectations(looked, (stream) => (known.get(stream) ?? nothing).revision);
    return true;
  } catch {
    return false;
  }
}

/**
 * A commit where these are the last events of its streams; the server checks that they are. Undefined where they are not what the commit
 * expects. Throws TypeError for contents that JSON cannot hold.
 */
export function planned(commit: Commit, digest: string, known: ReadonlyMap<string, Head>): Plan | undefined {
  if (!fits(commit, known)) return undefined;
  const others = [...(commit.checks ?? []), ...commit.writes].filter(({ stream }) => !known.has(stream));
  const expected = new Map(others.map((one) => [one.stream, one.expected]));
  const heads = new Map(known);
  const recordedAt = new Date().toISOString();
  const made = commit.writes.flatMap(({ stream, events }) =>
    events.map((event) => {
      const { revision, hash: prevHash } = heads.get(stream) ?? nothing;
      const one = recordOf(event, { stream, revision: revision + 1, prevHash, recordedAt });
      heads.set(stream, { revision: revision + 1, hash: one.hash });
      return one;
    }),
  );
  const writes = placesOf(commit, known);
  const last = commitRecord(commit.commitId, { digest, writes });
  return {
    records: [...made, last].map(({ record }) => record),
    checks: [
      check(commitStream(commit.commitId), 'no_stream'),
      ...[...known].map(([stream, { revision }]) => check(stream, revision < 0 ? 'no_stream' : BigInt(revision))),
      ...[...expected].map(([stream, one]) => check(stream, stateOf(one))),
    ],
    size: [...made, last].reduce((sum, { size }) => sum + size, 0),
    writes,
    heads,
  };
}

/** Where the events of each write come to stand. */
function placesOf({ writes }: Commit, known: ReadonlyMap<string, Head>): CommitRecord['writes'] {
  const next = new Map<string, number>();
  return writes.map(({ stream, events }) => {
    const from = next.get(stream) ?? (known.get(stream) ?? nothing).revision + 1;
    next.set(stream, from + events.length);
    return { stream, from, count: events.length };
  });
}
