import type { Content } from '../content.ts';

/** A stored row: its number in the tables and what it holds. */
export interface Stored {
  readonly row: number;
  readonly content: Content;
}
