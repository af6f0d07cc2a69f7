import { type AnyStateMachine, createActor, createMachine } from 'xstate';
import type { Aggregate, DomainEvent, Folded, Lifecycle, StateValue, Transition } from './aggregate.ts';

/**
 * The XState machine of a lifecycle. Guards see the event only, never data or a clock: a replay must take the same way as the
 * day it happened.
 */
export function machineOf(name: string, lifecycle: Lifecycle<DomainEvent>): AnyStateMachine {
  const node = (states: Readonly<Record<string, { on?: Readonly<Record<string, Transition<never> | undefined>> }>>) =>
    Object.fromEntries(
      Object.entries(states).map(([state, { on }]) => [
        state,
        { on: Object.fromEntries(Object.entries(on ?? {}).map(([type, to]) => [type, transition(to)])) },
      ]),
    );
  const config =
    'regions' in lifecycle
      ? {
          id: name,
          type: 'parallel',
          states: Object.fromEntries(
            Object.entries(lifecycle.regions).map(([region, { initial, states }]) => [
              region,
              { initial, states: node(states) },
            ]),
          ),
        }
      : { id: name, initial: lifecycle.initial, states: node(lifecycle.states) };
  return createMachine(config as Parameters<typeof createMachine>[0]);
}

function transition(to: Transition<never> | undefined): unknown {
  if (!Array.isArray(to)) return to;
  return to.map(({ target, guard }) => ({
    ...(target === undefined ? {} : { target }),
    ...(guard ? { guard: ({ event }: { event: unknown }) => guard(event as never) } : {}),
  }));
}

/** Runs transitions without starting an actor. One inert scope per machine: XState's own `transition()` builds a new one per call, five times slower. */
function stepper(machine: AnyStateMachine) {
  const self = createActor(machine);
  const nothing = () => {};
  const scope = {
    self,
    system: self.system,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    actionExecutor: nothing,
  };
  return (state: StateValue, event: DomainEvent): StateValue => {
    const snapshot = machine.resolveState({ value: state as string, context: {} });
    return machine.transition(snapshot, event, scope as unknown as Parameters<AnyStateMachine['transition']>[2])
      .value as StateValue;
  };
}

interface Compiled {
  readonly machine: AnyStateMachine;
  readonly step: (state: StateValue, event: DomainEvent) => StateValue;
  readonly initial: StateValue;
  /** region -> state -> event types taken there; a flat machine is one region named ''. */
  readonly takes: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;
  /** event type -> regions that mention it anywhere. */
  readonly mentionedIn: ReadonlyMap<string, readonly string[]>;
}

const compiled = new WeakMap<object, Compiled>();

function compile({ name, lifecycle }: Pick<Aggregate, 'name' | 'lifecycle'>): Compiled {
  const known = compiled.get(lifecycle);
  if (known) return known;
  const machine = machineOf(name, lifecycle);
  const regions =
    'regions' in lifecycle ? Object.entries(lifecycle.regions) : [['', lifecycle] as [string, typeof lifecycle]];
  const takes = new Map<string, Map<string, Set<string>>>();
  const mentionedIn = new Map<string, string[]>();
  for (const [region, { states }] of regions) {
    const byState = new Map<string, Set<string>>();
    for (const [state, { on }] of Object.entries(states)) byState.set(state, new Set(Object.keys(on ?? {})));
    takes.set(region, byState);
    for (const type of new Set([...byState.values()].flatMap((types) => [...types])))
      mentionedIn.set(type, [...(mentionedIn.get(type) ?? []), region]);
  }
  const initial: StateValue =
    'regions' in lifecycle
      ? Object.fromEntries(Object.entries(lifecycle.regions).map(([region, { initial: first }]) => [region, first]))
      : lifecycle.initial;
  const result = { machine, step: stepper(machine), initial, takes, mentionedIn };
  compiled.set(lifecycle, result);
  return result;
}

export const initialState = (aggregate: Pick<Aggregate, 'name' | 'lifecycle'>): StateValue =>
  compile(aggregate).initial;

/**
 * Whether the machine takes an event of this type now: every region that knows the event must take it in its current state.
 * So `OfferSent` needs the approval passed, the status pending and the link not sent, each said once in its region.
 */
export function isLegal(aggregate: Pick<Aggregate, 'name' | 'lifecycle'>, state: StateValue, type: string): boolean {
  const { takes, mentionedIn } = compile(aggregate);
  const regions = mentionedIn.get(type);
  if (regions === undefined) return false;
  return regions.every((region) => {
    const current = typeof state === 'string' ? state : state[region];
    return current !== undefined && takes.get(region)?.get(current)?.has(type) === true;
  });
}

/** The state after the event. Throws when the machine does not take it: a stored event that is not legal is a defect, never skipped. */
export function nextState(
  aggregate: Pick<Aggregate, 'name' | 'lifecycle'>,
  state: StateValue,
  event: DomainEvent,
): StateValue {
  if (!isLegal(aggregate, state, event.type))
    throw new Error(`${aggregate.name} in ${JSON.stringify(state)} does not take ${event.type}`);
  return compile(aggregate).step(state, event);
}

export function empty(aggregate: Aggregate, id: string): Folded {
  return { id, state: initialState(aggregate), data: aggregate.initialData, revision: -1 };
}

/** One more event: machine and data move together. */
export function evolve(aggregate: Aggregate, folded: Folded, event: DomainEvent): Folded {
  return {
    id: folded.id,
    state: nextState(aggregate, folded.state, event),
    data: aggregate.evolve(folded.data, event),
    revision: folded.revision + 1,
  };
}

export const fold = (aggregate: Aggregate, id: string, events: Iterable<DomainEvent>): Folded => {
  let folded = empty(aggregate, id);
  for (const event of events) folded = evolve(aggregate, folded, event);
  return folded;
};

/**
 * Commands whose own event the machine would take now, by the contracts' `emits`, and, where the data is given, that the
 * deciders offer with it. The source of every button.
 */
export function allowedCommands(aggregate: Aggregate, state: StateValue, data?: unknown): string[] {
  const offered = (name: string): boolean =>
    data === undefined || (aggregate.deciders[name]?.offered?.({ state, data }) ?? true);
  return Object.entries(aggregate.commands)
    .filter(([name, contract]) => contract.emits.some((type) => isLegal(aggregate, state, type)) && offered(name))
    .map(([name]) => name);
}

/** States and arrows of the machine, for diagrams and for the audit's drawing. */
export function chartOf(aggregate: Pick<Aggregate, 'name' | 'lifecycle'>): {
  readonly regions: {
    readonly region: string;
    readonly initial: string;
    readonly states: string[];
    readonly arrows: { from: string; to: string; event: string }[];
  }[];
} {
  const { lifecycle } = aggregate;
  const regions =
    'regions' in lifecycle ? Object.entries(lifecycle.regions) : [['', lifecycle] as [string, typeof lifecycle]];
  return {
    regions: regions.map(([region, { initial, states }]) => ({
      region,
      initial,
      states: Object.keys(states),
      arrows: Object.entries(states).flatMap(([from, { on }]) =>
        Object.entries(on ?? {}).flatMap(([event, to]) =>
          targets(to as Transition<never>, from).map((target) => ({ from, to: target, event })),
        ),
      ),
    })),
  };
}

function targets(to: Transition<never>, from: string): string[] {
  if (typeof to === 'string') return [to];
  if (Array.isArray(to)) return [...new Set(to.map(({ target }) => target ?? from))];
  return [(to as { target?: string }).target ?? from];
}
