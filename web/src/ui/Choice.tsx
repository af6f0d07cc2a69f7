import { useId } from 'react';
import type { Option } from './option.ts';

/** One choice among a few, as a group of radio buttons. */
export function Choice({
  legend,
  options,
  value,
  onValue,
  error,
  name,
}: {
  legend: string;
  options: readonly Option[];
  value: string;
  onValue: (value: string) => void;
  error?: string | undefined;
  name: string;
}) {
  const id = useId();
  return (
    <fieldset className="choice" aria-describedby={error === undefined ? undefined : id}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValue(option.value)}
          />
          <span>{option.text}</span>
        </label>
      ))}
      {error !== undefined && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
