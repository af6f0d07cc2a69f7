import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { readNumber } from './read-text.ts';
import { useTyped } from './use-typed.ts';

const ways = { read: readNumber, show: (value: unknown) => (typeof value === 'number' ? String(value) : '') };

/**
 * A number, or null while empty. Arrows up and down change it by one within its bounds. A number that is out of them stays as it was
 * typed and is complained of: too much at once, too little when one has typed it to its end.
 */
export function NumberField<V extends object>(props: FieldProps<V> & { min?: number; max?: number; unit?: string }) {
  const { label, hint, required, min = -Infinity, max = Infinity, unit } = props;
  const t = useT();
  const { id, error, shared, text, type, refuse, value } = useTyped(props, ways);
  const complain = (typed: string) =>
    refuse(typed, max === Infinity ? t('staff.form.atLeast', { min }) : t('staff.form.between', { min, max }));
  const change = (typed: string) => {
    const reading = readNumber(typed);
    // Emptied, it stands for no number: none is put in its place.
    if (required === true && typed.trim() === '') refuse(typed, t('refusal.common.required'));
    else if ('value' in reading && reading.value !== null && reading.value > max) complain(typed);
    else type(typed);
  };
  const step = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by === undefined || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const from = typeof value === 'number' ? value : 0;
    if (text === '' || typeof value === 'number') type(String(Math.min(max, Math.max(min, from + by))));
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
        onBlur={() => typeof value === 'number' && value < min && complain(text)}
        onValueChange={change}
      />
    </FieldFrame>
  );
}
