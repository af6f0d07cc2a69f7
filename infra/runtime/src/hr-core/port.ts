/** One employee record as our mapping made it: entity rows in push order. */
export interface HireRow {
  /** OData entity set, as `PerPerson`. */
  readonly entity: string;
  /** Numbers are Int64, `/Date(ms)/` is a date, any other text is text. */
  readonly key: Readonly<Record<string, string | number>>;
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
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
/** The HR core gave no answer, or one that cannot be understood. */
export class HrCoreUnavailable extends Error {}
/** The HR core system (SAP SuccessFactors OData V2 or our counterpart). */
export interface HrCore {
  /** Whether the person is known there. Throws HrCoreUnavailable. */
  find(externalId: string): Promise<{ found: boolean }>;
  /** The rows that are not there yet as we would tell them, in push order. Throws HrCoreUnavailable. */
  missing(hire: Hire): Promise<readonly HireRow[]>;
  /** Tells the rows once. Never throws: no answer is `unknown`. */
  push(hire: Hire): Promise<PushResult>;
}
