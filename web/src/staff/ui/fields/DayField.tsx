import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';

/** A calendar day, as `2026-11-21`; null while empty. */
export function DayField<V extends object>(props: FieldProps<V>) {
  const { id, error, shared, write, value } = useField(props);
  return (
    <FieldFrame id={id} label={props.label} hint={props.hint} error={error} required={props.required}>
      <input
        {...shared}
        type="date"
        className="bp6-input bp6-fill"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => write(event.target.value === '' ? null : event.target.value)}
      />
    </FieldFrame>
  );
}
