import { HTMLSelect } from '@blueprintjs/core';
import type { Choice } from '../../model/choice.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

/** One of a few; an empty `value` in the choices stands for none and is written as null when `nullable`. */
export function SelectField<V extends object>(
  props: FieldProps<V> & { choices: readonly Choice[]; nullable?: boolean; placeholder?: string },
) {
  const { id, error, shared, write, value } = useField(props);
  const { label, hint, required, choices, nullable = false, placeholder } = props;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} required={required}>
      <HTMLSelect
        {...shared}
        fill
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => write(nullable && event.target.value === '' ? null : event.target.value)}
      >
        {(placeholder !== undefined || nullable) && <option value="">{placeholder ?? ''}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </HTMLSelect>
    </FieldFrame>
  );
}
