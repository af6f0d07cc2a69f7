import { Icon } from '@blueprintjs/core';
import { useState } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { ProblemNote } from '../../../ui/ProblemNote.tsx';
import { type ColumnId, columnIds, moved, toggled, usualColumns } from './columns.ts';
import type { ChosenColumns } from './use-chosen-columns.ts';
import './columns.css';

/** Which columns the list has and in which order: ticked, and dragged or moved by arrow keys. The account remembers them. */
export function ColumnChooser({ columns, problem, choose }: ChosenColumns) {
  const t = useTranslate();
  const [dragged, setDragged] = useState<ColumnId | null>(null);
  const rest = columnIds.filter((id) => !columns.includes(id));
  const drop = (on: ColumnId) => {
    if (dragged === null || dragged === on) return;
    choose(moved(columns, dragged, columns.indexOf(on) - columns.indexOf(dragged)));
  };
  return (
    <fieldset className="column-chooser">
      <legend>
        {t({ id: 'staff.columns.shown' }, { count: columns.length, total: columnIds.length })}
        {columns.join() !== usualColumns.join() && (
          <button type="button" onClick={() => choose(usualColumns)}>
            {t({ id: 'staff.columns.reset' })}
          </button>
        )}
      </legend>
      <ul>
        {[...columns, ...rest].map((id) => {
          const isShown = columns.includes(id);
          const name = t({ id: `staff.column.${id}` });
          return (
            <li
              key={id}
              className="column-choice"
              onDragOver={(event) => dragged !== null && isShown && event.preventDefault()}
              onDrop={() => drop(id)}
            >
              <label>
                <input type="checkbox" checked={isShown} onChange={() => choose(toggled(columns, id))} />
                {name}
              </label>
              {isShown && (
                <button
                  type="button"
                  draggable
                  aria-label={t({ id: 'staff.columns.move' }, { name })}
                  title={t({ id: 'staff.columns.move' }, { name })}
                  onDragStart={() => setDragged(id)}
                  onDragEnd={() => setDragged(null)}
                  onKeyDown={(event) => {
                    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
                    if (step === undefined) return;
                    event.preventDefault();
                    choose(moved(columns, id, step));
                  }}
                >
                  <Icon icon="drag-handle-vertical" size={14} />
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <ProblemNote problem={problem} />
    </fieldset>
  );
}
