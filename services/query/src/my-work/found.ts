import type { AccountCaller } from '@talentlog/runtime';
import type { QueryContext, QueryResult } from '../bus/query-context.ts';
import type { RowOf } from '../open-views.ts';
import { grouped } from '../views/grouped.ts';
import type { On } from '../views/view.ts';

export type Kind = QueryResult<'myWork'>['items'][number]['kind'];

/** One thing that waits for the viewer. */
export interface Found {
  readonly kind: Kind;
  /** Of the thing itself: an item, a sheet, an offer, a collection, else its application. */
  readonly id: string;
  /** Null where it hangs on no application. */
  readonly applicationId: string | null;
  readonly jobSeekerId: string;
  readonly positionId: string;
  readonly since: string;
  readonly dueAt: string | null;
  readonly interviewId?: string;
  /** Where it is a step of its application, that application. */
  readonly application?: RowOf<'applications'>;
}

export type Viewer = QueryContext & { readonly account: AccountCaller };

/** What waits for the viewer of some kinds: the most urgent of it, and how many there are of each kind. */
export interface Owed {
  readonly found: readonly Found[];
  readonly counts: ReadonlyMap<string, number>;
}

/** All that was found is there. */
export function counted(found: readonly Found[]): Owed {
  const byKind = grouped(found, ({ kind }) => kind);
  return { found, counts: new Map([...byKind].map(([kind, some]) => [kind, some.length])) };
}

/** Rows of positions on which the viewer may take a step; everywhere where it asks nothing. */
export type OfMine = readonly On<'positionId'>[];

/** As many of each kind are shown whatever else is late; fewer only where there are no more. */
export const leastOfEach = 4;
/** As many are shown. */
export const mostShown = 100;
/** Of what only its own row can tell the kind of, no more is read. */
export const mostRead = 500;
