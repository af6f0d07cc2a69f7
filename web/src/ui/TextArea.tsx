import { type TextareaHTMLAttributes } from 'react';
import type { Labelled } from './Field.tsx';
import { Field } from './Field.tsx';

type AreaProps = Labelled &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> & { readonly onValue: (value: string) => void };

export function TextArea({ label, error, hint, required, id, onValue, ...rest }: AreaProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false} id={id}>
      {(bound) => (
        <textarea
          rows={4}
          {...rest}
          {...bound}
          aria-required={required || undefined}
          onChange={(event) => onValue(event.target.value)}
        />
      )}
    </Field>
  );
}
