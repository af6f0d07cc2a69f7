import type { Seen } from '../api/own-writes.ts';
import type { ApiProblem } from '../api/problem.ts';

/** What the page knows the server to have of a form. */
export interface Known<T> {
  readonly value: T;
  readonly seen: Seen;
}

/** What was typed here, over `base`, and what another page or device saved meanwhile: both changed what is at `paths`. */
export interface Collision<T> extends Known<T> {
  readonly base: T;
  readonly paths: readonly (readonly string[])[];
}

/** A form that several pages of one person may have open. */
export interface SharedForm<T> {
  /** Names what is typed and not saved. */
  readonly key: string;
  readonly save: (value: T, seen: Seen) => Promise<unknown>;
  /** As the server has it now. */
  readonly newest: () => Promise<Known<T>>;
  /** Whether both say the same, however they are written. */
  readonly same: (one: T, other: T) => boolean;
  /** Where both changed the same since `base`. */
  readonly collisions: (base: T, mine: T, now: T) => Collision<T>['paths'];
  /** The form with the fields that were refused as they were before; undefined where that helps nobody. */
  readonly withoutWrong?: (mine: T, before: T, problem: ApiProblem) => T | undefined;
}
