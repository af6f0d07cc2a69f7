import { type InputHTMLAttributes } from 'react';
import type { Labelled } from './Field.tsx';
import { Field } from './Field.tsx';
import { useTypedBefore } from './use-typed-before.ts';

type InputProps = Labelled &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & { readonly onValue: (value: string) => void };

export function TextField({ label, error, hint, required, id, onValue, ...rest }: InputProps) {
  const control = useTypedBefore<HTMLInputElement>((before) => onValue(before.value));
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false} id={id}>
      {(bound) => (
        <input
          ref={control}
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
