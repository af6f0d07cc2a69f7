import { type InputHTMLAttributes } from 'react';
import type { Labelled } from './Field.tsx';
import { Field } from './Field.tsx';
import { useLength } from './use-length.ts';
import { useTypedBefore } from './use-typed-before.ts';

type InputProps = Labelled &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'maxLength' | 'value'> & {
    readonly value: string;
    /** The longest that is taken. What is longer stays in the field, which says so: a browser's own limit cuts what is pasted. */
    readonly most?: number;
    readonly onValue: (value: string) => void;
  };

export function TextField({ label, error, hint, required, id, most, onValue, ...rest }: InputProps) {
  const control = useTypedBefore<HTMLInputElement>((before) => onValue(before.value));
  const length = useLength(rest.value, most);
  return (
    <Field label={label} error={length.error ?? error} hint={length.hint ?? hint} required={required ?? false} id={id}>
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
