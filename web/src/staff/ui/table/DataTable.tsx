import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { BodyRow } from './BodyRow.tsx';
import type { TableProps } from './columns.ts';
import { TableHead } from './TableHead.tsx';
import { tracks } from './tracks.ts';
import { useChoice } from './use-choice.ts';
import { useLayout } from './use-layout.ts';
import { useMoves } from './use-moves.ts';
import { useWidths } from './use-widths.ts';

/** Heights of the head and of rows, by their lines of text. */
const headHeight = 32;
const rowHeights = { 1: 32, 2: 52, 3: 72 } as const;
const classes = { 1: 'table', 2: 'table two-lines', 3: 'table two-lines three-lines' } as const;
/** A table whose rows are walked and chosen by keys is a grid to assistive technology. */
const asGrid = { role: 'grid', tabIndex: 0 } as const;

/**
 * Any number of rows, of which only those on screen exist. A grid for assistive technology; arrows or J and K move, Enter
 * opens, X selects; with the shift key all rows from the one chosen last. While a drawer is open, moving opens the neighbour.
 */
export function DataTable<Row>(given: TableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const { columns, lines } = useLayout(given, scroller);
  const props = { ...given, columns, lines };
  const { label, widthsOf, total, at, idOf, onOpen, current, onShow, onSelect } = props;
  const { widths, widen } = useWidths(widthsOf ?? '');
  const base = useId();
  const [active, setActive] = useState(-1);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeights[lines],
    overscan: 12,
    scrollPaddingStart: headHeight,
  });
  const { measure } = virtual;
  useEffect(() => {
    if (lines > 0) measure();
  }, [measure, lines]);
  const visible = virtual.getVirtualItems();
  const [first, last] = [visible[0]?.index ?? 0, visible.at(-1)?.index ?? 0];
  useEffect(() => onShow?.(first, last), [onShow, first, last]);
  useEffect(() => {
    for (let index = first; index <= last; index++) {
      const row = at(index);
      if (row !== undefined && idOf(row) === current) setActive(index);
    }
  }, [current, at, idOf, first, last]);
  const { move, open, toggle } = useMoves({
    ...props,
    active,
    setActive,
    reveal: (index) => {
      virtual.scrollToIndex(index);
      // The mark is on the rows of the table that has the focus; beside an open row the focus stays with that.
      if (current === undefined) scroller.current?.querySelector('table')?.focus({ preventScroll: true });
    },
  });
  const choose = useChoice(props);
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15, Home: -total, End: total }[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter') open();
    else if (event.key === ' ') toggle((row) => choose(row, active, event.shiftKey));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={scroller} className={classes[lines]} style={tracks(columns, onSelect !== undefined, widths)}>
      <table
        {...asGrid}
        {...(total > 0 && active >= 0 ? { 'aria-activedescendant': `${base}-${active}` } : {})}
        {...(onSelect === undefined ? {} : { 'aria-multiselectable': true })}
        aria-label={label}
        aria-rowcount={total + 1}
        onKeyDown={press}
      >
        <TableHead {...props} widen={widthsOf === undefined ? undefined : widen} />
        <tbody className="table-body" style={{ height: virtual.getTotalSize() }}>
          {visible.map(({ index, start }) => (
            <BodyRow
              key={index}
              {...props}
              id={`${base}-${index}`}
              index={index}
              row={at(index)}
              start={start}
              active={index === active}
              onChoose={(row, range) => choose(row, index, range)}
              onOpen={(row) => {
                setActive(index);
                onOpen(row);
              }}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
