import { clock, localTime, longDay } from '../../../../format/dates.ts';
import { replyShown } from '../../../../format/reply-shown.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { PersonName } from '../../../ui/PersonName.tsx';
import { StandingTag } from '../../../ui/StandingTag.tsx';
import type { Interview } from '../types.ts';

interface Props {
  readonly interviews: readonly Interview[];
  readonly current: string;
  readonly onOpen: (interviewId: string) => void;
}

/** Interviews one below the other, by day: the list, and the calendar of a phone. */
export function Agenda({ interviews, current, onOpen }: Props) {
  const { language } = useLanguage();
  const days = [...new Set(interviews.map(({ start }) => localTime(start).day))];
  return (
    <div className="agenda">
      {days.map((day) => (
        <section key={day}>
          <h2>{longDay(day, language)}</h2>
          <ul>
            {interviews
              .filter(({ start }) => localTime(start).day === day)
              .map((interview) => (
                <AgendaItem key={interview.interviewId} interview={interview} current={current} onOpen={onOpen} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function AgendaItem({ interview, current, onOpen }: { interview: Interview } & Pick<Props, 'current' | 'onOpen'>) {
  const t = useTranslate();
  const words = useApplicationWords();
  const { interviewId, start, end, person, position, stage, life, reply, interviewers } = interview;
  return (
    <li>
      <button type="button" aria-current={interviewId === current || undefined} onClick={() => onOpen(interviewId)}>
        <time dateTime={start}>
          {clock(start)}–{clock(end)}
        </time>
        <span className="agenda-who">
          <b>
            <PersonName person={person} />
          </b>
          <span className="muted">
            {words.positionTitle(position)} · {words.stage(stage)} ·{' '}
            {interviewers.map(({ name }) => name).join(t({ id: 'staff.filter.comma' }))}
          </span>
        </span>
        <span className="agenda-state">
          <StandingTag of="interview.life" state={life} />
          {life === 'NOT_STARTED' && (
            <StandingTag of="interview.reply" state={replyShown({ reply, start }, Date.now())} />
          )}
        </span>
      </button>
    </li>
  );
}
