import { useTranslate } from '../../../i18n/react.tsx';
import type { TableProps } from './columns.ts';

interface RowProps<Row> extends Omit<TableProps<Row>, 'onOpen'> {
  readonly id: string;
  readonly index: number;
  readonly row: Row | undefined;
  readonly start: number;
  readonly active: boolean;
  /** `range`: with all rows from the one chosen last. */
  readonly onChoose: (row: Row, range: boolean) => void;
  readonly onOpen: (row: Row) => void;
}

/** One row; a row whose page has not come yet waits in place. */
export function BodyRow<Row>({
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
  const t = useTranslate();
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
            aria-label={t({ id: 'staff.table.selectRow' })}
            onChange={({ nativeEvent }) =>
              row !== undefined && onChoose(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
            }
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
