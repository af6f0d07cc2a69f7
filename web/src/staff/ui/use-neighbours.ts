import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Pages } from '../model/use-pages.ts';

/** The rows before and after the open one. */
export interface Neighbours {
  /** `2 / 1,284` */
  readonly place?: string;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
}

/** As far as a list is searched for the open row when it was not reached from there. */
const farthest = 1000;
const none: Neighbours = { onPrevious: undefined, onNext: undefined };

/**
 * The open row of a list and its neighbours; the list stays where it was. Where the open row has left the list, for it no longer is what
 * the list is of, its neighbours are those of the place it had.
 */
export function useOpenRow<Row>(
  { total = 0, at }: Pages<Row>,
  openId: string,
  idOf: (row: Row) => string,
  open: (row: Row) => void,
): { readonly row: Row | undefined; readonly neighbours: Neighbours } {
  const { formatNumber } = useIntl();
  const last = useRef({ id: '', index: 0 });
  const here = (index: number) => {
    const row = at(index);
    return row !== undefined && openId !== '' && idOf(row) === openId;
  };
  const to = (row: Row | undefined) => (row === undefined ? undefined : () => open(row));
  const between = (before: number, after: number) => ({ onPrevious: to(at(before)), onNext: to(at(after)) });
  const { id, index: former } = last.current;
  const index =
    [0, 1, -1].map((step) => former + step).find(here) ??
    Array.from({ length: Math.min(total, farthest) }, (_, row) => row).find(here);
  if (index === undefined)
    return { row: undefined, neighbours: openId !== '' && id === openId ? between(former - 1, former) : none };
  last.current = { id: openId, index };
  return {
    row: at(index),
    neighbours: { place: `${formatNumber(index + 1)} / ${formatNumber(total)}`, ...between(index - 1, index + 1) },
  };
}
