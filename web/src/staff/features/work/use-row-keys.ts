import { type RefObject, useRef } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useKeys } from '../../ui/use-keys.ts';

/** `J` and `K` go through what is owed, over all groups, unless one thing of it is open; the focus is the cursor, so that `Enter` opens what one sees. */
export function useRowKeys(list: RefObject<HTMLElement | null>, disabled: boolean): void {
  const t = useTranslate();
  const place = useRef(0);
  const go = (step: 1 | -1) => {
    const rows: Element[] = [...(list.current?.querySelectorAll<HTMLElement>('.work-open') ?? [])];
    const at = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement));
    // What was done has left the list: from its place one goes on.
    const next = at >= 0 ? rows[at + step] : rows[Math.min(place.current, rows.length - 1)];
    place.current = next === undefined ? place.current : rows.indexOf(next);
    if (!(next instanceof HTMLElement)) return;
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  };
  const group = t({ id: 'staff.keys.list' });
  useKeys([
    { combo: 'j', label: t({ id: 'staff.keys.down' }), group, disabled, repeats: true, run: () => go(1) },
    { combo: 'k', label: t({ id: 'staff.keys.up' }), group, disabled, repeats: true, run: () => go(-1) },
  ]);
}
