import type { AccountCaller } from '@talentlog/runtime';
import type { ApplicationStored } from '../applications/view.ts';
import type { QueryContext, QueryResult } from '../http/query-context.ts';

export type Kind = QueryResult<'myWork'>['items'][number]['kind'];

/** One thing that waits for the viewer. */
export interface Found {
  readonly kind: Kind;
  /** Of the thing itself: an item, a sheet, an offer, a collection, else its application. */
  readonly id: string;
  readonly applicationId: string;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly since: string;
  readonly dueAt: string | null;
  readonly interviewId?: string;
  /** Where it is a step of its application, that application. */
  readonly application?: ApplicationStored;
}

export type Viewer = QueryContext & { readonly account: AccountCaller };

/** What waits for the viewer of some kinds: the most urgent of it, and how many there are of each kind. */
export interface Owed {
  readonly found: readonly Found[];
  readonly counts: ReadonlyMap<string, number>;
}

/** As many are shown. */
export const mostShown = 100;
/** Of what only its own row can tell the kind of, no more is read. */
export const mostRead = 500;
