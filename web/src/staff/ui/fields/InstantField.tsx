import { localTime } from '../../../format/dates.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { CalendarControl } from './CalendarControl.tsx';
import type { FieldProps } from './field-props.ts';
import { readInstant } from './read-text.ts';

/** The wall clock of the control is Beijing's, whatever the device's is. */
const show = (value: unknown): string => {
  if (typeof value !== 'string' || Number.isNaN(Date.parse(value))) return '';
  const { day, clock } = localTime(value);
  return `${day.padStart(10, '0')}T${clock}`;
};

/** An instant, entered in Beijing time; null while empty. */
export function InstantField<V extends object>(props: FieldProps<V>) {
  const t = useTranslate();
  return (
    <CalendarControl
      {...props}
      type="datetime-local"
      hint={props.hint ?? t({ id: 'staff.form.beijing' })}
      read={readInstant}
      show={show}
    />
  );
}
