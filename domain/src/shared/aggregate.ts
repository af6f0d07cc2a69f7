import type { CommandContract, EventContract, EventsOf, PayloadOf, RefusalCode } from '@talentlog/contracts';
import type { Settings } from './settings.ts';

/** What every domain event looks like to a machine and to a fold. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
  /** Instant of the decision, ISO 8601 UTC. */
  readonly at: string;
}

/** State of a flat machine, or of each region of a parallel one. */
export type StateValue = string | Readonly<Record<string, string>>;

/** An aggregate after its history: the machine's state and the data that `evolve` gathered. `revision` is -1 before its first event. */
export interface Folded<D = unknown, S extends StateValue = StateValue> {
  readonly id: string;
  readonly state: S;
  readonly data: D;
  readonly revision: number;
}

/** Names another aggregate a decision must know. A claim is named by a natural key; the pipeline hashes it with the company's secret. */
export type Ref =
  | { readonly aggregate: string; readonly id: string }
  | { readonly claim: string; readonly key: string };

/** Aggregates loaded for a decision under the names `needs` gave them. */
export type Related = Readonly<Record<string, Folded>>;

/** Who acts. `system` stands for timers and policies. */
export interface Actor {
  readonly kind: 'account' | 'link' | 'guest' | 'system';
  /** Account id, or the hash of the link; empty for guests, the process name for system. */
  readonly id: string;
  readonly jobSeekerId?: string;
  readonly name?: string;
}

/** Everything a decision may know besides the state: there is no clock, no random and no I/O in `domain`. */
export interface DecideContext<P, D, S extends StateValue = StateValue> {
  readonly id: string;
  readonly payload: P;
  readonly state: S;
  readonly data: D;
  readonly revision: number;
  readonly related: Related;
  readonly now: string;
  readonly actor: Actor;
  readonly settings: Settings;
  /** A new identifier; the same for the same command id and call order, so that a retried command repeats it. */
  readonly newId: () => string;
  /** A new one-time link: the id of its stream (the token's hash) and the seed the notifier derives the token from. */
  readonly newLink: () => { readonly linkId: string; readonly seed: string };
}

/** An event the decision wants, on its own stream unless `on` names another one that `needs` loaded or that is to be created. */
export interface Fact {
  readonly type: string;
  readonly data: object;
  readonly on?: Ref;
}

export interface Refusal {
  readonly refused: RefusalCode;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly path?: string;
}

export interface Acceptance {
  readonly facts: readonly Fact[];
  readonly result?: Readonly<Record<string, unknown>>;
}

export type Decision = Acceptance | Refusal;

export const isRefusal = (decision: Decision): decision is Refusal => 'refused' in decision;

export const refuse = (refused: RefusalCode, params?: Refusal['params'], path?: string): Refusal => ({
  refused,
  ...(params ? { params } : {}),
  ...(path ? { path } : {}),
});

export const accept = (facts: Fact | readonly Fact[], result?: Acceptance['result']): Acceptance => ({
  facts: Array.isArray(facts) ? facts : [facts as Fact],
  ...(result ? { result } : {}),
});

/** How one command of an aggregate is decided. */
export interface Decider<P = never, D = never, S extends StateValue = StateValue> {
  /** Id of the stream when it is not `payload.<aggregate>Id`; creation commands return `newId()`. */
  readonly target?: (payload: P, context: { newId: () => string; actor: Actor }) => Ref;
  /** Other aggregates to load, by name. Asked again with what was loaded so far until it names nothing new. */
  readonly needs?: (context: {
    readonly payload: P;
    readonly data: D;
    readonly actor: Actor;
    readonly id: string;
    readonly related: Related;
  }) => Readonly<Record<string, Ref | undefined>>;
  /** A better answer than `<aggregate>.invalid_transition` for a state the machine refuses. */
  readonly illegal?: (context: { readonly state: S; readonly data: D }) => Refusal | undefined;
  /**
   * Whether own state and data leave the command a chance, so that no screen offers what would be refused whoever asks;
   * absent means yes. It never decides: `decide` refuses by itself.
   */
  readonly offered?: (context: { readonly state: S; readonly data: D }) => boolean;
  readonly decide: (context: DecideContext<P, D, S>) => Decision;
}

/** Where an aggregate belongs, for permission scopes and for the person whose consent and history it is part of. */
export interface Ownership {
  readonly positionId?: string;
  readonly jobSeekerId?: string;
  readonly accountId?: string;
  /** Accounts that have it as their task (screener, interviewers, approvers). */
  readonly assignees?: readonly string[];
}

type StateNodes<E extends DomainEvent> = Readonly<Record<string, StateNode<E>>>;
export type Transition<E> =
  | string
  | { readonly target?: string }
  | readonly { readonly target?: string; readonly guard?: (event: E) => boolean }[];
export interface StateNode<E extends DomainEvent> {
  readonly on?: { readonly [K in E['type']]?: Transition<Extract<E, { type: K }>> };
}

/** A lifecycle: one flat set of states, or several regions side by side. Fed by events only; data lives in `evolve`. */
export type Lifecycle<E extends DomainEvent> =
  | { readonly initial: string; readonly states: StateNodes<E> }
  | { readonly regions: Readonly<Record<string, { readonly initial: string; readonly states: StateNodes<E> }>> };

type CommandsTable = Readonly<Record<string, CommandContract>>;
type EventsTable = Readonly<Record<string, EventContract>>;

export interface AggregateDefinition<C extends CommandsTable, T extends EventsTable, D, S extends StateValue> {
  readonly name: string;
  readonly commands: C;
  readonly events: T;
  readonly lifecycle: Lifecycle<EventsOf<T> & DomainEvent>;
  readonly initialData: D;
  /** The fold of data: total over the aggregate's events, without clock, random or policy. */
  readonly evolve: (data: D, event: EventsOf<T>) => D;
  readonly deciders: { readonly [K in keyof C]: Decider<PayloadOf<C[K]>, D, S> };
  readonly ownership: (data: D, id: string) => Ownership;
}

/** An aggregate as the pipeline, the projectors and the audit use it, whatever its types. */
export interface Aggregate {
  readonly name: string;
  readonly commands: CommandsTable;
  readonly events: EventsTable;
  readonly lifecycle: Lifecycle<DomainEvent>;
  readonly initialData: unknown;
  readonly evolve: (data: unknown, event: DomainEvent) => unknown;
  readonly deciders: Readonly<Record<string, Decider<unknown, unknown>>>;
  readonly ownership: (data: unknown, id: string) => Ownership;
}

/** Ties contracts, machine, fold and decisions of one aggregate together and checks their types against each other. */
export function defineAggregate<C extends CommandsTable, T extends EventsTable, D, S extends StateValue = string>(
  definition: AggregateDefinition<C, T, D, S>,
): AggregateDefinition<C, T, D, S> & Aggregate {
  return definition as AggregateDefinition<C, T, D, S> & Aggregate;
}

/** Types a lifecycle against the aggregate's events without repeating them. */
export const lifecycle =
  <T extends EventsTable>(_events: T) =>
  <const L extends Lifecycle<EventsOf<T> & DomainEvent>>(definition: L): L =>
    definition;

/** The loaded aggregate of that name, typed by its definition. A missing one is a defect of `needs`. */
export function related<D, S extends StateValue>(
  from: Related,
  name: string,
  _aggregate: { readonly initialData: D; readonly deciders: Readonly<Record<string, Decider<never, D, S>>> },
): Folded<D, S> {
  const folded = from[name];
  if (folded === undefined) throw new Error(`needs() did not name ${name}`);
  return folded as Folded<D, S>;
}
