import { Button, Checkbox } from '@blueprintjs/core';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { localTime, shortDay } from '../../../format/dates.ts';
import { useLanguage, useT } from '../../../i18n/react.tsx';
import { addDays, mondayOf, spanOfWeek, today } from '../../model/days.ts';
import { paths } from '../../model/paths.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/Problem.tsx';
import { useInterviewDetailQuery, useInterviewsQuery } from './api.ts';
import { Agenda } from './calendar/Agenda.tsx';
import { PeopleWeek } from './calendar/PeopleWeek.tsx';
import { WeekGrid } from './calendar/WeekGrid.tsx';
import { InterviewDrawer } from './drawer/InterviewDrawer.tsx';
import './interviews.css';

const layouts = ['week', 'people', 'list'] as const;
type Layout = (typeof layouts)[number];

/** The week's interviews: as a calendar, by interviewer, or as a list; one of them beside it under its own address. */
export default function InterviewsPage() {
  const t = useT();
  const navigate = useNavigate();
  const { '*': interviewId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { data: opened } = useInterviewDetailQuery({ interviewId }, { skip: interviewId === '' });
  const asked = search.get('week') ?? '';
  // Without a week in the address, an open interview brings its own.
  const itsDay = opened === undefined ? today() : localTime(opened.data.start).day;
  const monday = mondayOf(/^\d{4}-\d\d-\d\d$/.test(asked) ? asked : itsDay);
  const layout: Layout = layouts.find((one) => one === search.get('layout')) ?? 'week';
  const mine = search.get('mine') === '1';
  const { currentData, data, error, isFetching, refetch } = useInterviewsQuery({
    ...spanOfWeek(monday),
    mine,
    size: 100,
  });
  const interviews = (currentData ?? data)?.data.rows;
  const change = (entries: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(entries)) next.set(name, value);
    setSearch(next, { replace: true });
  };
  const open = (id: string) => {
    const kept = new URLSearchParams(search);
    kept.set('week', monday);
    navigate({ pathname: paths.interview(id), search: kept.toString() });
  };
  const view = { interviews: interviews ?? [], current: interviewId, onOpen: open };
  return (
    <Page title={t('staff.nav.interviews')} titleHidden fixed>
      <div className="week-bar">
        <WeekSteps monday={monday} onGo={(week) => change({ week })} />
        <Checkbox inline checked={mine} onChange={(event) => change({ mine: event.currentTarget.checked ? '1' : '0' })}>
          {t('hiring.week.mine')}
        </Checkbox>
        <span className="topbar-space" />
        <fieldset className="segmented" aria-label={t('hiring.week.layout')}>
          {layouts.map((one) => (
            <button key={one} type="button" aria-pressed={one === layout} onClick={() => change({ layout: one })}>
              {t(`hiring.week.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {interviews === undefined && error === undefined && <Loading />}
      {interviews !== undefined && (
        <div className={`week-area as-${layout}`} aria-busy={isFetching}>
          {interviews.length === 0 && <EmptyState title={t(mine ? 'hiring.week.noneOfMine' : 'hiring.week.none')} />}
          {layout === 'week' && <WeekGrid monday={monday} {...view} />}
          {layout === 'people' && interviews.length > 0 && <PeopleWeek monday={monday} {...view} />}
          {(layout === 'list' || layout === 'week') && <Agenda {...view} />}
        </div>
      )}
      {interviewId !== '' && (
        <InterviewDrawer
          key={interviewId}
          interviewId={interviewId}
          neighbours={interviews ?? []}
          onOpen={open}
          onClose={() => navigate({ pathname: paths.interviews, search: search.toString() })}
        />
      )}
    </Page>
  );
}

function WeekSteps({ monday, onGo }: { monday: string; onGo: (monday: string) => void }) {
  const t = useT();
  const { language } = useLanguage();
  return (
    <>
      <Button icon="chevron-left" aria-label={t('hiring.week.previous')} onClick={() => onGo(addDays(monday, -7))} />
      <Button onClick={() => onGo(today())}>{t('hiring.week.this')}</Button>
      <Button icon="chevron-right" aria-label={t('hiring.week.next')} onClick={() => onGo(addDays(monday, 7))} />
      <b aria-live="polite">
        {shortDay(monday, language)} – {shortDay(addDays(monday, 6), language)}
      </b>
    </>
  );
}
