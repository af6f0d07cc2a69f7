import { type Aggregate, aggregates, empty, evolve, type Folded } from '@talentlog/domain/fold';
import type { EventStore, OpenEvents } from '@talentlog/runtime';
import { LRUCache } from 'lru-cache';

/** Folded aggregates, kept warm. What it hands out may be behind another process; the append's expected revision finds out. */
export interface AggregateCache {
  load(name: string, id: string): Promise<Folded>;
  keep(name: string, folded: Folded): void;
  forget(name: string, id: string): void;
}

export const streamOf = (name: string, id: string): string => `${name}-${id}`;

/** The aggregate of that name. An unknown one is a defect of the caller. */
export function aggregateNamed(name: string): Aggregate {
  const aggregate = aggregates[name];
  if (aggregate === undefined) throw new Error(`no aggregate ${name}`);
  return aggregate;
}

/** Folds streams on demand; at most `limit` of them stay in memory, so memory is bounded by the cache, not by data. */
export function createAggregateCache(store: EventStore, open: OpenEvents, limit = 20_000): AggregateCache {
  const cache = new LRUCache<string, Folded>({ max: limit });
  return {
    async load(name, id) {
      const stream = streamOf(name, id);
      const known = cache.get(stream);
      if (known !== undefined) return known;
      const aggregate = aggregateNamed(name);
      let folded = empty(aggregate, id);
      const events = await store.readStream(stream);
      const opened = await open(events);
      for (const event of events) folded = evolve(aggregate, folded, opened(event));
      // A command may have moved the stream while it was read; what it kept is not overwritten with what was before.
      const kept = cache.get(stream);
      if (kept !== undefined && kept.revision > folded.revision) return kept;
      cache.set(stream, folded);
      return folded;
    },
    keep: (name, folded) => {
      cache.set(streamOf(name, folded.id), folded);
    },
    forget: (name, id) => {
      cache.delete(streamOf(name, id));
    },
  };
}
