import { CalendarControl } from './CalendarControl.tsx';
import type { FieldProps } from './field-props.ts';
import { readDay } from './read-text.ts';

const show = (value: unknown) => (typeof value === 'string' ? value : '');

/** A calendar day, as `2026-11-21`; null while empty. */
export const DayField = <V extends object>(props: FieldProps<V>) => (
  <CalendarControl {...props} type="date" read={readDay} show={show} />
);
