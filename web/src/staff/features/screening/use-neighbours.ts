import { useT } from '../../../i18n/react.tsx';
import type { Pages } from '../../model/use-pages.ts';
import type { Item } from './types.ts';

const within = 500;

/** Items before and after the open one, and the first other that still waits. */
export function useNeighbours(pages: Pages<Item>, itemId: string, open: (itemId: string) => void) {
  const t = useT();
  const { total = 0, at } = pages;
  const rows = Array.from({ length: Math.min(total, within) }, (_, index) => at(index));
  const index = rows.findIndex((row) => row?.itemId === itemId);
  const to = (row: Item | undefined) => (row === undefined ? undefined : () => open(row.itemId));
  return {
    ...(index < 0 ? {} : { place: t('staff.list.place', { number: index + 1, total }) }),
    onPrevious: to(rows[index - 1]),
    onNext: index < 0 ? undefined : to(rows[index + 1]),
    onWaiting: to(rows.find((row) => row !== undefined && row.itemId !== itemId && row.state === 'UNSCREENED')),
  };
}
