import { Button } from '@blueprintjs/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { localTime, longDay, monthName, weekday } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { addDays, mondayOf, today } from '../../../model/days.ts';
import { monthOf, nextRange, weeksOf } from './month.ts';

interface Props {
  readonly first: string | null;
  readonly last: string | null;
  readonly onChange: (first: string | null, last: string | null) => void;
}

const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

/** A month whose weeks begin on Monday in every language; the first click begins the range, the second ends it. */
export function DayRange({ first, last, onChange }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const [focused, setFocused] = useState(first ?? today());
  const grid = useRef<HTMLTableElement>(null);
  const month = monthOf(focused);
  const monday = mondayOf(focused);
  const go = (day: string) => {
    setFocused(day);
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus());
  };
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    go(addDays(focused, step));
  };
  const choose = (day: string) => {
    setFocused(day);
    const range = nextRange({ first, last }, day);
    onChange(range.first, range.last);
  };
  const title = monthName(month, language);
  return (
    <div className="day-range">
      <div className="day-range-head">
        <Button
          variant="minimal"
          size="small"
          icon="chevron-left"
          aria-label={t({ id: 'hiring.plan.previousMonth' })}
          onClick={() => setFocused(addDays(`${month}-01`, -1))}
        />
        <b aria-live="polite">{title}</b>
        <Button
          variant="minimal"
          size="small"
          icon="chevron-right"
          aria-label={t({ id: 'hiring.plan.nextMonth' })}
          onClick={() => setFocused(addDays(`${month}-28`, 7).slice(0, 8).concat('01'))}
        />
      </div>
      <table ref={grid} aria-label={title}>
        <thead>
          <tr>
            {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((day) => (
              <th key={day} scope="col">
                {weekday(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => {
                const inside = first !== null && last !== null && day >= first && day <= last;
                return (
                  <td key={day}>
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === focused ? 0 : -1}
                      className={[inside && 'inside', monthOf(day) !== month && 'outside', day === today() && 'today']
                        .filter(Boolean)
                        .join(' ')}
                      aria-pressed={day === first || day === last}
                      aria-label={longDay(day, language)}
                      onKeyDown={press}
                      onClick={() => choose(day)}
                    >
                      {localTime(day).date}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
