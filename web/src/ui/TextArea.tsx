import { type TextareaHTMLAttributes } from 'react';
import type { Labelled } from './Field.tsx';
import { Field } from './Field.tsx';
import { useLength } from './use-length.ts';
import { useTypedBefore } from './use-typed-before.ts';

type AreaProps = Labelled &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'maxLength' | 'value'> & {
    readonly value: string;
    /** The longest that is taken. What is longer stays in the field, which says so: a browser's own limit cuts what is pasted. */
    readonly most?: number;
    readonly onValue: (value: string) => void;
  };

export function TextArea({ label, error, hint, required, id, most, onValue, ...rest }: AreaProps) {
  const control = useTypedBefore<HTMLTextAreaElement>((before) => onValue(before.value));
  const length = useLength(rest.value, most);
  return (
    <Field label={label} error={length.error ?? error} hint={length.hint ?? hint} required={required ?? false} id={id}>
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
