import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import { conditionsOf } from './conditions.ts';
import type { DomainEvent, State } from './folded.ts';

/** One arrow: in this state the event leads there, while exactly these conditions hold of it. */
export interface Arrow {
  readonly from: string;
  readonly event: string;
  readonly holds: readonly string[];
  readonly to: string;
}

/**
 * An aggregate's XState machine, asked in two ways. What a decision wants is put to the machine itself (`can`). A replay takes the
 * table that was explored from the same machine once, state by state: the same arrows, without stepping a machine per event.
 * A state is named by its path (`draft.editable.passed`); what the spec calls the state is read from it (`stateOf`).
 */
export interface CompiledMachine {
  readonly initial: string;
  /** Every state that can be reached, by its path. */
  readonly paths: readonly string[];
  readonly arrows: readonly Arrow[];
  /** Whether the machine can take an event of this type here, given that it is the right one of its kind. */
  takes(path: string, type: string): boolean;
  /** Whether the machine takes this very event here. */
  can(path: string, event: DomainEvent): boolean;
  /** Where the event leads; undefined where the machine does not take it. */
  next(path: string, event: DomainEvent): string | undefined;
  /** The state in the spec's words. */
  stateOf(path: string): State;
}

/** A question about conditions instead of a real event: these hold, the others do not. */
interface Supposed {
  readonly type: string;
  readonly holds: readonly string[];
}

const compiled = new WeakMap<AnyStateMachine, CompiledMachine>();

/** The machine compiled, once for each machine. */
export function compile(machine: AnyStateMachine): CompiledMachine {
  const known = compiled.get(machine);
  if (known) return known;
  const made = explore(machine);
  compiled.set(machine, made);
  return made;
}

function explore(machine: AnyStateMachine): CompiledMachine {
  const conditions = conditionsOf(machine);
  const supposing = machine.provide({
    guards: Object.fromEntries(
      conditions.names.map((name) => [name, ({ event }: { event: Supposed }) => event.holds.includes(name)]),
    ),
  });
  const [first] = initialTransition(supposing);
  const places = new Map<string, AnyMachineSnapshot>([[pathOf(first.value), first]]);
  const arrows: Arrow[] = [];
  for (const [from, snapshot] of places) {
    for (const type of machine.events) {
      for (const holds of subsetsOf(conditions.of(type))) {
        const event: Supposed = { type, holds };
        if (!snapshot.can(event)) continue;
        const [after] = transition(supposing, snapshot, event);
        const to = pathOf(after.value);
        if (!places.has(to)) places.set(to, after);
        arrows.push({ from, event: type, holds, to });
      }
    }
  }
  return answering(machine, places, arrows, conditions.holding);
}

function answering(
  machine: AnyStateMachine,
  places: ReadonlyMap<string, AnyMachineSnapshot>,
  arrows: readonly Arrow[],
  holding: (event: DomainEvent) => readonly string[],
): CompiledMachine {
  const [initial = ''] = places.keys();
  const table = new Map(arrows.map(({ from, event, holds, to }) => [`${from} ${event} ${holds.join()}`, to]));
  const taken = new Set(arrows.map(({ from, event }) => `${from} ${event}`));
  const states = new Map([...places].map(([path, snapshot]) => [path, specStateOf(snapshot)]));
  const snapshots = new Map(
    [...places].map(([path, { value }]) => [path, machine.resolveState({ value, context: {} })] as const),
  );
  const known = <T>(map: ReadonlyMap<string, T>, path: string): T => {
    const found = map.get(path);
    if (found === undefined) throw new Error(`${machine.id} has no state ${path}`);
    return found;
  };
  return {
    initial,
    paths: [...places.keys()],
    arrows,
    takes: (path, type) => taken.has(`${path} ${type}`),
    can: (path, event) => known(snapshots, path).can(event),
    next: (path, event) => table.get(`${path} ${event.type} ${holding(event).join()}`),
    stateOf: (path) => known(states, path),
  };
}

/** The path of a state value: `draft.editable.passed`; regions side by side are all named: `(life.NOT_STARTED,reply.ACCEPTED)`. */
export function pathOf(value: AnyMachineSnapshot['value']): string {
  if (typeof value === 'string') return value;
  const parts = Object.entries(value as Readonly<Record<string, AnyMachineSnapshot['value']>>).map(
    ([name, inner]) => `${name}.${pathOf(inner)}`,
  );
  return parts.length === 1 ? (parts[0] ?? '') : `(${parts.join()})`;
}

/**
 * What the states' `meta` tell: the spec's fields, or under the one name `state` the spec's word of a state that stands below another.
 * A state without any is called by its own name.
 */
function specStateOf(snapshot: AnyMachineSnapshot): State {
  const metas: Readonly<Record<string, Readonly<Record<string, string>>>> = snapshot.getMeta();
  const told: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(metas));
  const { state: word, ...fields } = told;
  if (word !== undefined && Object.keys(fields).length === 0) return word;
  return Object.keys(told).length > 0 ? told : (snapshot.value as State);
}

function subsetsOf(names: readonly string[]): string[][] {
  const subsets: string[][] = [[]];
  for (const name of names) subsets.push(...subsets.map((subset) => [...subset, name]));
  return subsets;
}
