import { NumericInput } from '@blueprintjs/core';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

/** A number, or null while empty. */
export function NumberField<V extends object>(props: FieldProps<V> & { min?: number; max?: number; unit?: string }) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint, required, min, max, unit } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <NumericInput
        {...shared}
        fill
        buttonPosition="none"
        clampValueOnBlur
        value={typeof value === 'number' ? value : ''}
        {...(min === undefined ? {} : { min })}
        {...(max === undefined ? {} : { max })}
        {...(unit === undefined ? {} : { rightElement: <span className="unit">{unit}</span> })}
        onValueChange={(number, text) => write(text === '' || Number.isNaN(number) ? null : number)}
      />
    </FieldFrame>
  );
}
