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

/** A projector as far as the store knows it: whose tables, in which shape. */
export interface ProjectorSchema {
  readonly name: string;
  readonly version: number;
  readonly views: readonly ViewSchema[];
}
