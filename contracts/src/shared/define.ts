import type { z } from 'zod';
import type { ReadPart } from '../access-log/access-log.ts';
import type { LinkPurpose, StepUp } from './links.ts';
import type { PermissionCode } from './permissions.ts';

/**
 * Who may send a command or ask a query. Several grants mean "any of them".
 * - `staff`: a capability of the permission matrix, within the scope the matrix gives the role (all, own positions, own tasks).
 * - `self`: a signed-in person acting on what is theirs; with `stepUp`, after a code sent to their phone since they signed in.
 * - `link`: the holder of a one-time link of this purpose, after the step-up it asks for.
 * - `guest`: anybody.
 * - `overLink`: who comes by a link that is over, in a browser that had proved it, or signed in as its person.
 * - `system`: only timers, policies and workers; never reachable over HTTP.
 */
export type Grant =
  | { readonly staff: PermissionCode }
  | { readonly self: PermissionCode; readonly stepUp?: 'code' }
  | { readonly link: LinkPurpose; readonly stepUp: StepUp }
  | { readonly guest: true }
  | { readonly overLink: true }
  | { readonly system: true };

/** One wish a person or the system can express. The shape lives here; the rule in `domain`. */
export interface CommandContract<P extends z.ZodType = z.ZodType> {
  /** The aggregate whose stream the command is addressed to. */
  readonly aggregate: string;
  /** Strict shape of the payload: an unknown property is refused with 400. */
  readonly payload: P;
  readonly grants: readonly Grant[];
  /** Events the command may cause on its own stream; the machine must take at least one of them in the current state. */
  readonly emits: readonly string[];
  /** Refusal codes the domain may answer with, besides `<aggregate>.invalid_transition`. */
  readonly refusals: readonly string[];
  /**
   * Gives an account, a role, a credential or a place that personal data goes to: an account sends it with a fresh proof that it is its
   * owner (`ProveSelf`), because the cookie of a sign-in alone may be a stolen one.
   */
  readonly proof?: true;
  /** Person whose consent is not asked for, because the command itself repairs or withdraws it, or concerns no content. */
  readonly privacy?: 'exempt';
}

export const command = <P extends z.ZodType, const C extends CommandContract<P>>(
  contract: C & { payload: P },
): C & { payload: P } => contract;

/**
 * Why a personal field is not in the copy of their data that a person may ask for.
 * - `OPINION`: what colleagues thought; an explanation tells it in words somebody answers for.
 * - `AMONG_COLLEAGUES`: an opinion, unless the person gave it themselves.
 * - `READER`: who looked is told by day, without names.
 * - `SECRET`: it opens something.
 * - `REPEATED`: the copy has the same words elsewhere.
 */
export type WithheldFromCopy = 'OPINION' | 'AMONG_COLLEAGUES' | 'READER' | 'SECRET' | 'REPEATED';

/** One kind of fact, with who may read what of it. */
export interface EventContract<D extends z.ZodObject = z.ZodObject> {
  readonly version: number;
  readonly data: D;
  /** The field that names the person under whose key the personal fields are encrypted. */
  readonly subject?: string;
  /** Top-level fields stored only as ciphertext. */
  readonly personal?: readonly string[];
  /** Personal fields of which an auditor may be shown a value, for a reason. The others stay masked for good. */
  readonly revealable?: readonly string[];
  /** Personal fields that the person's copy leaves out, each with the reason. The others are in it. */
  readonly withheld?: Readonly<Record<string, WithheldFromCopy>>;
  /** The person's copy does not list the event: it is bookkeeping, or about colleagues alone. */
  readonly bookkeeping?: true;
  /** The recruiters' timeline does not list the event: another line says the same, or it is the auditors' business. */
  readonly silent?: true;
}

/** An event with personal fields says for each who may read it: who forgot it does not compile. */
type SaysWhoReads<C> = C extends { readonly personal: readonly (infer F extends string)[] }
  ? {
      readonly revealable: readonly F[];
      readonly withheld: Readonly<Partial<Record<F, WithheldFromCopy>>>;
    }
  : unknown;

export const event = <D extends z.ZodObject, const C extends EventContract<D>>(
  contract: C & { data: D } & SaysWhoReads<C>,
): C & { data: D } => contract;

/** A personal field reads as null once its person's key was destroyed. */
export type Erasable<T, K> = { [F in keyof T]: F extends K ? T[F] | null : T[F] };

type PersonalOf<C> = C extends { personal: readonly (infer F)[] } ? F : never;

/** The union of the domain events of one table of event contracts. `at` is the instant of the decision, ISO 8601 UTC. */
export type EventsOf<T extends Record<string, EventContract>> = {
  [K in keyof T & string]: {
    readonly type: K;
    readonly data: Erasable<z.infer<T[K]['data']>, PersonalOf<T[K]>>;
    readonly at: string;
  };
}[keyof T & string];

/** A value that whoever takes it leaves as it is. */
type Unchanged<T> = T extends readonly (infer I)[]
  ? readonly Unchanged<I>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;

/** Data of an event as it is written: whole, as its contract asks. */
export type WrittenOf<E extends EventContract> = Unchanged<z.infer<E['data']>>;

export type PayloadOf<C extends CommandContract> = z.infer<C['payload']>;

/** One question. Lists filter, sort and page on the server. */
export interface QueryContract<P extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType> {
  readonly params: P;
  /** Shape of `data` in the answer. */
  readonly result: R;
  readonly grants: readonly Grant[];
  /**
   * What of people an answer opens to the staff who asks: a part of what is kept of each person whom it names, which leaves a row of the
   * access log for each; a line of everybody in reach; what is the asker's own; or nothing of anybody but the company.
   */
  readonly reads: ReadPart | 'LINES' | 'OWN' | 'COMPANY';
  /** View whose checkpoint `X-After-Position` waits for. */
  readonly view: string;
}

export const query = <P extends z.ZodType, R extends z.ZodType, const C extends QueryContract<P, R>>(
  contract: C & { params: P; result: R },
): C & { params: P; result: R } => contract;
