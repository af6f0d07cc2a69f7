import { createElement } from 'react';
import type { Column } from './columns.ts';
import { PairCell } from './PairCell.tsx';
import { leastEm } from './tracks.ts';

/**
 * The same columns in less room: of those that a phone leaves out, neighbours share a cell, one above the other. What a
 * phone shows, and figures, keep columns of their own, so that a state is never out of sight.
 */
export function inPairs<Row>(columns: readonly Column<Row>[], comma: string): readonly Column<Row>[] {
  const cells: Column<Row>[] = [];
  let first: Column<Row> | undefined;
  for (const column of columns) {
    if (column.wide !== true || column.numeric === true) {
      first = undefined;
      cells.push(column);
    } else if (first === undefined) {
      first = column;
      cells.push(column);
    } else {
      cells.splice(-1, 1, paired(first, column, comma));
      first = undefined;
    }
  }
  return cells;
}

function paired<Row>(first: Column<Row>, second: Column<Row>, comma: string): Column<Row> {
  const wider = leastEm(first.width) >= leastEm(second.width) ? first : second;
  return {
    id: `${first.id}-${second.id}`,
    title: first.title + comma + second.title,
    width: wider.width,
    wide: true,
    pair: [first, second],
    render: (row) => createElement(PairCell, { main: first.render(row), more: second.render(row) }),
  };
}
