import type { EventsOf } from '@talentlog/contracts';
import { type AnyStateMachine, createMachine } from 'xstate';
import type { DomainEvent, EventsTable } from './folded.ts';

type Transition<E> = string | readonly { readonly target?: string; readonly guard?: (event: E) => boolean }[];
type Nodes<E extends DomainEvent> = Readonly<
  Record<string, { readonly on?: { readonly [K in E['type']]?: Transition<Extract<E, { type: K }>> } }>
>;

/** A flat lifecycle as an XState machine. Stays until every aggregate has a `machine.ts` of its own. */
export const lifecycle =
  <T extends EventsTable>(_events: T) =>
  (definition: { readonly initial: string; readonly states: Nodes<EventsOf<T> & DomainEvent> }): AnyStateMachine => {
    const guards: Record<string, (args: { event: never }) => boolean> = {};
    const name = (guard: (event: never) => boolean): string => {
      const made = `condition${Object.keys(guards).length}`;
      guards[made] = ({ event }) => guard(event);
      return made;
    };
    const arrow = (to: Transition<never>) =>
      typeof to === 'string'
        ? to
        : to.map(({ target, guard }) => ({ target, ...(guard ? { guard: name(guard) } : {}) }));
    const states = Object.fromEntries(
      Object.entries(definition.states).map(([state, { on = {} }]) => [
        state,
        { on: Object.fromEntries(Object.entries(on).map(([type, to]) => [type, arrow(to as Transition<never>)])) },
      ]),
    );
    return createMachine({ initial: definition.initial, states } as never, { guards } as never) as AnyStateMachine;
  };
