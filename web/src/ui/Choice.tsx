import { useId } from 'react';
import type { Option } from './option.ts';
import { useTypedBefore } from './use-typed-before.ts';
import './form.css';

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
        <Radio key={option.value} name={name} option={option} chosen={value} onValue={onValue} />
      ))}
      {error !== undefined && (
        <p className="field-error" id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface RadioProps {
  readonly name: string;
  readonly option: Option;
  readonly chosen: string;
  readonly onValue: (value: string) => void;
}

function Radio({ name, option: { value, text }, chosen, onValue }: RadioProps) {
  const control = useTypedBefore<HTMLInputElement>((before) => before.checked && onValue(value));
  return (
    <label>
      <input
        ref={control}
        type="radio"
        name={name}
        value={value}
        checked={value === chosen}
        onChange={() => onValue(value)}
      />
      <span>{text}</span>
    </label>
  );
}
