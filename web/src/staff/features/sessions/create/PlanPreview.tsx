import { useMemo } from 'react';
import { clock, localTime, longDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { type PlanValues, planSegments } from './plan.ts';

/** What the description comes to, day by day, before anything is made of it. */
export function PlanPreview({ values, error }: { values: PlanValues; error: string | undefined }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const segments = useMemo(() => planSegments(values), [values]);
  const days = [...new Set(segments.map(({ start }) => localTime(start).day))];
  const seats = segments.reduce((sum, one) => sum + one.seats, 0);
  return (
    <div className="plan-preview" aria-live="polite">
      <p>
        <b>
          {segments.length === 0
            ? t({ id: 'hiring.plan.none' })
            : t({ id: 'hiring.plan.total' }, { days: days.length, segments: segments.length, seats })}
        </b>
      </p>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <ul>
        {days.slice(0, 7).map((day) => (
          <li key={day}>
            <span>{longDay(day, language)}</span>
            <span className="muted">
              {segments
                .filter(({ start }) => localTime(start).day === day)
                .map(({ start, end }) => `${clock(start)}–${clock(end)}`)
                .join('  ')}
            </span>
          </li>
        ))}
        {days.length > 7 && <li className="muted">{t({ id: 'hiring.plan.more' }, { count: days.length - 7 })}</li>}
      </ul>
    </div>
  );
}
