import type { Position } from '../event-store/port.ts';

/** A row of a view: a JSON document under an id. */
export interface Row {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** What a view keeps beside its documents so that lists answer by index. Column values are read from the row by field path. */
export interface ViewSchema {
  readonly name: string;
  readonly version: number;
  /** Field paths (`details.title`) that lists filter and sort by; each becomes an indexed column. Arrays match any element. */
  readonly columns: readonly string[];
  /** Extra compound indexes, each a list of columns. */
  readonly indexes?: readonly (readonly string[])[];
  /** Text that full-text search looks in; a single Chinese character finds its rows. */
  readonly search?: (row: Row) => string;
}

export type Condition =
  | { readonly field: string; readonly in: readonly (string | number | boolean)[] }
  /** Both bounds count in; only values of the bound's own type lie between. */
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number }
  /** Absent, null and the empty array are null. */
  | { readonly field: string; readonly isNull: boolean }
  /** The row's search text holds all of these words; as `search` of a list, for where it is one choice among others. */
  | { readonly search: string }
  /** At least one of these holds. */
  | { readonly any: readonly Condition[] };

export interface ListQuery {
  /** All must hold. */
  readonly where?: readonly Condition[];
  /** Groups of which at least one must hold, each group all of its conditions; for permission scopes. No group: no row. */
  readonly anyOf?: readonly (readonly Condition[])[];
  /** Words separated by blanks, all of which must be found; Latin ones by their beginning. Blank text searches nothing. */
  readonly search?: string;
  /** Null first, then numbers, text, booleans; ties by id. An array sorts by its first element. */
  readonly sort?: readonly { readonly field: string; readonly descending?: boolean }[];
  readonly limit: number;
  readonly offset?: number;
}

/** Handed to projectors: reads and writes of one batch, all in the checkpoint's transaction. */
export interface ViewWriter {
  get(view: string, id: string): Row | undefined;
  put(view: string, row: Row): void;
  delete(view: string, id: string): void;
  /** Rows of a view whose column equals the value, by id, for fan-out by key. */
  find(view: string, field: string, value: string): readonly Row[];
}

/** An event a projector could not take, or one behind it in its stream. */
export interface UnprojectedEvent {
  readonly stream: string;
  readonly position: Position;
  readonly eventId: string;
  readonly type: string;
  readonly error: string;
}

/** What the runner of projectors does within a batch. */
export interface BatchWriter extends ViewWriter {
  /**
   * Runs the writes of the event at this position as one: where `work` throws, they are undone and its error is answered.
   * Failures of the store itself are thrown and fail the batch.
   */
  attempt(position: Position, work: () => void): { readonly error: unknown } | undefined;
  park(event: UnprojectedEvent): void;
  unpark(position: Position): void;
}

/** A projector as far as the store knows it: whose tables, in which shape. */
export interface ProjectorSchema {
  readonly name: string;
  readonly version: number;
  readonly views: readonly ViewSchema[];
}

/** Ids of the rows that a batch wrote or deleted, by view. */
export type Changes = ReadonlyMap<string, readonly string[]>;

/**
 * One set of tables of a projector with its own checkpoint and parked events. The live generation answers queries; a changed
 * projector, or a rebuild, fills the next one beside it.
 */
export interface Generation {
  readonly projector: string;
  readonly number: number;
  /** Whether it has the version and the shapes that were opened. One that has not is read until its successor is there, never written. */
  readonly current: boolean;
  /** Whether queries read this one. */
  isLive(): boolean;
  /** Everything up to here is in the tables or parked. */
  checkpoint(): Position;
  parked(): readonly UnprojectedEvent[];
  /**
   * Makes the writes and moves the checkpoint in one transaction. The store may run `work` again from the start (to load rows
   * first), so it has no other effects. Throws what `work` throws, with nothing written.
   */
  transact(checkpoint: Position, work: (writer: BatchWriter) => void): Promise<Changes>;
  /** Makes queries read this generation from now on, in one step; what they read before is dropped afterwards. */
  goLive(): Promise<void>;
}

export interface ViewStore {
  /**
   * The generations of a projector that are in use: the live one, first, and one being built where the projector's version or its
   * views' shapes changed, or where `rebuild` asks for a fresh one. A first generation is live at once. Takes up a build where a
   * crash left it.
   */
  open(projector: ProjectorSchema, options?: { readonly rebuild?: boolean }): Promise<readonly Generation[]>;
  get(view: string, id: string): Promise<Row | undefined>;
  /** The rows of these ids that are there, each once, by id: one read, however many they are. Throws UnknownView. */
  getMany(view: string, ids: readonly string[]): Promise<readonly Row[]>;
  /** One page and the exact number of rows in all. Throws UnknownView, UnknownField. */
  list(view: string, query: ListQuery): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
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
