import type { StateAt } from '@talentlog/contracts';
import { type Aggregate, type DomainEvent, empty, evolve, type State } from '@talentlog/domain/fold';
import type { OpenedEvent } from '@talentlog/runtime';

type Path = NonNullable<StateAt['path']>;

/** How the aggregate came to its state: each change of a region by its event. */
export function pathOf(aggregate: Aggregate, id: string, past: readonly OpenedEvent[]): Path {
  let folded = empty(aggregate, id);
  return past.flatMap((event) => {
    const before = folded.state;
    folded = evolve(aggregate, folded, event as DomainEvent);
    return moves(before, folded.state).map((move) => ({ ...move, event: event.type, at: event.at }));
  });
}

function moves(before: State, after: State): Pick<Path[number], 'region' | 'from' | 'to'>[] {
  if (typeof before === 'string' || typeof after === 'string')
    return before === after ? [] : [{ region: '', from: String(before), to: String(after) }];
  return Object.entries(after).flatMap(([region, to]) =>
    before[region] === to ? [] : [{ region, from: before[region] ?? '', to }],
  );
}
