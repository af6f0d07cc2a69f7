import { InputGroup, TextArea } from '@blueprintjs/core';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

export function TextField<V extends object>(
  props: FieldProps<V> & {
    multiline?: boolean;
    rows?: number;
    placeholder?: string;
    type?: 'text' | 'email' | 'tel' | 'url';
  },
) {
  const { id, error, shared, write, value } = useField(props);
  const text = typeof value === 'string' ? value : '';
  const { label, hint, required, autoFocus = false, multiline = false, rows = 4, placeholder, type = 'text' } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      {multiline ? (
        <TextArea
          {...shared}
          fill
          rows={rows}
          autoFocus={autoFocus}
          value={text}
          placeholder={placeholder}
          onChange={(event) => write(event.target.value)}
        />
      ) : (
        <InputGroup
          {...shared}
          fill
          type={type}
          autoFocus={autoFocus}
          value={text}
          placeholder={placeholder}
          onValueChange={write}
        />
      )}
    </FieldFrame>
  );
}
