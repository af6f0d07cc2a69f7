import { InputGroup } from '@blueprintjs/core';
import { FieldFrame } from '../../ui/fields/FieldFrame.tsx';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useField } from '../../ui/fields/use-field.ts';

/** A colour, typed or picked, and how words look on it. */
export function ColorField<V extends object>(props: FieldProps<V>) {
  const { id, error, shared, write, value } = useField(props);
  const color = typeof value === 'string' ? value : '';
  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} error={error}>
      <div className="color-field">
        <input
          type="color"
          aria-label={props.label}
          value={/^#[0-9a-f]{6}$/.test(color) ? color : '#000000'}
          onChange={(event) => write(event.target.value)}
        />
        <InputGroup {...shared} value={color} onValueChange={(typed) => write(typed.trim().toLowerCase())} />
        <span className="swatch-words" style={{ background: color }} aria-hidden="true">
          Aa 云
        </span>
      </div>
    </FieldFrame>
  );
}
