import type { Aggregate, DomainEvent, Folded } from './aggregate.ts';
import { compile } from './machine.ts';

/** The aggregate before its first event. */
export function empty(aggregate: Aggregate, id: string): Folded {
  const { initial, stateOf } = compile(aggregate.machine);
  return { id, path: initial, state: stateOf(initial), data: aggregate.initialData, revision: -1 };
}

/**
 * One more event: machine and data move together. Throws where the machine does not take it: a stored event that is not legal is a
 * defect, never skipped.
 */
export function evolve(aggregate: Aggregate, folded: Folded, event: DomainEvent): Folded {
  const machine = compile(aggregate.machine);
  const path = machine.next(folded.path, event);
  if (path === undefined) throw new Error(`${aggregate.name} in ${folded.path} does not take ${event.type}`);
  return {
    id: folded.id,
    path,
    state: machine.stateOf(path),
    data: aggregate.evolve(folded.data, event),
    revision: folded.revision + 1,
  };
}

export const fold = (aggregate: Aggregate, id: string, events: Iterable<DomainEvent>): Folded => {
  let folded = empty(aggregate, id);
  for (const event of events) folded = evolve(aggregate, folded, event);
  return folded;
};
