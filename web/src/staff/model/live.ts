import { onLiveChange } from '../../api/live.ts';
import { type Aggregate, aggregates } from './answer-sources.ts';
import { staffApi } from './staff-api.ts';
import type { Store } from './store.ts';

/** Does something once a burst of changes is over; returns the way to leave it. */
type Later = (work: () => void) => () => void;
const afterPause: Later = (work) => {
  const timer = setTimeout(work, 400);
  return () => clearTimeout(timer);
};

/** Whether an answer holds all up to there; without a position nobody knows. */
function includes(answer: unknown, position: string): boolean {
  if (position === '' || typeof answer !== 'object' || answer === null || !('position' in answer)) return false;
  return typeof answer.position === 'string' && answer.position >= position;
}

/** The later of two positions; `''` is later than any, for nobody knows where it is. */
const later = (one: string, other: string): string => (one === '' || other === '' ? '' : one > other ? one : other);

/**
 * Keeps open screens fresh: changes are gathered for a moment, so a burst asks once, and only answers that do not hold them are asked
 * again. What this page wrote itself it asked for already. Returns the way to stop.
 */
export function followLive(store: Store, gather: Later = afterPause): () => void {
  const changed = new Map<Aggregate, string>();
  /** Answers that were on their way when a change was told: only once they are here one knows whether they hold it. */
  let undecided = new Map<string, string>();
  let leave: (() => void) | undefined;
  const flush = () => {
    const state = store.getState();
    const told = undecided;
    for (const [aggregate, position] of changed)
      for (const { queryCacheKey: key } of staffApi.util.selectInvalidatedBy(state, [aggregate]))
        told.set(key, later(told.get(key) ?? position, position));
    changed.clear();
    undecided = new Map();
    const stale: string[] = [];
    for (const [key, position] of told) {
      const { status, data } = state.staffApi.queries[key] ?? {};
      if (status === 'pending') undecided.set(key, position);
      else if (!includes(data, position)) stale.push(key);
    }
    store.dispatch(staffApi.util.invalidateTags(stale.map((id) => ({ type: 'answer', id }))));
    leave = undecided.size === 0 ? undefined : gather(flush);
  };
  const stop = onLiveChange(aggregates, ({ views, position }) => {
    for (const aggregate of aggregates.filter((one) => views.includes(one)))
      changed.set(aggregate, later(changed.get(aggregate) ?? position, position));
    leave ??= gather(flush);
  });
  return () => {
    leave?.();
    stop();
  };
}
