import { Button, type ButtonProps, Spinner } from '@blueprintjs/core';
import { useState } from 'react';

interface Props extends Omit<ButtonProps, 'loading'> {
  readonly busy: boolean;
}

/**
 * A button that shows that it works, and does nothing when pressed meanwhile. While it has the focus it is never switched off by the
 * browser's own means, which would drop the focus to the page: after a save there is nothing more to save, and one goes on from here.
 */
export function BusyButton({ busy, disabled = false, onClick, className = '', icon, ...rest }: Props) {
  const [hasFocus, setFocus] = useState(false);
  const isKept = disabled && hasFocus;
  const classes = [className, busy && 'bp6-loading', isKept && 'bp6-disabled'].filter(Boolean).join(' ');
  return (
    <Button
      {...rest}
      className={classes}
      disabled={disabled && !hasFocus}
      aria-disabled={isKept || undefined}
      aria-busy={busy}
      icon={busy ? <Spinner className="bp6-button-spinner" size={16} /> : icon}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
      onClick={(event) => {
        if (busy || disabled) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
