import type { ButtonHTMLAttributes, ReactNode } from 'react';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one thing to do on a screen. */
  readonly kind?: 'primary' | 'plain' | 'quiet' | 'bad';
  /** While it runs the button keeps its place and cannot be pressed twice. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function Button({
  kind = 'plain',
  busy = false,
  disabled,
  type = 'button',
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={`button button-${kind} ${className}`.trim()}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
    >
      {children}
    </button>
  );
}
