import { Icon } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import { ColumnEdge } from './ColumnEdge.tsx';
import type { Column, TableProps } from './columns.ts';
import type { ColumnWidths } from './use-widths.ts';

type Props<Row> = TableProps<Row> & { readonly widen?: ColumnWidths['widen'] | undefined };

/** Titles of the columns; those the server can sort by are buttons. The edges of columns can be moved. */
export function TableHead<Row>(props: Props<Row>) {
  const { columns, sort, onSort, selected, onSelect, onSelectPage, total, widen } = props;
  const t = useTranslate();
  return (
    <thead className="table-head">
      <tr aria-rowindex={1} className="table-row">
        {selected !== undefined && (
          <th scope="col" className="table-check">
            <input
              type="checkbox"
              aria-label={t({ id: 'staff.table.selectPage' })}
              checked={total > 0 && selected.size >= total}
              ref={(box) => {
                if (box !== null) box.indeterminate = selected.size > 0 && selected.size < total;
              }}
              onChange={() => (selected.size > 0 ? onSelect?.(new Set()) : onSelectPage?.())}
            />
          </th>
        )}
        {columns.map((column) => {
          const { id, title, numeric, wide, pair, sort: key } = column;
          return (
            <th
              scope="col"
              key={id}
              aria-label={title}
              aria-sort={key === undefined ? undefined : directionOf(sort, key)}
              className={[numeric && 'numeric', wide && 'wide'].filter(Boolean).join(' ')}
            >
              {pair === undefined ? (
                <Title column={column} sort={sort} onSort={onSort} />
              ) : (
                <>
                  <Title column={pair[0]} sort={sort} onSort={onSort} />
                  {t({ id: 'staff.filter.comma' })}
                  <Title column={pair[1]} sort={sort} onSort={onSort} />
                </>
              )}
              {widen !== undefined && <ColumnEdge id={id} title={title} widen={widen} />}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface TitleProps<Row> extends Pick<TableProps<Row>, 'sort' | 'onSort'> {
  readonly column: Column<Row>;
}

function Title<Row>({ column: { title, sort: key }, sort, onSort }: TitleProps<Row>) {
  if (key === undefined || onSort === undefined) return title;
  const direction = directionOf(sort, key);
  return (
    <button type="button" onClick={() => onSort(sort === `-${key}` ? key : `-${key}`)}>
      {title}
      {direction !== 'none' && (
        <Icon icon={direction === 'ascending' ? 'chevron-down' : 'caret-down'} size={12} aria-hidden />
      )}
    </button>
  );
}

function directionOf(sort: string | undefined, key: string): 'ascending' | 'descending' | 'none' {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : 'none';
}
