import { useTranslate } from '../../../i18n/react.tsx';
import { useKeys } from '../use-keys.ts';
import type { TableProps } from './columns.ts';

interface Moves<Row> extends TableProps<Row> {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly reveal: (index: number) => void;
}

/** The keys of a list. */
export function useMoves<Row>({
  total,
  at,
  idOf,
  onOpen,
  current,
  keys = true,
  active,
  setActive,
  reveal,
  selected,
  onSelect,
}: Moves<Row>) {
  const t = useTranslate();
  // Before one has moved, no row is marked; what is opened or chosen by its key is the first.
  const first = Math.max(0, active);
  const move = (step: number) => {
    const here = at(active);
    // The open row may have left the list: the one that took its place is the next.
    const hasLeft = current !== undefined && here !== undefined && idOf(here) !== current;
    const next = Math.max(0, Math.min(total - 1, active + (hasLeft && step > 0 ? step - 1 : step)));
    setActive(next);
    reveal(next);
    const row = at(next);
    if (current !== undefined && row !== undefined) onOpen(row);
  };
  const open = () => {
    const row = at(first);
    if (row !== undefined) onOpen(row);
  };
  const toggle = (choose: (row: Row) => void) => {
    const row = at(first);
    setActive(first);
    if (row !== undefined) choose(row);
  };
  const group = t({ id: 'staff.keys.list' });
  const flip = (row: Row) => {
    const next = new Set(selected);
    if (!next.delete(idOf(row))) next.add(idOf(row));
    onSelect?.(next);
  };
  useKeys([
    { combo: 'j', label: t({ id: 'staff.keys.down' }), group, disabled: !keys, repeats: true, run: () => move(1) },
    { combo: 'k', label: t({ id: 'staff.keys.up' }), group, disabled: !keys, repeats: true, run: () => move(-1) },
    { combo: 'enter', label: t({ id: 'staff.keys.open' }), group, disabled: !keys || current !== undefined, run: open },
    {
      combo: 'x',
      label: t({ id: 'staff.keys.select' }),
      group,
      disabled: !keys || onSelect === undefined,
      run: () => toggle(flip),
    },
  ]);
  return { move, open, toggle };
}
