import type { KeyboardEvent, PointerEvent } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import type { ColumnWidths } from './use-widths.ts';

interface Props {
  readonly id: string;
  readonly title: string;
  readonly widen: ColumnWidths['widen'];
}

/** How far one press of an arrow key moves an edge. */
const step = 16;
const widthOf = (edge: Element): number => edge.closest('th')?.getBoundingClientRect().width ?? 0;

/** The right edge of a column: dragged, or moved by arrow keys; two presses, or Enter, let it be as at first. */
export function ColumnEdge({ id, title, widen }: Props) {
  const t = useTranslate();
  const drag = (event: PointerEvent) => {
    const { clientX: from } = event;
    const before = widthOf(event.currentTarget);
    const until = new AbortController();
    const follow = (isDone: boolean) => (moved: globalThis.PointerEvent) => {
      if (isDone) until.abort();
      // A press without a move is the first of two.
      if (moved.clientX !== from) widen(id, before + moved.clientX - from, isDone);
    };
    addEventListener('pointermove', follow(false), { signal: until.signal });
    addEventListener('pointerup', follow(true), { signal: until.signal });
    addEventListener('pointercancel', () => until.abort(), { signal: until.signal });
    event.preventDefault();
  };
  const press = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -step, ArrowRight: step }[event.key];
    if (by !== undefined) widen(id, widthOf(event.currentTarget) + by, true);
    else if (event.key === 'Enter') widen(id, undefined, true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const label = t({ id: 'staff.columns.widen' }, { name: title });
  return (
    <button
      type="button"
      className="column-edge"
      aria-label={label}
      title={label}
      onPointerDown={drag}
      onDoubleClick={() => widen(id, undefined, true)}
      onKeyDown={press}
    />
  );
}
