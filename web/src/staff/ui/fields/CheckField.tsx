import { Checkbox } from '@blueprintjs/core';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export function CheckField<V extends object>(props: FieldProps<V>) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint } = props;
  return (
    <div className="field">
      <Checkbox {...shared} checked={value === true} onChange={(event) => write(event.currentTarget.checked)}>
        {label}
      </Checkbox>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
