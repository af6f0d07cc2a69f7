import { Link } from 'react-router-dom';
import { replyShown } from '../../../../format/reply-shown.ts';
import { useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { paths } from '../../../model/paths.ts';
import { ConsentTag } from '../../../ui/ConsentTag.tsx';
import { DetailDrawer } from '../../../ui/DetailDrawer.tsx';
import { useNameOf } from '../../../ui/PersonName.tsx';
import { StandingTag } from '../../../ui/StandingTag.tsx';
import { TimeRange } from '../../../ui/TimeRange.tsx';
import type { Neighbours } from '../../../ui/use-neighbours.ts';
import { useInterviewDetailQuery } from '../api.ts';
import type { Interview } from '../types.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import { Evaluations } from './Evaluations.tsx';
import { InterviewActions } from './InterviewActions.tsx';
import { InterviewStanding } from './InterviewStanding.tsx';
import './drawer.css';
import '../evaluation/evaluation.css';

interface Props extends Neighbours {
  readonly interviewId: string;
  readonly onClose: () => void;
}

/** One interview: where it stands, attendance, and what the interviewers wrote. */
export function InterviewDrawer({ interviewId, ...around }: Props) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const answer = useInterviewDetailQuery({ interviewId });
  return (
    <DetailDrawer
      answer={answer}
      title={(interview) => (interview === undefined ? t({ id: 'staff.nav.interviews' }) : nameOf(interview.person))}
      standing={(interview) => <InterviewStanding interview={interview} />}
      {...around}
    >
      {(interview) => <Content interview={interview} />}
    </DetailDrawer>
  );
}

function Content({ interview }: { interview: Interview }) {
  const t = useTranslate();
  const nameOf = useNameOf();
  const words = useApplicationWords();
  const {
    applicationId,
    person,
    position,
    stage,
    start,
    end,
    mode,
    place,
    placeDetails,
    interviewers,
    signInCode,
    life,
    reply,
    signIn,
  } = interview;
  return (
    <>
      <header className="drawer-head">
        <h2>
          {nameOf(person)} <ConsentTag consent={person.consent} />
        </h2>
        <p className="muted">
          {words.positionTitle(position)} · {words.stage(stage)}
        </p>
        <p>
          <Link to={paths.application(applicationId)}>{t({ id: 'hiring.interview.application' })}</Link>
        </p>
        <InterviewStanding interview={interview} />
        <p className="interview-tags">
          <StandingTag of="interview.life" state={life} />
          {life !== 'CANCELLED' && (
            <StandingTag of="interview.reply" state={replyShown({ reply, start }, Date.now())} />
          )}
          {life !== 'CANCELLED' && <StandingTag of="interview.signIn" state={signIn} />}
        </p>
        <InterviewActions interview={interview} />
      </header>
      <div className="interview-content">
        <dl className="facts">
          {signInCode && (
            <>
              <dt>{t({ id: 'hiring.field.signInCode' })}</dt>
              <dd>
                <strong>{signInCode}</strong> {t({ id: 'hiring.interview.tellCode' })}
              </dd>
            </>
          )}
          <dt>{t({ id: 'hiring.field.when' })}</dt>
          <dd>
            <TimeRange start={start} end={end} /> {life === 'NOT_STARTED' && <AddToCalendar interview={interview} />}
          </dd>
          <dt>{t({ id: 'hiring.place.mode' })}</dt>
          <dd>
            {mode === 'ON_SITE' || mode === 'VIDEO' || mode === 'PHONE' ? t({ id: `vocabulary.mode.${mode}` }) : ''}
            {place !== '' && ` · ${place}`}
          </dd>
          {placeDetails?.link && (
            <>
              <dt>{t({ id: 'hiring.place.link' })}</dt>
              <dd>
                <a href={placeDetails.link} target="_blank" rel="noreferrer">
                  {placeDetails.link}
                </a>
              </dd>
            </>
          )}
          {placeDetails?.password && (
            <>
              <dt>{t({ id: 'hiring.place.password' })}</dt>
              <dd>{placeDetails.password}</dd>
            </>
          )}
          <dt>{t({ id: 'hiring.field.interviewers' })}</dt>
          <dd>{interviewers.map(({ name }) => name).join(t({ id: 'staff.filter.comma' }))}</dd>
        </dl>
        <Evaluations interview={interview} />
      </div>
    </>
  );
}
