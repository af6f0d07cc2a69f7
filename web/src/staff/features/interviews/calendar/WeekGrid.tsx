import type { CSSProperties } from 'react';
import { longDay, shortDay, weekday } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { daysOfWeek, today } from '../../../model/days.ts';
import type { Interview } from '../types.ts';
import { InterviewBlock } from './InterviewBlock.tsx';
import { blocksOf, hoursOf } from './week.ts';

interface Props {
  readonly monday: string;
  readonly interviews: readonly Interview[];
  readonly current: string;
  readonly onOpen: (interviewId: string) => void;
}

const hourHeight = 60;

/** Monday to Sunday, hours downwards, each interview where it is. */
export function WeekGrid({ monday, interviews, current, onOpen }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const days = daysOfWeek(monday);
  const { first, last } = hoursOf(interviews);
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  return (
    <section
      className="week"
      aria-label={t({ id: 'hiring.week.label' })}
      style={{ '--hours': hours.length, '--hour': `${hourHeight}px` } as CSSProperties}
    >
      <div className="week-hours" aria-hidden="true">
        {hours.map((hour) => (
          <span key={hour}>{hour}:00</span>
        ))}
      </div>
      {days.map((day) => (
        <section
          key={day}
          className={day === today() ? 'week-day today' : 'week-day'}
          aria-label={longDay(day, language)}
        >
          <h2>
            {weekday(day, language)} <span>{shortDay(day, language)}</span>
          </h2>
          <div className="week-column">
            {blocksOf(interviews, day).map(({ item, from, to, lane, lanes }) => (
              <InterviewBlock
                key={item.interviewId}
                interview={item}
                current={item.interviewId === current}
                short={to - from < 45}
                onOpen={onOpen}
                style={{
                  top: ((from - first * 60) / 60) * hourHeight,
                  height: Math.max(24, ((to - from) / 60) * hourHeight - 2),
                  left: `${(lane / lanes) * 100}%`,
                  width: `calc(${100 / lanes}% - 3px)`,
                }}
              />
            ))}
          </div>
        </section>
      ))}
    </section>
  );
}
