/** One employee record as our mapping made it: entity rows in push order. */
export interface HireRow {
  /** OData entity set, as `PerPerson`. */
  readonly entity: string;
  readonly key: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, string | number | null>>;
}
export interface Hire {
  /** Our own stable key, sent as personIdExternal: asking for it tells whether an earlier push arrived. */
  readonly externalId: string;
  readonly rows: readonly HireRow[];
}
export interface RowResult {
  readonly entity: string;
  readonly ok: boolean;
  readonly message: string;
}
export type PushResult =
  | { readonly outcome: 'pushed'; readonly rows: readonly RowResult[]; readonly alreadyThere: boolean }
  | { readonly outcome: 'refused'; readonly rows: readonly RowResult[]; readonly message: string }
  /** No answer or a broken one: ask again later, `find` first. */
  | { readonly outcome: 'unknown'; readonly message: string };
/** The HR core system (SAP SuccessFactors OData V2 or our counterpart). */
export interface HrCore {
  find(externalId: string): Promise<{ found: boolean }>;
  push(hire: Hire): Promise<PushResult>;
}
