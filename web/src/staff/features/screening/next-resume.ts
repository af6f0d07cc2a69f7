import type { Pages } from '../../model/use-pages.ts';
import type { Item } from './types.ts';

/** As far as the list is searched. */
const within = 500;

/** The next resume that waits: below the one that was judged first, then from the top; none of which a verdict is held. */
export function nextResume({ total = 0, at }: Pages<Item>, itemId: string, held: readonly string[]): Item | undefined {
  const rows = Array.from({ length: Math.min(total, within) }, (_, index) => at(index));
  const here = rows.findIndex((row) => row?.itemId === itemId);
  return [...rows.slice(here + 1), ...rows.slice(0, here + 1)].find(
    (row) => row !== undefined && row.itemId !== itemId && row.state === 'UNSCREENED' && !held.includes(row.itemId),
  );
}
