import { useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { Failure } from './staff-api.ts';
import { stillShown } from './still-shown.ts';
import { type RootState, useAppDispatch, useAppSelector } from './store.ts';

/** What an endpoint of a paged question offers, as far as paging needs it. */
export interface PagedEndpoint<A, Row> {
  readonly initiate: (arg: A) => unknown;
  readonly select: (arg: A) => (state: RootState) => { data?: Paged<Row>; error?: unknown };
}
interface Paged<Row> {
  readonly data: { readonly rows: readonly Row[] };
  readonly page?: { readonly total: number };
}
interface Subscription {
  readonly unsubscribe: () => void;
  readonly refetch: () => unknown;
}

export interface Pages<Row> {
  readonly total: number | undefined;
  /** The row at an index of the whole result, once its page came. */
  readonly at: (index: number) => Row | undefined;
  /** The rows whose pages came, each at its index of the whole result. */
  readonly loaded: readonly (readonly [number, Row])[];
  readonly failure: Failure | undefined;
  /** Asks again for the pages on screen. */
  readonly retry: () => void;
  /** Tells which rows are on screen; their pages are fetched and kept fresh, far ones let go. */
  readonly show: (first: number, last: number) => void;
}

/** Rows of one page. */
export const pageSize = 50;
const settle = 60;

/** A list of any length, fetched page by page as it is scrolled; `ofFirst` is asked with the first page alone. */
export function usePages<P extends object, Row>(
  endpoint: PagedEndpoint<P & { page: number; size: number }, Row>,
  params: P,
  ofFirst: Partial<P> = {},
): Pages<Row> {
  const dispatch = useAppDispatch();
  const key = JSON.stringify(params);
  const [wanted, setWanted] = useState({ key, first: 1, last: 1 });
  const range = wanted.key === key ? wanted : { key, first: 1, last: 1 };
  const numbers = useMemo(
    () => Array.from({ length: range.last - range.first + 1 }, (_, index) => range.first + index),
    [range.first, range.last],
  );
  const more = JSON.stringify(ofFirst);
  const args = useMemo(() => {
    const same: P = JSON.parse(key);
    const first: Partial<P> = JSON.parse(more);
    return numbers.map((page) => ({ ...same, ...(page === 1 ? first : {}), page, size: pageSize }));
  }, [key, more, numbers]);
  const asked = useRef<readonly Subscription[]>([]);
  useEffect(() => {
    const kept = args.map((arg) => dispatch(endpoint.initiate(arg) as never) as unknown as Subscription);
    asked.current = kept;
    return () => {
      for (const subscription of kept) subscription.unsubscribe();
    };
  }, [args, dispatch, endpoint]);
  const answers = useAppSelector((state) => args.map((arg) => stillShown(endpoint.select(arg)(state))), shallowEqual);
  const failure = useAppSelector((state) => args.map((arg) => endpoint.select(arg)(state).error).find(Boolean)) as
    | Failure
    | undefined;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastTotal = useRef<{ key: string; total: number } | undefined>(undefined);
  const known = answers.find((answer) => answer?.page !== undefined)?.page?.total;
  if (known !== undefined) lastTotal.current = { key, total: known };
  return useMemo(
    () => ({
      total: known ?? (lastTotal.current?.key === key ? lastTotal.current.total : undefined),
      at: (index) => answers[Math.floor(index / pageSize) + 1 - range.first]?.data.rows[index % pageSize],
      loaded: answers.flatMap((answer, page) =>
        (answer?.data.rows ?? []).map((row, index) => [(range.first - 1 + page) * pageSize + index, row] as const),
      ),
      failure,
      retry: () => {
        for (const subscription of asked.current) subscription.refetch();
      },
      show: (first, last) => {
        const next = {
          key,
          first: Math.floor(first / pageSize) + 1,
          last: Math.floor(Math.max(first, last) / pageSize) + 1,
        };
        clearTimeout(timer.current);
        if (next.first === range.first && next.last === range.last) return;
        timer.current = setTimeout(() => setWanted(next), settle);
      },
    }),
    [known, key, answers, range.first, range.last, failure],
  );
}
