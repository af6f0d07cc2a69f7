import { useT } from '../../../i18n/react.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useField } from './use-field.ts';
import { fromWallClock, toWallClock } from './wall-clock.ts';

/** An instant, entered in Beijing time; null while empty. */
export function InstantField<V extends object>(props: FieldProps<V>) {
  const t = useT();
  const hint = props.hint ?? t('staff.form.beijing');
  const { id, error, shared, write, value } = useField({ ...props, hint });
  return (
    <FieldFrame id={id} label={props.label} hint={hint} error={error} required={props.required}>
      <input
        {...shared}
        type="datetime-local"
        className="bp6-input bp6-fill"
        value={typeof value === 'string' && value !== '' ? toWallClock(value) : ''}
        onChange={(event) => write(event.target.value === '' ? null : fromWallClock(event.target.value))}
      />
    </FieldFrame>
  );
}
