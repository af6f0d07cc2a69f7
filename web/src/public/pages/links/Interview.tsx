import { dayAndClock, timeRange } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useJobTitle } from '../jobs/use-job-title.ts';
import { useCalendarFile } from './calendar-file.ts';
import { InterviewActions } from './InterviewActions.tsx';
import { type LinkContent, LinkPage } from './LinkPage.tsx';
import { Where } from './Where.tsx';
import { useStageName, useTimeLeft } from './words.ts';

type Content = LinkContent<'interviewPage'>;

function Standing({ data }: Pick<Content, 'data'>) {
  const t = useT();
  const { life, reply, signIn, declineReason } = data;
  if (life === 'CANCELLED') return <p className="note note-bad">{t('person.interview.cancelled')}</p>;
  if (life === 'FINISHED') return <p className="note">{t('person.interview.finished')}</p>;
  if (reply === 'DECLINED')
    return <p className="note note-bad">{t('person.interview.declined', { reason: declineReason ?? '' })}</p>;
  if (signIn === 'SIGNED_IN') return <p className="note note-ok">{t('person.interview.signedIn')}</p>;
  if (reply === 'ACCEPTED') return <p className="note note-ok">{t('person.interview.accepted')}</p>;
  return <p>{t('person.interview.question')}</p>;
}

/** What comes next to who asks for it: what to bring, until when the answer can change, and the calendar. */
function Preparing({ data }: Pick<Content, 'data'>) {
  const t = useT();
  const { language } = useLanguage();
  const keep = useCalendarFile();
  const jobTitle = useJobTitle();
  const stage = useStageName()(data.stage);
  const { interviewId, start, end, place, allowedActions } = data;
  const title = t('person.calendar.title', { stage, position: jobTitle(data.position) });
  const mayAnswer = allowedActions.includes('AcceptInterview') || allowedActions.includes('DeclineInterview');
  return (
    <>
      <p>{t(`person.interview.bring.${place.mode}`)}</p>
      {mayAnswer && (
        <p className="quiet">{t('person.interview.changeUntil', { time: dayAndClock(start, language) })}</p>
      )}
      <Button onClick={() => keep({ id: interviewId, start, end, title, place })}>{t('person.calendar.add')}</Button>
    </>
  );
}

function Body({ data, link, reload }: Content) {
  const t = useT();
  const { language } = useLanguage();
  const jobTitle = useJobTitle();
  const left = useTimeLeft();
  const stage = useStageName()(data.stage);
  const isAhead = data.life === 'NOT_STARTED' && data.reply !== 'DECLINED';
  return (
    <section className="sheet link">
      <h1>{t('person.interview.greeting', { name: data.name, stage })}</h1>
      <p className="quiet">{jobTitle(data.position)}</p>
      <p className="now">{timeRange(data.start, data.end, language)}</p>
      {isAhead && left(data.start) !== '' && <p className="quiet">{left(data.start)}</p>}
      <Where place={data.place} />
      <Standing data={data} />
      {isAhead && <Preparing data={data} />}
      <p className="note">{t('person.interview.notice')}</p>
      <InterviewActions data={data} link={link} reload={reload} />
    </section>
  );
}

/** The candidate's interview: when and where, and the answer. */
export default function Interview() {
  const t = useT();
  return (
    <LinkPage query="interviewPage" title={t('person.interview.title')}>
      {(content) => <Body {...content} />}
    </LinkPage>
  );
}
