import type { CommandContract, EventContract } from '@talentlog/contracts';

/** What every domain event looks like to a machine and to a fold. */
export interface DomainEvent {
  readonly type: string;
  readonly data: object;
  /** Instant of the decision, ISO 8601 UTC. */
  readonly at: string;
}

/** A state in the spec's words: its name, or one word for each of its fields. */
export type State = string | Readonly<Record<string, string>>;

/** An aggregate after its history: where its machine is and the data that `evolve` gathered. `revision` is -1 before its first event. */
export interface Folded<D = unknown, S extends State = State> {
  readonly id: string;
  /** The machine's state by its path, as `draft.editable.passed`. */
  readonly path: string;
  /** The same state in the spec's words. */
  readonly state: S;
  readonly data: D;
  readonly revision: number;
}

/** Names another aggregate a decision must know. A claim is named by a natural key; the pipeline hashes it with the company's secret. */
export type Ref =
  | { readonly aggregate: string; readonly id: string }
  | { readonly claim: string; readonly key: string };

/** Where an aggregate belongs, for permission scopes and for the person whose consent and history it is part of. */
export interface Ownership {
  readonly positionId?: string;
  readonly jobSeekerId?: string;
  readonly accountId?: string;
  /** Accounts that have it as their task (screener, interviewers, approvers). */
  readonly assignees?: readonly string[];
  /** Accounts that a colleague mentioned in a comment about it. */
  readonly mentioned?: readonly string[];
}

export type CommandsTable = Readonly<Record<string, CommandContract>>;
export type EventsTable = Readonly<Record<string, EventContract>>;

/** Any aggregate with its types, to infer them from. */
export interface Typed {
  readonly commands: CommandsTable;
  readonly events: EventsTable;
  readonly initialData: unknown;
  readonly state?: State;
}
export type StateOf<A extends Typed> = NonNullable<A['state']>;
