import { Icon } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import type { TableProps } from './columns.ts';

/** Titles of the columns; those the server can sort by are buttons. */
export function TableHead<Row>({ columns, sort, onSort, selected, onSelect, onSelectPage, total }: TableProps<Row>) {
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
        {columns.map(({ id, title, numeric, wide, sort: key }) => {
          const direction = key === undefined ? undefined : directionOf(sort, key);
          return (
            <th
              scope="col"
              key={id}
              aria-sort={direction}
              className={[numeric && 'numeric', wide && 'wide'].filter(Boolean).join(' ')}
            >
              {key === undefined || onSort === undefined ? (
                title
              ) : (
                <button type="button" onClick={() => onSort(sort === `-${key}` ? key : `-${key}`)}>
                  {title}
                  {direction !== 'none' && (
                    <Icon icon={direction === 'ascending' ? 'chevron-down' : 'caret-down'} size={12} aria-hidden />
                  )}
                </button>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function directionOf(sort: string | undefined, key: string): 'ascending' | 'descending' | 'none' {
  if (sort === key) return 'ascending';
  return sort === `-${key}` ? 'descending' : 'none';
}
