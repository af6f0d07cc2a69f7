import { type Aggregate, empty, evolve } from '@talentlog/domain/fold';
import type { EventReader, OpenEvents } from '@talentlog/runtime';

/** What the log is asked by. */
export interface LogParts {
  readonly store: Pick<EventReader, 'readStream'>;
  readonly open: OpenEvents;
}

/** One thing as the log has it at this moment, however far the views are. */
export async function foldNow<D>(aggregate: Aggregate, id: string, { store, open }: LogParts) {
  const recorded = await store.readStream(`${aggregate.name}-${id}`);
  const events = recorded.map(await open(recorded));
  const { state, data } = events.reduce(
    (folded, { type, data, at }) => evolve(aggregate, folded, { type, data, at }),
    empty(aggregate, id),
  );
  return { state, data: data as D };
}
