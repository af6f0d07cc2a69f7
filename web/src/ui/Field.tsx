import { type ReactNode, useId } from 'react';
import './form.css';

/** What every control is given beside its own attributes. */
export interface Labelled {
  readonly label: string;
  /** Words of what is wrong, beside the field. */
  readonly error?: string | undefined;
  readonly hint?: ReactNode;
  readonly required?: boolean;
}

interface Bound {
  readonly id: string;
  readonly 'aria-invalid': boolean | undefined;
  readonly 'aria-describedby': string | undefined;
}

/** A label, a control, and beside them what helps or what is wrong. */
export function Field({
  label,
  error,
  hint,
  required = false,
  id: given,
  children,
}: Labelled & { id?: string | undefined; children: (bound: Bound) => ReactNode }) {
  const own = useId();
  const id = given ?? own;
  const wrong = error !== undefined && error !== '';
  const described = [wrong ? `${id}-error` : '', hint === undefined ? '' : `${id}-hint`]
    .filter((part) => part !== '')
    .join(' ');
  return (
    <div className={wrong ? 'field field-wrong' : 'field'}>
      <label htmlFor={id}>
        {label}
        {required && (
          <span className="must" aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-invalid': wrong || undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {wrong && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
