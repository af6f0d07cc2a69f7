import type { Related } from '@talentlog/domain/decide';
import type { Aggregate, Folded, Ref } from '@talentlog/domain/fold';
import { aggregateNamed } from './aggregate-cache.ts';
import type { UnderWay } from './command.ts';

/** An aggregate that a decision reads. */
export interface Loaded {
  readonly aggregate: Aggregate;
  readonly folded: Folded;
}

/** Loads what `needs` names, asking again with what came so far until nothing new is named. */
export async function loadRelated(one: UnderWay, folded: Folded): Promise<ReadonlyMap<string, Loaded>> {
  const loaded = new Map<string, Loaded>();
  const needs = one.target.aggregate.deciders[one.name]?.needs;
  if (needs === undefined) return loaded;
  for (;;) {
    const named = needs({
      payload: one.payload as never,
      data: folded.data as never,
      actor: one.admitted.actor,
      id: folded.id,
      related: relatedOf(loaded),
    });
    const fresh = Object.entries(named).filter(
      (entry): entry is [string, Ref] => entry[1] !== undefined && !loaded.has(entry[0]),
    );
    if (fresh.length === 0) return loaded;
    for (const [name, ref] of fresh) {
      const { aggregate, id } = one.ids.resolve(ref);
      const of = aggregateNamed(aggregate);
      loaded.set(name, { aggregate: of, folded: await latest(one, of, id) });
    }
  }
}

/** The aggregate with what is on its way, which the attempt then relies on. */
export async function latest({ parts, reliedOn }: UnderWay, of: Aggregate, id: string): Promise<Folded> {
  const { folded, stored } = await parts.cache.latest(of, id);
  if (stored !== undefined) reliedOn.add(stored);
  return folded;
}

/** As deciders see it: the folds, by the names that `needs` gave them. */
export const relatedOf = (loaded: ReadonlyMap<string, Loaded>): Related =>
  Object.fromEntries([...loaded].map(([name, { folded }]) => [name, folded]));
