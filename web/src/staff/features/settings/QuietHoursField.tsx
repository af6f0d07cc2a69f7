import { Checkbox, HTMLSelect } from '@blueprintjs/core';
import { useTranslate } from '../../../i18n/react.tsx';
import type { FieldProps } from '../../ui/fields/field-props.ts';
import { useField } from '../../ui/fields/use-field.ts';

interface Hours {
  readonly from: number;
  readonly to: number;
}
const usual: Hours = { from: 22, to: 8 };
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: `${String(hour).padStart(2, '0')}:00` }));

/** From which hour to which, or none. */
export function QuietHoursField<V extends object>(props: FieldProps<V>) {
  const t = useTranslate();
  const { error, write, value } = useField(props);
  const quiet = (value ?? null) as Hours | null;
  const choose = (end: keyof Hours) => (
    <HTMLSelect
      aria-label={t({ id: `settings.hours.${end}` })}
      options={hours}
      value={quiet?.[end] ?? usual[end]}
      onChange={(event) => write({ ...(quiet ?? usual), [end]: Number(event.target.value) })}
    />
  );
  return (
    <fieldset className="field">
      <legend>{props.label}</legend>
      <Checkbox
        checked={quiet !== null}
        label={t({ id: 'settings.hours.on' })}
        onChange={(event) => write(event.currentTarget.checked ? usual : null)}
      />
      {quiet !== null && (
        <span className="hours-row">
          {choose('from')} – {choose('to')}
        </span>
      )}
      {error === undefined ? (
        <p className="field-hint">{props.hint}</p>
      ) : (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
