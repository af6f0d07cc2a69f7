import type { Heardings } from './live.ts';
import type { Whose } from './page.ts';

/** What the cells of one walk share: a position that is made while everybody listens. */
export interface Walk {
  live?: Promise<Heardings>;
}

/** One question that the page answers: does the server let this role do this to that object? */
export interface Cell {
  readonly name: string;
  /** A role of the page, or who it is besides: the holder of a link, a candidate without a code. */
  readonly role: string;
  readonly whose: Whose;
  /** Capabilities that the page names here. */
  readonly capabilities: readonly string[];
  readonly expected: string;
  readonly actual: (walk: Walk) => Promise<string>;
}
