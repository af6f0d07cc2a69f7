import { type KeyboardEvent, useState } from 'react';
import { monthWords } from '../../../format/month-text.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useNow } from '../../site/context.tsx';
import { stepTo } from './step-to.ts';

interface Props {
  readonly title: string;
  /** As it is kept, `2021-09` or `2021`; anything else is no month yet. */
  readonly value: string;
  /** With what was chosen, empty where it was cleared; without it where nothing changes. */
  readonly onClose: (picked?: string) => void;
}

const yearsShown = 5;
const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));

/** Years and months to choose from: a year alone will do where one remembers no month. */
export function MonthSheet({ title, value, onClose }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const thisYear = new Date(useNow()).getFullYear();
  const [, givenYear, givenMonth] = /^(\d{4})(?:-(\d\d))?$/.exec(value) ?? [];
  const [year, setYear] = useState(givenYear === undefined ? undefined : Number(givenYear));
  const [month, setMonth] = useState(givenMonth);
  // The years before today are the likely ones; those of a year that was given stand around it.
  const [first, setFirst] = useState((year ?? thisYear) - (year === undefined ? yearsShown - 1 : 2));
  const years = Array.from({ length: yearsShown }, (_, at) => first + at);
  const picked = year === undefined ? undefined : [String(year).padStart(4, '0'), month].filter(Boolean).join('-');
  const words = picked === undefined ? undefined : monthWords(picked, language);
  const byArrows = (columns: number) => (event: KeyboardEvent<HTMLElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const to = stepTo(event.key, buttons.indexOf(event.target as HTMLButtonElement), columns, buttons.length);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  };
  const nameOf = (one: string) =>
    language === 'en-US'
      ? monthWords(`2000-${one}`, language)?.slice(0, 3)
      : t({ id: 'person.month.month' }, { month: Number(one) });
  return (
    <Dialog title={title} className="month-sheet" onClose={() => onClose()}>
      <div className="month-years">
        <Button
          kind="quiet"
          aria-label={t({ id: 'person.month.earlier' })}
          onClick={() => setFirst(first - yearsShown)}
        >
          ‹
        </Button>
        <fieldset aria-label={t({ id: 'person.month.years' })} onKeyDown={byArrows(1)}>
          {years.map((one) => (
            <button key={one} type="button" aria-pressed={one === year} onClick={() => setYear(one)}>
              {one}
            </button>
          ))}
        </fieldset>
        <Button kind="quiet" aria-label={t({ id: 'person.month.later' })} onClick={() => setFirst(first + yearsShown)}>
          ›
        </Button>
      </div>
      <fieldset className="month-grid" aria-label={t({ id: 'person.month.months' })} onKeyDown={byArrows(4)}>
        {months.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === month}
            disabled={year === undefined}
            onClick={() => setMonth(one === month ? undefined : one)}
          >
            {nameOf(one)}
          </button>
        ))}
      </fieldset>
      <p className="quiet">{t({ id: year === undefined ? 'person.month.yearFirst' : 'person.month.yearAlone' })}</p>
      <div className="month-foot">
        <Button onClick={() => onClose('')}>{t({ id: 'person.month.clear' })}</Button>
        <Button kind="primary" disabled={words === undefined} onClick={() => onClose(picked)}>
          {words === undefined ? t({ id: 'person.month.useNone' }) : t({ id: 'person.month.use' }, { month: words })}
        </Button>
      </div>
    </Dialog>
  );
}
