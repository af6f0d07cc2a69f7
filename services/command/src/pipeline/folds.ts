import type { EventReader, OpenEvents } from '@talentlog/runtime';
import { type AggregateCache, createAggregateCache } from './aggregate-cache.ts';

/** Aggregates as the log tells of them now. */
export interface Folds extends Pick<AggregateCache, 'load'> {
  /** Keeps nothing of what it folded: a person's key was destroyed. */
  forget(): void;
}

/** Aggregates that are kept folded; each is a few hundred bytes. */
const kept = 2_000;

/**
 * Folds for those who decide nothing and run beside the one that does: what is kept is read on from the log each time, so that it is as it
 * is now, whoever moved it.
 */
export function foldsOf(store: EventReader, open: OpenEvents): Folds {
  let folded = createAggregateCache(store, open, kept);
  return {
    load(of, id) {
      folded.outdated(of.name, id);
      return folded.load(of, id);
    },
    forget() {
      folded = createAggregateCache(store, open, kept);
    },
  };
}
