import { useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { paths } from '../../../model/paths.ts';
import { SeenContext, seenIn } from '../../../model/seen.ts';
import { stillShown } from '../../../model/still-shown.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { StandingTag } from '../../../ui/StandingTag.tsx';
import { useSessionDetailQuery } from '../api.ts';
import type { Session } from '../types.ts';
import { SeatGrid } from './SeatGrid.tsx';
import { SeekerTable } from './SeekerTable.tsx';
import { SessionActions } from './SessionActions.tsx';

/** One session: its seats, who sits where, who still has to choose, and what can be done. */
export function SessionPage() {
  const t = useTranslate();
  const { sessionId = '' } = useParams();
  const answer = useSessionDetailQuery({ sessionId });
  const { error, refetch } = answer;
  const session = stillShown(answer)?.data;
  const seen = useMemo(() => seenIn(session), [session]);
  return (
    <SeenContext value={seen}>
      <Page title={session?.name ?? t({ id: 'staff.nav.sessions' })}>
        <p className="session-crumb">
          <Link to={paths.sessions}>{t({ id: 'hiring.session.back' })}</Link>
        </p>
        {session === undefined && error === undefined && <Loading />}
        {session === undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
        {session !== undefined && <Content key={session.sessionId} session={session} />}
      </Page>
    </SeenContext>
  );
}

function Content({ session }: { session: Session }) {
  const t = useTranslate();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  // Who left the session meanwhile is not acted on.
  const present = new Set(session.seekers.map(({ appointmentId }) => appointmentId).filter((id) => selected.has(id)));
  return (
    <>
      <Standing session={session} />
      <SessionActions session={session} selected={present} onDone={() => setSelected(new Set())} />
      <Facts session={session} />
      <h2>{t({ id: 'hiring.session.grid' })}</h2>
      <SeatGrid session={session} />
      <h2>{t({ id: 'hiring.session.seekers' }, { count: session.seekers.length })}</h2>
      <SeekerTable session={session} selected={present} onSelect={setSelected} />
    </>
  );
}

function Standing({ session }: { session: Session }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { state, deadline, seats, seekers } = session;
  const count = (reservation: string) => seekers.filter((seeker) => seeker.reservation === reservation).length;
  const values = {
    deadline: dayAndClock(deadline, language),
    seats,
    invited: seekers.length,
    reserved: count('RESERVED'),
    open: count('UNRESERVED'),
    toArrange: seekers.filter(({ reservation, arranged }) => reservation === 'RESERVED' && !arranged).length,
  };
  return (
    <p className="session-standing">
      <StandingTag of="appointmentSession" state={state} />{' '}
      {state === 'DRAFT' && t({ id: 'hiring.session.standing.DRAFT' }, values)}
      {state === 'OPEN' && t({ id: 'hiring.session.standing.OPEN' }, values)}
      {state === 'CLOSED' && t({ id: 'hiring.session.standing.CLOSED' }, values)}
      {state === 'FINISHED' && t({ id: 'hiring.session.standing.FINISHED' }, values)}
      {state === 'CANCELLED' && t({ id: 'hiring.session.standing.CANCELLED' }, values)}
    </p>
  );
}

function Facts({ session }: { session: Session }) {
  const t = useTranslate();
  const words = useApplicationWords();
  const { position, stage, mode, site, contact, durationMinutes, gapMinutes, principal, interviewers } = session;
  const modeWords =
    mode === 'ON_SITE' || mode === 'VIDEO' || mode === 'PHONE' ? t({ id: `vocabulary.mode.${mode}` }) : mode;
  const facts: readonly [string, string][] = [
    [t({ id: 'hiring.field.position' }), `${words.positionTitle(position)} · ${words.stage(stage)}`],
    [t({ id: 'hiring.place.mode' }), [modeWords, site, contact].filter(Boolean).join(' · ')],
    [
      t({ id: 'hiring.plan.duration' }),
      t({ id: 'hiring.session.rhythm' }, { duration: durationMinutes, gap: gapMinutes }),
    ],
    [t({ id: 'hiring.session.principal' }), principal.name],
    [
      t({ id: 'hiring.field.interviewers' }),
      interviewers.map(({ name }) => name).join(t({ id: 'staff.filter.comma' })),
    ],
  ];
  return (
    <dl className="facts session-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
