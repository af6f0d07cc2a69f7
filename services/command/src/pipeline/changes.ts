import { type Acceptance, canTake } from '@talentlog/domain/decide';
import { type Aggregate, evolve, type Folded } from '@talentlog/domain/fold';
import { aggregateNamed, streamOf } from './aggregate-cache.ts';
import type { UnderWay } from './command.ts';
import { type Refused, refused } from './refused.ts';
import { type Loaded, latest } from './related.ts';

/** What a decision does to one stream. */
export interface Change {
  readonly aggregate: Aggregate;
  readonly before: Folded;
  readonly after: Folded;
  readonly events: readonly { readonly type: string; readonly data: object }[];
}

/** Sorts the facts by stream and moves each aggregate forward; a fact its machine does not take refuses the whole command. */
export async function applyFacts(
  one: UnderWay,
  target: Folded,
  loaded: readonly Loaded[],
  { facts }: Acceptance,
): Promise<Map<string, Change> | Refused> {
  const changes = new Map<string, Change>();
  for (const fact of facts) {
    const { aggregate: name, id } = fact.on
      ? one.ids.resolve(fact.on)
      : { aggregate: one.target.aggregate.name, id: target.id };
    const aggregate = aggregateNamed(name);
    const stream = streamOf(name, id);
    const known = changes.get(stream);
    const before =
      known?.before ??
      (stream === streamOf(one.target.aggregate.name, target.id)
        ? target
        : (loaded.find((it) => it.aggregate === aggregate && it.folded.id === id)?.folded ??
          (await latest(one, aggregate, id))));
    const current = known?.after ?? before;
    const event = { type: fact.type, data: fact.data, at: one.now };
    if (!canTake(aggregate, current, event))
      return refused(`${name}.invalid_transition`, { params: { event: fact.type } });
    const after = evolve(aggregate, current, event);
    changes.set(stream, {
      aggregate,
      before,
      after,
      events: [...(known?.events ?? []), { type: fact.type, data: fact.data }],
    });
  }
  return changes;
}
