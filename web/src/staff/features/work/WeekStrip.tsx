import { shortDay, weekday } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { addDays, today } from '../../model/days.ts';
import { dueDay, isLate, type WorkItem } from './groups.ts';

/** Seven days from today and how much is due on each: which one will be bad is seen before it comes. */
export function WeekStrip({ items }: { items: readonly WorkItem[] }) {
  const t = useT();
  const { language } = useLanguage();
  const now = Date.now();
  const late = items.filter((item) => isLate(item, now));
  const days = Array.from({ length: 7 }, (_, index) => addDays(today(), index));
  return (
    <ol className="week-strip" aria-label={t('staff.work.week')}>
      {days.map((day, index) => {
        const due = items.filter((item) => dueDay(item) === day && !late.includes(item)).length;
        return (
          <li key={day} className={index === 0 ? 'now' : ''}>
            <span className="week-day">
              {weekday(day, language)} {shortDay(day, language)}
              {index === 0 && <span className="muted"> {t('staff.work.today')}</span>}
            </span>
            <span className={due === 0 ? 'muted' : ''}>{t('staff.work.dueOn', { count: due })}</span>
            {index === 0 && late.length > 0 && (
              <span className="late">{t('staff.work.lateOn', { count: late.length })}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
