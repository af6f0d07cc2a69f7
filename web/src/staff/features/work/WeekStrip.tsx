import { clock, localTime, shortDay, weekday } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { addDays, isWeekend, spanOfDay, spanOfWeek, today } from '../../model/days.ts';
import { useInterviewsAheadQuery } from '../../model/work.ts';
import { dueDay, isLate, type WorkItem } from './groups.ts';

/** So many times are named; of more, how many there are. */
const mostNamed = 3;
const life = ['NOT_STARTED', 'IN_INTERVIEW'];

/** Seven days from today, how much is due on each and who is met: which one will be bad is seen before it comes. */
export function WeekStrip({ items, areListed }: { items: readonly WorkItem[]; areListed: boolean }) {
  const t = useTranslate();
  const now = Date.now();
  const late = items.filter((item) => isLate(item, now));
  const first = today();
  const { data } = useInterviewsAheadQuery({ ...spanOfWeek(first), life, size: 100 });
  const met = data?.data.rows ?? [];
  const areAll = (data?.page?.total ?? 0) <= met.length;
  return (
    <ol className="week-strip" aria-label={t({ id: 'staff.work.week' })}>
      {Array.from({ length: 7 }, (_, index) => addDays(first, index)).map((day) => (
        <Day
          key={day}
          day={day}
          due={items.filter((item) => dueDay(item) === day && !late.includes(item)).length}
          late={day === first ? late.length : 0}
          starts={met.map(({ start }) => start).filter((start) => localTime(start).day === day)}
          areAll={areAll}
          areListed={areListed}
        />
      ))}
    </ol>
  );
}

interface DayProps {
  readonly day: string;
  readonly due: number;
  readonly late: number;
  readonly starts: readonly string[];
  /** The week has no more than were listed; else each day counts its own. */
  readonly areAll: boolean;
  /** All that is owed is listed; else what is due on a day is at least that. */
  readonly areListed: boolean;
}

function Day({ day, due, late, starts, areAll, areListed }: DayProps) {
  const t = useTranslate();
  const { data } = useInterviewsAheadQuery({ ...spanOfDay(day), life, size: 1 }, { skip: areAll });
  const met = (areAll ? undefined : data?.page?.total) ?? starts.length;
  const { language } = useLanguage();
  const isToday = day === today();
  const isRest = isWeekend(day) && due + late + met === 0 && areListed;
  return (
    <li className={isToday ? 'now' : ''}>
      <span className={isRest ? 'muted' : 'week-day'}>
        {weekday(day, language)} <time dateTime={day}>{shortDay(day, language)}</time>
        {isToday && <span className="muted"> {t({ id: 'staff.work.today' })}</span>}
      </span>
      <span className={due === 0 ? 'muted' : ''}>
        {isRest
          ? t({ id: 'staff.work.rest' })
          : t({ id: areListed || due === 0 ? 'staff.work.dueOn' : 'staff.work.dueAtLeast' }, { count: due })}
      </span>
      {late > 0 && (
        <span className="late">
          {t({ id: areListed ? 'staff.work.lateOn' : 'staff.work.lateAtLeast' }, { count: late })}
        </span>
      )}
      {met > 0 && (
        <span>
          {met > mostNamed
            ? t({ id: 'staff.work.meetings' }, { count: met })
            : t(
                { id: 'staff.work.meetingsAt' },
                {
                  at: starts
                    .toSorted()
                    .map(clock)
                    .join(t({ id: 'staff.filter.comma' })),
                },
              )}
        </span>
      )}
    </li>
  );
}
