import { type ButtonHTMLAttributes, type ReactNode, useSyncExternalStore } from 'react';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one thing to do on a screen. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'bad';
  /** While it runs the button keeps its place and cannot be pressed twice. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

const never = () => () => undefined;
/** False on the server and until this page's script runs. */
const useScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * A button. One that submits waits for the page's script: before it, the browser would send the form by itself and put what was
 * typed into the address.
 */
export function Button({
  kind = 'plain',
  busy = false,
  disabled,
  type = 'button',
  className = '',
  children,
  ...rest
}: ButtonProps) {
  const scripted = useScript();
  return (
    <button
      {...rest}
      type={type}
      className={`button button-${kind} ${className}`.trim()}
      disabled={disabled === true || busy || (type === 'submit' && !scripted)}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  );
}
