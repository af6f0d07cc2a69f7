import type { FileRef, Paper, RefusalCode } from '@talentlog/contracts';
import type { Folded, Ref, State, StateOf, Typed } from './folded.ts';
import type { Settings } from './settings.ts';

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
export interface DecideContext<P, D, S extends State = State> {
  readonly id: string;
  readonly payload: P;
  readonly path: string;
  readonly state: S;
  readonly data: D;
  readonly revision: number;
  readonly related: Related;
  readonly now: string;
  readonly actor: Actor;
  readonly settings: Settings;
  /** A new identifier; the same for the same command id and call order, so that a retried command repeats it. */
  readonly newId: () => string;
  /** Id of a new one-time link; the notifier makes the token of it. */
  readonly newLink: () => string;
}

declare const made: unique symbol;

/**
 * An event the decision wants, on its own stream unless `on` names another. Only `fact` and `factOn` of an aggregate make one, so that
 * its name and its data are those of a contract.
 */
export interface Fact<K extends string = string> {
  /** Never set. */
  readonly [made]: true;
  readonly type: K;
  readonly data: object;
  readonly on?: Ref;
}

/** Makes a fact; an aggregate does it, after its contract's types were checked. */
export const factOf = <K extends string>(type: K, data: object, on?: Ref): Fact<K> =>
  (on === undefined ? { type, data } : { type, data, on }) as Fact<K>;

export interface Refusal {
  readonly refused: RefusalCode;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly path?: string;
  /** The person whom the answer tells of; it goes into the log of reads and never out. */
  readonly about?: string;
  /** Further fields that it is about, where two of them contradict each other. */
  readonly besides?: readonly string[];
  /** What else is wrong, so that who corrects one thing does not learn of the next one afterwards. */
  readonly also?: readonly { readonly path: string; readonly code: RefusalCode }[];
}

export interface Acceptance {
  readonly facts: readonly Fact[];
  readonly result?: Readonly<Record<string, unknown>>;
}

/**
 * What is decided names a paper that has to be printed first. `domain` says what stands on it and whose it is; who runs the decision has it
 * printed and kept, and nothing happens where that cannot be done.
 */
export interface Printing<T = Acceptance> {
  readonly paper: Paper;
  /** What its file is called. */
  readonly name: string;
  readonly jobSeekerId: string;
  /** What follows from it. */
  readonly once: (printed: FileRef) => T;
}

/** What a decision comes to once everything that it names is there. */
export type Settled = Acceptance | Refusal;
export type Decision = Settled | Printing;

export const isRefusal = (decision: object): decision is Refusal => 'refused' in decision;
export const isPrinting = <T>(decision: Settled | Printing<T>): decision is Printing<T> => 'paper' in decision;

export const refuse = (
  refused: RefusalCode,
  params?: Refusal['params'],
  path?: string,
  ...besides: readonly string[]
): Refusal => ({
  refused,
  ...(params ? { params } : {}),
  ...(path ? { path } : {}),
  ...(besides.length > 0 ? { besides } : {}),
});

export const accept = (facts: Fact | readonly Fact[], result?: Acceptance['result']): Acceptance => ({
  facts: Array.isArray(facts) ? facts : [facts as Fact],
  ...(result ? { result } : {}),
});

/** Who looks at a screen, and when: what may be offered depends on it. */
export interface Onlooker {
  readonly now: string;
  readonly settings: Settings;
  /** Absent where the answer is for everybody. */
  readonly actor?: Actor;
}

/** What `offered` sees: the aggregate a screen shows, and its onlooker. */
export interface Shown<D, S extends State = State> extends Onlooker {
  readonly state: S;
  readonly data: D;
}

/** How one command of an aggregate is decided. */
export interface Decider<P = never, D = never, S extends State = State> {
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
  readonly illegal?: (context: { readonly path: string; readonly state: S; readonly data: D }) => Refusal | undefined;
  /**
   * Whether state, data, actor and moment leave the command a chance, so that no screen offers what would be refused; absent means yes. It
   * never decides: `decide` refuses by itself.
   */
  readonly offered?: (shown: Shown<D, S>) => boolean;
  /** Where a screen of another aggregate offers this command, because it begins something there. */
  readonly begins?: Beginning;
  readonly decide: (context: DecideContext<P, D, S>) => Decision;
}

/** An aggregate on which another one's command begins something, and when. */
export interface Beginning {
  readonly aggregate: string;
  readonly offered: (shown: Shown<unknown>) => boolean;
}

/** `begins: beginsOn(application, …)`: screens of an application offer the command while this holds. */
export const beginsOn = <A extends Typed & { readonly name: string }>(
  aggregate: A,
  offered: (shown: Shown<A['initialData'], StateOf<A>>) => boolean,
): Beginning => ({ aggregate: aggregate.name, offered: offered as Beginning['offered'] });

/** A decider whatever its types, as the pipeline asks it: with the payload its contract parsed and the aggregate it was made for. */
export type AnyDecider = Decider<unknown, unknown>;
