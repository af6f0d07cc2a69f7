import { type SelectHTMLAttributes } from 'react';
import type { Labelled } from './Field.tsx';
import { Field } from './Field.tsx';
import type { Option } from './option.ts';
import { useTypedBefore } from './use-typed-before.ts';

type SelectProps = Labelled &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange'> & {
    readonly options: readonly Option[];
    readonly empty?: string;
    readonly onValue: (value: string) => void;
  };

export function SelectField({ label, error, hint, required, id, options, empty, onValue, ...rest }: SelectProps) {
  const control = useTypedBefore<HTMLSelectElement>((before) => onValue(before.value));
  return (
    <Field label={label} error={error} hint={hint} required={required ?? false} id={id}>
      {(bound) => (
        <select
          ref={control}
          {...rest}
          {...bound}
          aria-required={required || undefined}
          onChange={(event) => onValue(event.target.value)}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
