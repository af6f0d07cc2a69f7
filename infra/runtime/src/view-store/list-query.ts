/** What a list asks of a row. */
export type Condition =
  | { readonly field: string; readonly in: readonly (string | number | boolean)[] }
  /** None of these, not even among the elements of an array; a row that has no value meets it. */
  | { readonly field: string; readonly notIn: readonly (string | number | boolean)[] }
  /** Both bounds count in; only values of the bound's own type lie between. */
  | { readonly field: string; readonly from?: string | number; readonly to?: string | number }
  /** Absent, null and the empty array are null. */
  | { readonly field: string; readonly isNull: boolean }
  /** The row's search text holds all of these words; as `search` of a list, for where it is one choice among others. */
  | { readonly search: string }
  /** At least one of these holds. */
  | { readonly any: readonly Condition[] };

/** A page of a view, and which rows belong to it. */
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
