import { useVirtualizer } from '@tanstack/react-virtual';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../i18n/react.tsx';
import { HeadRow } from './TableHead.tsx';
import { useKeys } from './use-keys.ts';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Track of the grid, as `minmax(8em, 1fr)`. */
  readonly width: string;
  readonly render: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** Sort key the server knows; its title becomes a button. */
  readonly sort?: string;
  /** Left out on a phone. */
  readonly wide?: boolean;
}

export interface TableProps<Row> {
  readonly label: string;
  readonly total: number;
  readonly at: (index: number) => Row | undefined;
  readonly idOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly onOpen: (row: Row) => void;
  /** The row shown in the drawer. */
  readonly current?: string | undefined;
  readonly onShow?: (first: number, last: number) => void;
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  readonly onSelectAll?: () => void;
  /** Keys J, K, Enter and X; off where another list on the page has them. */
  readonly keys?: boolean;
}

const rowHeight = 32;
/** A table whose rows are walked and chosen by keys is a grid to assistive technology. */
const asGrid = { role: 'grid', tabIndex: 0 } as const;

/**
 * Any number of rows, of which only those on screen exist. A grid for assistive technology; arrows or J and K move, Enter
 * opens, X selects. While a drawer is open, moving opens the neighbour.
 */
export function DataTable<Row>(props: TableProps<Row>) {
  const { label, total, at, idOf, columns, onOpen, current, onShow, selected, onSelect } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const base = useId();
  const [active, setActive] = useState(0);
  const virtual = useVirtualizer({
    count: total,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollPaddingStart: rowHeight,
  });
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
    reveal: (index) => virtual.scrollToIndex(index),
  });
  const choose = (row: Row) => {
    if (selected === undefined || onSelect === undefined) return;
    const next = new Set(selected);
    if (!next.delete(idOf(row))) next.add(idOf(row));
    onSelect(next);
  };
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget) return;
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 15, PageUp: -15, Home: -total, End: total }[event.key];
    if (step !== undefined) move(step);
    else if (event.key === 'Enter') open();
    else if (event.key === ' ') toggle(choose);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div ref={scroller} className="table" style={tracks(columns, onSelect !== undefined)}>
      <table
        {...asGrid}
        {...(total > 0 ? { 'aria-activedescendant': `${base}-${active}` } : {})}
        {...(onSelect === undefined ? {} : { 'aria-multiselectable': true })}
        aria-label={label}
        aria-rowcount={total + 1}
        onKeyDown={press}
      >
        <HeadRow {...props} />
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
              onChoose={choose}
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

interface Moves<Row> extends TableProps<Row> {
  readonly active: number;
  readonly setActive: (index: number) => void;
  readonly reveal: (index: number) => void;
}

/** The keys of a list. */
function useMoves<Row>({
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
  const t = useT();
  const move = (step: number) => {
    const next = Math.max(0, Math.min(total - 1, active + step));
    setActive(next);
    reveal(next);
    const row = at(next);
    if (current !== undefined && row !== undefined) onOpen(row);
  };
  const open = () => {
    const row = at(active);
    if (row !== undefined) onOpen(row);
  };
  const toggle = (choose: (row: Row) => void) => {
    const row = at(active);
    if (row !== undefined) choose(row);
  };
  const group = t('staff.keys.list');
  const flip = (row: Row) => {
    const next = new Set(selected);
    if (!next.delete(idOf(row))) next.add(idOf(row));
    onSelect?.(next);
  };
  useKeys([
    { combo: 'j', label: t('staff.keys.down'), group, disabled: !keys, run: () => move(1) },
    { combo: 'k', label: t('staff.keys.up'), group, disabled: !keys, run: () => move(-1) },
    { combo: 'enter', label: t('staff.keys.open'), group, disabled: !keys || current !== undefined, run: open },
    {
      combo: 'x',
      label: t('staff.keys.select'),
      group,
      disabled: !keys || onSelect === undefined,
      run: () => toggle(flip),
    },
  ]);
  return { move, open, toggle };
}

/** Column tracks for wide and narrow screens, as custom properties the rows share. */
function tracks<Row>(columns: readonly Column<Row>[], selectable: boolean): CSSProperties {
  const lead = selectable ? '36px ' : '';
  const all = columns.map(({ width }) => width).join(' ');
  const narrow = columns
    .filter(({ wide }) => wide !== true)
    .map(({ width }) => width)
    .join(' ');
  return { '--tracks': lead + all, '--tracks-narrow': lead + narrow } as CSSProperties;
}

interface RowProps<Row> extends Omit<TableProps<Row>, 'onOpen'> {
  readonly id: string;
  readonly index: number;
  readonly row: Row | undefined;
  readonly start: number;
  readonly active: boolean;
  readonly onChoose: (row: Row) => void;
  readonly onOpen: (row: Row) => void;
}

function BodyRow<Row>({
  id,
  index,
  row,
  start,
  active,
  columns,
  idOf,
  current,
  selected,
  onChoose,
  onOpen,
}: RowProps<Row>) {
  const t = useT();
  const rowId = row === undefined ? undefined : idOf(row);
  const chosen = rowId !== undefined && (selected?.has(rowId) ?? false);
  const state = [active && 'active', rowId !== undefined && rowId === current && 'current'].filter(Boolean).join(' ');
  return (
    <tr
      id={id}
      className={`table-row ${state}`}
      aria-rowindex={index + 2}
      aria-selected={selected === undefined ? undefined : chosen}
      style={{ transform: `translateY(${start}px)` }}
      onClick={(event) => {
        if (row !== undefined && !(event.target instanceof HTMLInputElement)) onOpen(row);
      }}
    >
      {selected !== undefined && (
        <td className="table-check">
          <input
            type="checkbox"
            tabIndex={-1}
            checked={chosen}
            disabled={row === undefined}
            aria-label={t('staff.table.selectRow')}
            onChange={() => row !== undefined && onChoose(row)}
          />
        </td>
      )}
      {columns.map(({ id: column, render, numeric, wide }) => (
        <td key={column} className={[numeric && 'numeric', wide && 'wide'].filter(Boolean).join(' ')}>
          {row === undefined ? <span className="table-wait" /> : render(row)}
        </td>
      ))}
    </tr>
  );
}
