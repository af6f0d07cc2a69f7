import { Dialog, type DialogProps } from '@blueprintjs/core';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../../i18n/react.tsx';
import { useFocusBack } from './focus-back.ts';
import { focusFirst } from './focus-first.ts';

/**
 * A dialog over the page. The focus is in its first control, unless a field claims it, and goes back to where it was once the dialog is
 * gone.
 */
export function Modal({ children, ...props }: DialogProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusBack(useCallback(() => frame.current, []));
  return (
    <Dialog shouldReturnFocusOnClose={false} canOutsideClickClose={false} {...props} containerRef={frame}>
      {children}
      <Begin />
    </Dialog>
  );
}

/** Stands in the dialog itself, which is drawn later than what asks for it. */
function Begin() {
  const t = useTranslate();
  const place = useRef<HTMLSpanElement>(null);
  const close = t({ id: 'shared.action.close' });
  useLayoutEffect(() => {
    const dialog = place.current?.closest('.bp6-dialog');
    if (!dialog) return;
    if (!dialog.contains(document.activeElement)) focusFirst(dialog);
  }, []);
  useLayoutEffect(() => {
    // The library says it in English only.
    place.current?.closest('.bp6-dialog')?.querySelector('.bp6-dialog-close-button')?.setAttribute('aria-label', close);
  }, [close]);
  return <span ref={place} hidden />;
}
