import { dayAndClock } from '../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../i18n/react.tsx';
import { MeetingTime } from '../../../ui/MeetingTime.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { InterviewActions } from './InterviewActions.tsx';
import { InterviewRows } from './InterviewRows.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { useStageName, useTimeLeft } from './words.ts';

type Content = LinkContent<'interviewPage'>;

function Standing({ data }: Pick<Content, 'data'>) {
  const t = useTranslate();
  const { life, reply, signIn, declineReason } = data;
  if (life === 'CANCELLED') return <p className="note note-bad">{t({ id: 'person.interview.cancelled' })}</p>;
  if (life === 'FINISHED') return <p className="note">{t({ id: 'person.interview.finished' })}</p>;
  if (reply === 'DECLINED')
    return <p className="note note-bad">{t({ id: 'person.interview.declined' }, { reason: declineReason ?? '' })}</p>;
  if (signIn === 'SIGNED_IN') return <p className="note note-ok">{t({ id: 'person.interview.signedIn' })}</p>;
  if (reply === 'ACCEPTED') return <p className="note note-ok">{t({ id: 'person.interview.accepted' })}</p>;
  return <p>{t({ id: 'person.interview.question' })}</p>;
}

function Body({ data, link, reload }: Content) {
  const t = useTranslate();
  const { language } = useLanguage();
  const jobTitle = useJobTitle();
  const left = useTimeLeft();
  const stage = useStageName()(data.stage);
  const { start, end, life, reply, name, allowedActions } = data;
  const isAhead = (life === 'NOT_STARTED' || life === 'IN_INTERVIEW') && reply !== 'DECLINED';
  const mayAnswer = allowedActions.includes('AcceptInterview') || allowedActions.includes('DeclineInterview');
  const minutes = Math.round((Date.parse(end) - Date.parse(start)) / 60_000);
  return (
    <section className="sheet link">
      <h1>
        {t({ id: reply === 'ACCEPTED' ? 'person.interview.heading' : 'person.interview.greeting' }, { name, stage })}
      </h1>
      <p className="quiet">{jobTitle(data.position)}</p>
      <p className="now">
        <MeetingTime start={start} end={end} />
      </p>
      <p className="quiet">
        {[t({ id: 'person.appointment.minutes' }, { minutes }), life === 'NOT_STARTED' ? left(start) : '']
          .filter((part) => part !== '')
          .join(t({ id: 'person.todo.joint' }))}
      </p>
      <Standing data={data} />
      <InterviewRows data={data} isAhead={isAhead} />
      <p className="quiet">
        {mayAnswer && t({ id: 'person.interview.changeUntil' }, { time: dayAndClock(start, language) })}{' '}
        {t({ id: 'person.interview.notice' })}
      </p>
      <InterviewActions data={data} link={link} reload={reload} isAhead={isAhead} />
    </section>
  );
}

/** The candidate's interview: when and where, and the answer. */
export default function Interview() {
  const t = useTranslate();
  return (
    <LinkPage query="interviewPage" title={t({ id: 'person.interview.title' })}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
