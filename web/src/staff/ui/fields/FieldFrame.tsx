import { type ReactNode } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';

interface FrameProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly children: ReactNode;
}

/** A label, its control, and beside it what is wrong. */
export function FieldFrame({ id, label, hint, error, required, children }: FrameProps) {
  const t = useTranslate();
  return (
    <div className={error === undefined ? 'field' : 'field invalid'}>
      <label htmlFor={id}>
        {label}
        {required && <span className="muted"> {t({ id: 'staff.form.required' })}</span>}
      </label>
      {children}
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      {hint && error === undefined && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
