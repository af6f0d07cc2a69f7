import type { Acceptance } from '@talentlog/domain/decide';
import { CommitIdReused, WrongExpectedRevision } from '@talentlog/runtime';
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

/** Writes all streams at the revisions that were decided on, or none; what was only read must not have moved either. */
export async function append(
  one: UnderWay,
  changes: readonly Change[],
  loaded: readonly Loaded[],
  decision: Acceptance,
): Promise<Outcome | Conflict> {
  const { parts } = one;
  const written = new Set(changes.map(({ aggregate, before }) => streamOf(aggregate.name, before.id)));
  const expected = (revision: number) => (revision < 0 ? ('no-stream' as const) : revision);
  const metadata = metadataOf(one, decision);
  const facts = changes.flatMap(({ aggregate, before, events }) =>
    events.map((event) => ({ ...event, aggregate, stream: streamOf(aggregate.name, before.id) })),
  );
  const sealed = await parts.sealer.seal(
    facts.map((fact, index) => ({ ...fact, eventId: one.ids.eventId(index) })),
    metadata,
  );
  const writes = changes.map(({ aggregate, before }) => {
    const stream = streamOf(aggregate.name, before.id);
    const events = sealed.filter((_event, index) => facts[index]?.stream === stream);
    return { stream, expected: expected(before.revision), events };
  });
  const checks = loaded
    .map(({ aggregate, folded }) => ({
      stream: streamOf(aggregate.name, folded.id),
      expected: expected(folded.revision),
    }))
    .filter(({ stream }) => !written.has(stream));
  try {
    const appended = await parts.store.append({ commitId: one.commandId, writes, checks });
    for (const { aggregate, after } of changes) parts.cache.keep(aggregate.name, after);
    return { ...accepted(appended), ...resultOf(decision) };
  } catch (error) {
    for (const { aggregate, before } of changes) parts.cache.forget(aggregate.name, before.id);
    for (const { aggregate, folded } of loaded) parts.cache.forget(aggregate.name, folded.id);
    if (error instanceof WrongExpectedRevision) return { conflictOn: error.stream };
    if (error instanceof CommitIdReused) return answeredBefore(one, refused('common.id_reused'));
    throw error;
  }
}
