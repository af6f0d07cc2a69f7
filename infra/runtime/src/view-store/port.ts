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
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number }
  | { readonly field: string; readonly isNull: boolean };

export interface ListQuery {
  /** All must hold. */
  readonly where?: readonly Condition[];
  /** Groups of which at least one must hold, each group all of its conditions; for permission scopes. */
  readonly anyOf?: readonly (readonly Condition[])[];
  readonly search?: string;
  readonly sort?: readonly { readonly field: string; readonly descending?: boolean }[];
  readonly limit: number;
  readonly offset?: number;
}

/** Handed to projectors: reads and writes of one batch, all in the checkpoint's transaction. */
export interface ViewWriter {
  get(view: string, id: string): Row | undefined;
  put(view: string, row: Row): void;
  delete(view: string, id: string): void;
  /** Rows of a view whose column equals the value, for fan-out by key. */
  find(view: string, field: string, value: string): readonly Row[];
}

export interface ViewStore {
  /** Makes the tables of these schemas; a changed version gets tables of its own beside the old ones. */
  define(schemas: readonly ViewSchema[]): void;
  get(view: string, id: string): Row | undefined;
  list(view: string, query: ListQuery): { readonly rows: readonly Row[]; readonly total: number };
  /** Rows per value of a column, under the same conditions; for facets and counts. */
  countBy(view: string, field: string, query?: Pick<ListQuery, 'where' | 'anyOf' | 'search'>): ReadonlyMap<string, number>;
  /** Runs the writes and sets the projector's checkpoint in one transaction. */
  transact(projector: string, checkpoint: Position, work: (writer: ViewWriter) => void): void;
  checkpoint(projector: string): Position;
  /** Removes a person's rows and search text for good. */
  purge(view: string, id: string): void;
  close(): void;
}
