import type { EventsOf, PayloadOf, WrittenOf } from '@talentlog/contracts';
import type { AnyStateMachine } from 'xstate';
import { type AnyDecider, type Decider, type Fact, factOf } from './decider.ts';
import type { CommandsTable, DomainEvent, EventsTable, Ownership, Ref, State, StateOf, Typed } from './folded.ts';

export type {
  CommandsTable,
  DomainEvent,
  EventsTable,
  Folded,
  Ownership,
  Ref,
  State,
  StateOf,
  Typed,
} from './folded.ts';
/** What a fact of this type is written with. */
export type DataOf<T extends EventsTable, K extends keyof T> = WrittenOf<T[K]>;

export interface AggregateDefinition<C extends CommandsTable, T extends EventsTable, D> {
  /** Also the first word of its streams. */
  readonly name: string;
  readonly commands: C;
  readonly events: T;
  readonly machine: AnyStateMachine;
  readonly initialData: D;
  /** The fold of data: total over the aggregate's events, without clock, random or policy. */
  evolve(data: D, event: EventsOf<T>): D;
  ownership(data: D, id: string): Ownership;
  /** Facts that change nothing of what a sender decides upon: who acts on what they saw before such a one is not too late. */
  readonly aside?: readonly (keyof T & string)[];
}

/** What may be read of an aggregate and written on its streams: contracts, machine and fold, without its decisions. */
export interface AggregateOf<C extends CommandsTable, T extends EventsTable, D, S extends State>
  extends AggregateDefinition<C, T, D> {
  /** Never set; carries the type of the state. */
  readonly state?: S;
  ref(id: string): Ref;
  /** A fact on the stream of the aggregate that decides. */
  fact<K extends keyof T & string>(type: K, data: DataOf<T, K>): Fact<K>;
  /** A fact on another stream of this aggregate's kind. */
  factOn<K extends keyof T & string>(id: string, type: K, data: DataOf<T, K>): Fact<K>;
  /** Types the decision of one of the aggregate's commands. */
  decider<K extends keyof C & string>(
    command: K,
    decider: Decider<PayloadOf<C[K]>, D, S>,
  ): Decider<PayloadOf<C[K]>, D, S>;
}

/** An aggregate as the pipeline, the projectors and the audit use it, whatever its types. */
export interface Aggregate {
  readonly name: string;
  readonly commands: CommandsTable;
  readonly events: EventsTable;
  readonly machine: AnyStateMachine;
  readonly initialData: unknown;
  evolve(data: unknown, event: DomainEvent): unknown;
  ownership(data: unknown, id: string): Ownership;
  readonly aside?: readonly string[];
}

/** An aggregate with the decisions of all its commands. */
export interface Decided extends Aggregate {
  readonly deciders: Readonly<Record<string, AnyDecider>>;
}

/** What a reader needs of an aggregate to take a loaded one for what it is. */
export interface Handle<D, S extends State> {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly initialData: D;
  readonly state?: S;
}

/** Ties contracts, machine and fold of one aggregate together and checks their types against each other. */
export function defineAggregate<C extends CommandsTable, T extends EventsTable, D, S extends State = string>(
  definition: AggregateDefinition<C, T, D>,
): AggregateOf<C, T, D, S> {
  const { name } = definition;
  return {
    ...definition,
    ref: (id) => ({ aggregate: name, id }),
    fact: (type, data) => factOf(type, data),
    factOn: (id, type, data) => factOf(type, data, { aggregate: name, id }),
    decider: (_command, decider) => decider,
  };
}

/** The aggregate with its decisions; one that is missing does not compile. */
export const decides = <A extends Typed>(
  aggregate: A,
  deciders: {
    readonly [K in keyof A['commands']]: Decider<PayloadOf<A['commands'][K]>, A['initialData'], StateOf<A>>;
  },
): A & Pick<Decided, 'deciders'> => ({ ...aggregate, deciders: deciders as unknown as Decided['deciders'] });
