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

/** The open row of a list and its neighbours; the list stays where it was. */
export function useOpenRow<Row>(
  { total = 0, at }: Pages<Row>,
  isOpen: (row: Row) => boolean,
  open: (row: Row) => void,
): { readonly row: Row | undefined; readonly neighbours: Neighbours } {
  const { formatNumber } = useIntl();
  const lastIndex = useRef(0);
  const here = (index: number) => {
    const row = at(index);
    return row !== undefined && isOpen(row);
  };
  const index =
    [0, 1, -1].map((step) => lastIndex.current + step).find(here) ??
    Array.from({ length: Math.min(total, farthest) }, (_, row) => row).find(here);
  if (index === undefined) return { row: undefined, neighbours: none };
  lastIndex.current = index;
  const to = (row: Row | undefined) => (row === undefined ? undefined : () => open(row));
  return {
    row: at(index),
    neighbours: {
      place: `${formatNumber(index + 1)} / ${formatNumber(total)}`,
      onPrevious: to(at(index - 1)),
      onNext: to(at(index + 1)),
    },
  };
}
