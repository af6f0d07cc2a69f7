import type { QueryName, queries, Reach, RefusalCode, SetupStep } from '@talentlog/contracts';
import type { Settings } from '@talentlog/domain/fold';
import type { AccountCaller, Admission, Caller, ListQuery } from '@talentlog/runtime';
import type { z } from 'zod';
import type { Views } from '../open-views.ts';

/** What a question may use to find its answer. */
export interface QueryContext {
  readonly views: Views;
  readonly caller: Caller;
  readonly admission: Admission;
  readonly now: string;
  readonly settings: Settings;
  /** What of the house the server knows and no row does. */
  readonly house: () => Promise<House>;
}

/** What leaves the house, whether somebody looks at what comes in, and where people find us. */
export interface House extends Reach {
  readonly scanner: boolean;
  /** What leads to the development inbox only. */
  readonly inInbox: readonly SetupStep[];
  readonly origin: string;
}

export type QueryParams<N extends QueryName> = z.infer<(typeof queries)[N]['params']>;
export type QueryResult<N extends QueryName> = z.infer<(typeof queries)[N]['result']>;

export interface Page {
  readonly total: number;
  /** Number of the next page, when there is one. */
  readonly next?: number;
}

/** A question's answer, or the code of its refusal. */
export type Answer<N extends QueryName> =
  | { readonly data: QueryResult<N>; readonly page?: Page }
  | { readonly refused: RefusalCode };
export const refusedWith = (code: RefusalCode) => ({ refused: code });

/** An answer of any question, as the edge sends it. */
export type AnyAnswer = { readonly data: unknown; readonly page?: Page } | { readonly refused: RefusalCode };

export type QueryHandlers<N extends QueryName = QueryName> = {
  readonly [K in N]: (params: QueryParams<K>, context: QueryContext) => Promise<Answer<K>>;
};

export const pageOf = (total: number, { page, size }: { page: number; size: number }): Page => ({
  total,
  ...(page * size < total ? { next: page + 1 } : {}),
});

export const window = ({ page, size }: { page: number; size: number }): Pick<ListQuery, 'limit' | 'offset'> => ({
  limit: size,
  offset: (page - 1) * size,
});

/** The signed-in person of an admitted question; its absence is a defect of the grant. */
export function accountOf({ caller }: QueryContext): AccountCaller {
  if (!caller.account) throw new Error('question was admitted without an account');
  return caller.account;
}
