import { useRef } from 'react';
import type { TableProps } from './columns.ts';

type Props<Row> = Pick<TableProps<Row>, 'at' | 'idOf' | 'selected' | 'onSelect'>;

/** Chooses a row or lets it go; as a range, all that are there from the one touched before it. */
export function useChoice<Row>({ at, idOf, selected, onSelect }: Props<Row>) {
  const last = useRef(-1);
  return (row: Row, index: number, range: boolean) => {
    if (selected === undefined || onSelect === undefined) return;
    const next = new Set(selected);
    const from = range && last.current >= 0 ? last.current : index;
    last.current = index;
    if (from === index) {
      if (!next.delete(idOf(row))) next.add(idOf(row));
      return onSelect(next);
    }
    for (let between = Math.min(from, index); between <= Math.max(from, index); between++) {
      const one = at(between);
      if (one !== undefined) next.add(idOf(one));
    }
    onSelect(next);
  };
}
