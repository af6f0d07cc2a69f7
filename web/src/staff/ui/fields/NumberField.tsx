import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { readNumber } from './read-text.ts';
import { useTyped } from './use-typed.ts';

const ways = { read: readNumber, show: (value: unknown) => (typeof value === 'number' ? String(value) : '') };

interface Limits {
  readonly min: number;
  readonly max: number;
  /** Without a fraction. */
  readonly whole?: boolean;
}

/**
 * A number, or null while empty. Arrows up and down change it by one within its limits. A number that is out of them stays as it was
 * typed and is complained of: at once where nothing typed behind it can mend it, otherwise when one has typed it to its end.
 */
export function NumberField<V extends object>(props: FieldProps<V> & Limits & { unit?: string }) {
  const { label, hint, required, min, max, whole, unit } = props;
  const t = useTranslate();
  const { id, error, shared, text, type, refuse, value } = useTyped(props, ways);
  const isWithin = (number: number) => number >= min && number <= max && (whole !== true || Number.isInteger(number));
  const mayBecome = (number: number) => number > 0 && number < min && Number.isInteger(number);
  const complain = (typed: string) =>
    refuse(typed, t({ id: `refusal.number.${whole ? 'whole' : 'between'}` }, { min, max }));
  const change = (typed: string) => {
    const reading = readNumber(typed);
    // Emptied, it stands for no number: none is put in its place.
    if (required === true && typed.trim() === '') refuse(typed, t({ id: 'refusal.common.required' }));
    else if ('value' in reading && reading.value !== null && !isWithin(reading.value) && !mayBecome(reading.value))
      complain(typed);
    else type(typed);
  };
  const lookAgain = () => typeof value === 'number' && !isWithin(value) && complain(text);
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter') lookAgain();
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    if (text === '') type(String(Math.min(max, Math.max(min, by))));
    else if (typeof value !== 'number') return;
    else if (!isWithin(value)) complain(text);
    else if (isWithin(value + by)) type(String(value + by));
  };
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <InputGroup
        {...shared}
        fill
        inputMode="decimal"
        autoComplete="off"
        value={text}
        {...(unit === undefined ? {} : { rightElement: <span className="unit">{unit}</span> })}
        onKeyDown={step}
        onBlur={lookAgain}
        onValueChange={change}
      />
    </FieldFrame>
  );
}
