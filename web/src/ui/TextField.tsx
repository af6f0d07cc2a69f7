import { type InputHTMLAttributes } from 'react';
import type { Labelled } from './Field.tsx';
import { Field } from './Field.tsx';

type InputProps = Labelled &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & { readonly onValue: (value: string) => void };

export function TextField({ label, error, hint, required, id, onValue, ...rest }: InputProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false} id={id}>
      {(bound) => (
        <input
          type="text"
          {...rest}
          {...bound}
          aria-required={required || undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
