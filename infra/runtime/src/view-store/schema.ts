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
  /**
   * Extra indexes, each a list of columns: a sort's column, or one that lists are narrowed to one value of and then a sort's. With
   * `counts`, lists that ask for counted columns alone are read from them.
   */
  readonly indexes?: readonly (readonly string[])[];
  /**
   * Columns of few values each whose combinations are counted as rows change: lists that ask nothing else of a row have their totals
   * and counts by value from there, however many rows there are. Nothing personal: counts outlive the rows.
   */
  readonly counts?: readonly string[];
  /** Text that full-text search looks in; a single Chinese character finds its rows. */
  readonly search?: (row: Row) => string;
}

/** A projector as far as the store knows it: whose tables, in which shape. */
export interface ProjectorSchema {
  readonly name: string;
  readonly version: number;
  readonly views: readonly ViewSchema[];
}
