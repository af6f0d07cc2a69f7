import type { DeliveryCard } from '@talentlog/contracts';
import { dayAndClock, longDay, shortDay } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { useNow } from '../../site/context.tsx';
import { useOutcomeName, useStageName, useTimeLeft } from '../links/words.ts';
import { NextInterview } from './NextInterview.tsx';

type Props = { readonly delivery: DeliveryCard };

/** What the person is asked for, and until when. */
function Todo({ delivery: { todo, stage: at } }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const left = useTimeLeft();
  const stage = useStageName()(at);
  if (todo === null) return null;
  const { kind, until, seatsLeft } = todo;
  const asked = t({ id: `person.todo.${kind}` }, { stage });
  const more = [
    seatsLeft === null ? '' : t({ id: 'person.todo.seats' }, { count: seatsLeft }),
    until === null ? '' : left(until),
  ].filter((part) => part !== '');
  return (
    <div className="next next-yours">
      <p className="next-date">
        {until === null ? asked : t({ id: 'person.next.by' }, { time: dayAndClock(until, language, now) })}
      </p>
      {until !== null && <p>{asked}</p>}
      {more.length > 0 && <p>{more.join(t({ id: 'person.todo.joint' }))}</p>}
    </div>
  );
}

/** How it ended and when, and from when on one may try again. */
function Ended({ delivery: { outcome, stage, since, endedAt, againOn } }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const stageName = useStageName()(stage);
  const outcomeName = useOutcomeName();
  return (
    <div className="next next-over">
      <p className="next-date">{outcome === null ? t({ id: 'person.delivery.invalid' }) : outcomeName(outcome)}</p>
      <p>
        {t({ id: 'person.delivery.endedAt' }, { stage: stageName, day: shortDay(endedAt ?? since, language, now) })}
      </p>
      {againOn && <p>{t({ id: 'person.delivery.againOn' }, { day: shortDay(againOn, language, now) })}</p>}
    </div>
  );
}

/** Where it stands with the company, since when, and until when there will be word. */
function Waiting({ delivery: { stage, since, nextBy } }: Props) {
  const t = useTranslate();
  const { language } = useLanguage();
  const now = useNow();
  const standing = t(
    { id: 'person.delivery.since' },
    {
      stage: useStageName()(stage),
      day: shortDay(since, language, now),
    },
  );
  return (
    <div className="next">
      <p className="next-date">
        {nextBy === null ? standing : t({ id: 'person.next.by' }, { time: longDay(nextBy, language, now) })}
      </p>
      {nextBy !== null && <p>{standing}</p>}
      <p>{t({ id: nextBy === null ? 'person.delivery.nextSoon' : 'person.delivery.nextBy' })}</p>
    </div>
  );
}

/** The next date of a delivery is the largest thing on its card: an interview, the end of what is asked of the person, or the day of an answer. */
export function NextDate({ delivery }: Props) {
  const { bucket, todo, meeting } = delivery;
  if (bucket !== 'ACTIVE') return <Ended delivery={delivery} />;
  const isThatMeeting = todo?.kind === 'INTERVIEW' && todo.id === meeting?.id;
  return (
    <>
      {todo !== null && !isThatMeeting && <Todo delivery={delivery} />}
      {meeting !== null && <NextInterview meeting={meeting} />}
      {todo === null && meeting === null && <Waiting delivery={delivery} />}
    </>
  );
}
