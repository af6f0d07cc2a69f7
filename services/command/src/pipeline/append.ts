import type { Acceptance } from '@talentlog/domain/decide';
import type { Folded } from '@talentlog/domain/fold';
import { type AppendResult, CommitIdReused, WrongExpectedRevision } from '@talentlog/runtime';
import { streamOf } from './aggregate-cache.ts';
import { accepted, answeredBefore, resultOf } from './answer.ts';
import type { Change } from './changes.ts';
import type { Outcome, UnderWay } from './command.ts';
import { metadataOf } from './metadata.ts';
import { refused } from './refused.ts';
import type { Loaded } from './related.ts';

/** Another commit moved this stream first. */
export interface Conflict {
  readonly conflictOn: string;
}

/** A commit on its way to the disk, in its place behind those sent before it. */
export interface Sent {
  readonly sent: Promise<Outcome | Conflict>;
}

/** Sends all streams at the revisions that were decided on, or none; what was only read must not have moved either. */
export async function append(
  one: UnderWay,
  changes: readonly Change[],
  loaded: readonly Loaded[],
  decision: Acceptance,
): Promise<Sent> {
  const { parts } = one;
  const writes = await writesOf(one, changes, decision);
  const written = new Set(writes.map(({ stream }) => stream));
  const checks = loaded
    .map(({ aggregate, folded }) => ({ stream: streamOf(aggregate.name, folded.id), expected: expected(folded) }))
    .filter(({ stream }) => !written.has(stream));
  const stored = parts.store.append({ commitId: one.commandId, writes, checks });
  for (const { aggregate, after } of changes) parts.cache.sent(aggregate.name, after, stored);
  return { sent: answerOf(one, stored, loaded, decision) };
}

const expected = ({ revision }: Folded) => (revision < 0 ? ('no-stream' as const) : revision);

async function writesOf(one: UnderWay, changes: readonly Change[], decision: Acceptance) {
  const facts = changes.flatMap(({ aggregate, before, events }) =>
    events.map((event) => ({ ...event, aggregate, stream: streamOf(aggregate.name, before.id) })),
  );
  const sealed = await one.parts.sealer.seal(
    facts.map((fact, index) => ({ ...fact, eventId: one.ids.eventId(index) })),
    metadataOf(one, decision),
  );
  return changes.map(({ aggregate, before }) => {
    const stream = streamOf(aggregate.name, before.id);
    const events = sealed.filter((_event, index) => facts[index]?.stream === stream);
    return { stream, expected: expected(before), events };
  });
}

async function answerOf(
  one: UnderWay,
  stored: Promise<AppendResult>,
  loaded: readonly Loaded[],
  decision: Acceptance,
): Promise<Outcome | Conflict> {
  try {
    return { ...accepted(await stored), ...resultOf(decision) };
  } catch (error) {
    for (const { aggregate, folded } of loaded) one.parts.cache.outdated(aggregate.name, folded.id);
    if (error instanceof WrongExpectedRevision) return { conflictOn: error.stream };
    if (error instanceof CommitIdReused) return answeredBefore(one, refused('common.id_reused'));
    throw error;
  }
}
