import { Button, type ButtonProps, Spinner } from '@blueprintjs/core';

interface Props extends Omit<ButtonProps, 'loading'> {
  readonly busy: boolean;
}

/** A button that shows that it works. It keeps the focus meanwhile, as one that is switched off would not, and does nothing when pressed. */
export function BusyButton({ busy, onClick, className = '', icon, ...rest }: Props) {
  return (
    <Button
      {...rest}
      className={busy ? `${className} bp6-loading` : className}
      aria-busy={busy}
      icon={busy ? <Spinner className="bp6-button-spinner" size={16} /> : icon}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
