import { type TextareaHTMLAttributes } from 'react';
import type { Labelled } from './Field.tsx';
import { Field } from './Field.tsx';
import { useTypedBefore } from './use-typed-before.ts';

type AreaProps = Labelled &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange'> & { readonly onValue: (value: string) => void };

export function TextArea({ label, error, hint, required, id, onValue, ...rest }: AreaProps) {
  const control = useTypedBefore<HTMLTextAreaElement>((before) => onValue(before.value));
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false} id={id}>
      {(bound) => (
        <textarea
          ref={control}
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
