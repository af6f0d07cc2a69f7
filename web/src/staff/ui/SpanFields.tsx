import { useTranslate } from '../../i18n/react.tsx';
import { InstantField } from './fields/InstantField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import type { FormState } from './use-form.ts';

export interface SpanValues {
  readonly start: string | null;
  readonly minutes: number | null;
}

/** The end of a span that is typed as a start and a length. */
export const endOf = ({ start, minutes }: SpanValues): string =>
  start === null ? '' : new Date(Date.parse(start) + (minutes ?? 0) * 60_000).toISOString();

export const minutesOf = (start: string, end: string): number =>
  Math.round((Date.parse(end) - Date.parse(start)) / 60_000);

/** When, and for how long. */
export function SpanFields<V extends SpanValues>({ form }: { form: FormState<V> }) {
  const t = useTranslate();
  return (
    <div className="field-row">
      <InstantField form={form} name="start" label={t({ id: 'hiring.span.start' })} required />
      <NumberField
        form={form}
        name="minutes"
        path="end"
        label={t({ id: 'hiring.span.minutes' })}
        min={5}
        max={1440}
        whole
        unit={t({ id: 'hiring.unit.minutes' })}
        required
      />
    </div>
  );
}
