import { setTimeout as delay } from 'node:timers/promises';
import { LogDamaged } from '../admin.ts';
import { canonicalJson } from '../canonical.ts';
import { type LogPosition, START } from '../port.ts';
import type { StoredText } from '../sqlite/row-problem.ts';
import { type CommitRecord, commitStream, commitType } from './commit-record.ts';
import { positionAt } from './place.ts';
import type { KurrentReader } from './reader.ts';
import { type Properties, recorded } from './record.ts';

/** A commit with its events, counted from the first of the log: those after `before`, up to `last`. */
export interface WholeCommit {
  readonly commitId: string;
  readonly digest: string;
  /** Whether a hash is kept of it: of some that moved here there is none. */
  readonly hashed: boolean;
  readonly before: number;
  readonly last: number;
  readonly events: readonly StoredText[];
  /** Reading goes on after this place; where its last event stands. */
  readonly place: LogPosition;
  readonly end: LogPosition;
}

/** Where in the log, and how many events are before that. */
export interface Counted {
  readonly at: number;
  readonly place: LogPosition;
}
export const fromTheFirst: Counted = { at: 0, place: START };

type Read = Awaited<ReturnType<KurrentReader['recordsAfter']>>[number];

/** The commits after a place, in the order of the log, up to its end. Throws LogDamaged where the events are not those of a commit. */
export async function* wholeCommits(
  reader: Pick<KurrentReader, 'recordsAfter'>,
  after: Counted = fromTheFirst,
): AsyncGenerator<WholeCommit> {
  let { at, place } = after;
  let waiting: Read[] = [];
  for (let looks = 0; looks === 0 || (waiting.length > 0 && looks < 20); looks += 1) {
    // The events of a commit and what says so are written at once; where the server shows some of them sooner, they come in a moment.
    if (looks > 0) await delay(50);
    for (let page = await reader.recordsAfter(place); page.length > 0; page = await reader.recordsAfter(place))
      for (const one of page) {
        place = positionAt(one.position);
        if (one.type !== commitType) {
          waiting.push(one);
          continue;
        }
        const commit = wholeOf(one, waiting, at);
        waiting = [];
        at = commit.last;
        if (commit.events.length > 0) yield commit;
      }
  }
  if (waiting.length > 0) throw new LogDamaged(`event ${at + 1} belongs to no commit`);
}

function wholeOf(said: Read, found: readonly Read[], before: number): WholeCommit {
  const { digest, writes, hash } = said.data as unknown as CommitRecord;
  const told = writes.flatMap(({ stream, from, count }) =>
    Array.from({ length: count }, (_, n) => `${stream} ${from + n}`),
  );
  const isOther = found.some(({ streamId, revision }, n) => told[n] !== `${streamId} ${revision}`);
  if (isOther || told.length !== found.length)
    throw new LogDamaged(`the events after ${before} are not those of the commit that they were stored with`);
  const events = found.map((one, n) => storedText(one, before + n + 1));
  return {
    ...{ commitId: said.streamId.slice(commitStream('').length), digest, hashed: hash !== null, before },
    ...{ last: before + events.length, events, place: positionAt(said.position) },
    end: positionAt((found.at(-1) ?? said).position),
  };
}

function storedText(one: Read, position: number): StoredText {
  const { stream, revision, id, type, schemaVersion, recordedAt, prevHash, hash } = recorded(one);
  return {
    ...{ position, stream, revision, id, type, schema_version: schemaVersion, data: canonicalJson(one.data) },
    metadata: (one.metadata as unknown as Properties).metadata,
    ...{ recorded_at: recordedAt, prev_hash: prevHash, hash },
  };
}
