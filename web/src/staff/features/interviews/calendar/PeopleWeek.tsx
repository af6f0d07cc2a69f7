import { localTime, shortDay, weekday } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { daysOfWeek } from '../../../model/days.ts';
import { Scrollable } from '../../../ui/Scrollable.tsx';
import type { Interview } from '../types.ts';
import { InterviewBlock } from './InterviewBlock.tsx';

interface Props {
  readonly monday: string;
  readonly interviews: readonly Interview[];
  readonly current: string;
  readonly onOpen: (interviewId: string) => void;
}

/** The week with a row for each interviewer: who is busy, who is free. */
export function PeopleWeek({ monday, interviews, current, onOpen }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const days = daysOfWeek(monday);
  const people = new Map(
    interviews.flatMap(({ interviewers }) => interviewers.map(({ accountId, name }) => [accountId, name] as const)),
  );
  const of = (accountId: string, day: string) =>
    interviews.filter(
      ({ interviewers, start }) =>
        localTime(start).day === day && interviewers.some((one) => one.accountId === accountId),
    );
  return (
    <Scrollable className="people-week" label={t({ id: 'hiring.week.people' })}>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t({ id: 'hiring.field.interviewer' })}</th>
            {days.map((day) => (
              <th key={day} scope="col">
                {weekday(day, language)} {shortDay(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...people].map(([accountId, name]) => (
            <tr key={accountId}>
              <th scope="row">{name}</th>
              {days.map((day) => (
                <td key={day}>
                  {of(accountId, day).map((interview) => (
                    <InterviewBlock
                      key={interview.interviewId}
                      interview={interview}
                      current={interview.interviewId === current}
                      onOpen={onOpen}
                    />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}
