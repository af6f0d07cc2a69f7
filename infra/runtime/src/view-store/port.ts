import type { Generation } from './generation.ts';
import type { ListQuery } from './list-query.ts';
import type { ProjectorSchema, Row } from './schema.ts';

export interface OpenOptions {
  /** Asks for a fresh generation. */
  readonly rebuild?: boolean;
  /** Whoever opens will tell it much before anybody lists it: what lists look rows up by may be made when it is finished. */
  readonly filling?: boolean;
}

/** Rows that projectors write, each in its own generation, and that queries read. */
export interface ViewStore {
  /**
   * The generations of a projector that are in use: the live one, first, and one being built where the projector's version or its
   * views' shapes changed, or where `rebuild` asks for a fresh one. A first generation is live at once. Takes up a build where a
   * crash left it.
   */
  open(projector: ProjectorSchema, options?: OpenOptions): Promise<readonly Generation[]>;
  /** Rows are kept for the next reader: who would change one gets a TypeError. */
  get(view: string, id: string): Promise<Row | undefined>;
  /** The rows of these ids that are there, each once, by id: one read, however many they are. Throws UnknownView. */
  getMany(view: string, ids: readonly string[]): Promise<readonly Row[]>;
  /** One page and the exact number of rows in all. Throws UnknownView, UnknownField. */
  list(view: string, query: ListQuery): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
  /** The rows of a page alone, for who asks for no total: it costs what its rows cost. Throws UnknownView, UnknownField. */
  find(view: string, query: ListQuery): Promise<readonly Row[]>;
  /** Rows per value of a column (as text, null left out), under the same conditions; for facets and counts. */
  countBy(
    view: string,
    field: string,
    query?: Pick<ListQuery, 'where' | 'anyOf' | 'search'>,
  ): Promise<ReadonlyMap<string, number>>;
  /** All rows by id, read in pages; for exports and comparisons. */
  scan(view: string): AsyncIterable<Row>;
  /** Removes these rows, their search text and every trace of both in the store's files, for good. */
  purge(view: string, ids: readonly string[]): Promise<void>;
  /**
   * After purges: copies of rows that the store itself left behind when it moved them go, too. Reads and writes everything, while nothing else is
   * answered; false where that would take too long, and the copies stay until the views are built again.
   */
  compact(): Promise<boolean>;
  close(): Promise<void>;
}

/** No projector that was opened keeps a view of this name. */
export class UnknownView extends Error {
  constructor(readonly view: string) {
    super(`no view "${view}"`);
  }
}
/** The view's schema has no column of this name. */
export class UnknownField extends Error {
  constructor(
    readonly view: string,
    readonly field: string,
  ) {
    super(`view "${view}" has no column "${field}"`);
  }
}
