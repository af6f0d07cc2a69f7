import { Button } from '@blueprintjs/core';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { useCopy } from '../../ui/use-copy.tsx';
import { useFocusBack } from './focus-back.ts';
import { useKeys } from './use-keys.ts';
import { useToast } from './use-toast.ts';

interface Props {
  readonly title: string;
  /** `2 / 1,284` */
  readonly place?: string;
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** A desk of two columns, which takes the place of the list. */
  readonly wide?: boolean;
}

/** Whether keys pressed there are meant for what is typed or chosen. */
const isField = (target: EventTarget): target is Element =>
  target instanceof Element && target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])');

/** One item beside its list, under its own address. The list makes room for it; where there is none, the drawer lies over it. */
export function Drawer({ title, place, onPrevious, onNext, onClose, children, wide = false }: Props) {
  const t = useTranslate();
  const toast = useToast();
  const panel = useRef<HTMLElement>(null);
  useFocusBack(
    useCallback(() => panel.current, []),
    true,
  );
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useKeys([
    { combo: 'esc', label: t({ id: 'shared.action.close' }), group: t({ id: 'staff.keys.item' }), run: onClose },
  ]);
  // Out of a field first, with what is typed there left as it is; from the drawer, the key closes.
  const leaveField = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Escape' || !isField(target) || !panel.current?.contains(target)) return;
    panel.current.focus({ preventScroll: true });
  };
  const { copy, refused, byHand } = useCopy();
  const copyLink = async () => {
    if (await copy(location.href)) toast(t({ id: 'shared.action.copied' }));
  };
  return (
    <aside
      ref={panel}
      className={wide ? 'drawer wide' : 'drawer beside'}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={leaveField}
    >
      <div className="drawer-bar">
        <Button
          variant="minimal"
          size="small"
          icon="chevron-left"
          aria-label={t({ id: 'staff.drawer.previous' })}
          disabled={onPrevious === undefined}
          onClick={onPrevious}
        />
        <Button
          variant="minimal"
          size="small"
          icon="chevron-right"
          aria-label={t({ id: 'staff.drawer.next' })}
          disabled={onNext === undefined}
          onClick={onNext}
        />
        {place && <span className="muted">{place}</span>}
        <span className="topbar-space" />
        <Button variant="minimal" size="small" onClick={() => void copyLink()}>
          {t({ id: 'staff.drawer.copyLink' })}
        </Button>
        <Button
          variant="minimal"
          size="small"
          icon="cross"
          aria-label={t({ id: 'shared.action.close' })}
          onClick={onClose}
        />
      </div>
      {refused === location.href && byHand}
      {children}
    </aside>
  );
}
