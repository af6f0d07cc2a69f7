import { InputGroup } from '@blueprintjs/core';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

/** One's present password. */
export function PasswordField<V extends object>(props: FieldProps<V>) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint, required, autoFocus = false } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <InputGroup
        {...shared}
        fill
        type="password"
        autoComplete="current-password"
        autoFocus={autoFocus}
        value={typeof value === 'string' ? value : ''}
        onValueChange={write}
      />
    </FieldFrame>
  );
}
