import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useScript } from './use-script.ts';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one thing to do on a screen. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'bad';
  /** While it runs the button keeps its place and cannot be pressed twice. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

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
