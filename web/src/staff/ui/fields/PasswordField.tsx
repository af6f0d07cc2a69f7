import { InputGroup } from '@blueprintjs/core';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

/** A password: one's present one, unless it is said to be new. */
export function PasswordField<V extends object>(
  props: FieldProps<V> & { readonly autoComplete?: 'current-password' | 'new-password' },
) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint, required, autoFocus = false } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <InputGroup
        {...shared}
        fill
        type="password"
        autoComplete={props.autoComplete ?? 'current-password'}
        autoFocus={autoFocus}
        value={typeof value === 'string' ? value : ''}
        onValueChange={write}
      />
    </FieldFrame>
  );
}
