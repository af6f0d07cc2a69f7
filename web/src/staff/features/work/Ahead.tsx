import { Link } from 'react-router-dom';
import { clock, localTime, shortDay, weekday } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { spanOfWeek, today } from '../../model/days.ts';
import { paths } from '../../model/paths.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { useInterviewsAheadQuery } from '../../model/work.ts';
import { PersonName } from '../../ui/PersonName.tsx';

/** So many are named; the calendar has the others. */
const mostNamed = 5;

/** The viewer's own interviews of the week that have not begun: there is nothing to do about them yet, and they are not forgotten. */
export function Ahead() {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useApplicationWords();
  const meets = useMay()('EVALUATE');
  const asked = { ...spanOfWeek(today()), mine: true, life: ['NOT_STARTED'], size: 100 };
  const { data } = useInterviewsAheadQuery(asked, { skip: !meets });
  const now = Date.now();
  const ahead = (data?.data.rows ?? [])
    .filter(({ start, reply }) => Date.parse(start) > now && reply !== 'DECLINED')
    .sort((a, b) => a.start.localeCompare(b.start));
  if (ahead.length === 0) return null;
  return (
    <section className="work-ahead" aria-label={t({ id: 'staff.work.ahead' })}>
      <h2>
        {t({ id: 'staff.work.ahead' })} <span className="muted">{ahead.length}</span>
      </h2>
      <ul>
        {ahead.slice(0, mostNamed).map(({ interviewId, start, person, position, stage }) => {
          const { day } = localTime(start);
          return (
            <li key={interviewId}>
              <Link to={paths.interview(interviewId)}>
                <time dateTime={start}>
                  {weekday(day, language)} {shortDay(day, language)} {clock(start)}
                </time>{' '}
                <PersonName person={person} />
              </Link>{' '}
              <span className="muted">
                {words.positionTitle(position)} · {words.stage(stage)}
              </span>
            </li>
          );
        })}
      </ul>
      {ahead.length > mostNamed && <Link to={paths.interviews}>{t({ id: 'staff.work.allAhead' })}</Link>}
    </section>
  );
}
