import type { HistoryAnswer, HistoryEvent } from '@talentlog/contracts';
import { useDeferredValue, useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { localTime } from '../../../../format/dates.ts';
import { useLanguage, useT } from '../../../../i18n/react.tsx';
import { auditPaths } from '../../../model/paths.ts';
import { stillShown } from '../../../model/still-shown.ts';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { useHistoryQuery, useStateAtQuery } from '../api.ts';
import { IntegrityBadge } from '../integrity/IntegrityBadge.tsx';
import { Machine } from '../machine/Machine.tsx';
import { useAuditWords } from '../words.ts';
import { DataThen } from './DataThen.tsx';
import { EventSentence } from './EventSentence.tsx';
import { exactSeconds } from './exact-seconds.ts';
import { KnownIds, useKnownOf } from './known.ts';
import { RawEvent } from './RawEvent.tsx';
import { Scrubber } from './Scrubber.tsx';
import { StreamTabs } from './StreamTabs.tsx';
import { placeOf, positionText, searchOf } from './steps.ts';

/** Everything that happened to a person or to one stream, step by step; the address keeps the place. */
export function HistoryPage() {
  const t = useT();
  const { of = '' } = useParams();
  const { currentData: last, error, refetch } = useHistoryQuery(of);
  const currentData = stillShown({ data: last, error });
  const title = currentData?.name || of;
  return (
    <Page title={title} actions={<IntegrityBadge />}>
      <p className="crumb">
        <Link to={auditPaths.search}>{t('audit.history.back')}</Link>
        {currentData?.subject != null && (
          <>
            {' · '}
            <Link to={auditPaths.reads(currentData.subject)}>{t('audit.reads.ofPerson')}</Link>
          </>
        )}
      </p>
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {currentData === undefined && error === undefined && <Loading />}
      {currentData !== undefined && currentData.events.length > 0 && <Steps history={currentData} of={of} />}
    </Page>
  );
}

function Steps({ history, of }: { history: HistoryAnswer; of: string }) {
  const t = useT();
  const words = useAuditWords();
  const { language } = useLanguage();
  const known = useKnownOf(history, of);
  const [search, setSearch] = useSearchParams();
  const stream = search.get('stream');
  const { events, index } = useMemo(() => placeOf(history.events, search), [history.events, search]);
  const days = useMemo(() => dayStarts(events), [events]);
  const byId = useMemo(() => new Map(history.events.map((event) => [event.id, event])), [history.events]);
  const event = events[index];
  if (event === undefined) return null;
  const step = (to: number) => {
    const next = events[to];
    if (next !== undefined) setSearch(searchOf(next, stream), { replace: true });
  };
  const addressOf = (pointer: HistoryEvent['effects'][number]): string => {
    const other = byId.get(pointer.id);
    if (other === undefined) return auditPaths.history(pointer.stream, `position=${pointer.position}`);
    return auditPaths.history(of, searchOf(other, stream === null ? null : other.stream).toString());
  };
  return (
    <div className="history">
      <StreamTabs
        history={history}
        chosen={stream}
        onChoose={(next) => setSearch(next === null ? { position: event.position } : { stream: next })}
      />
      <Scrubber
        count={events.length}
        index={index}
        days={days}
        onStep={step}
        valueText={`${index + 1} / ${events.length} ${words.event(event.type)} ${exactSeconds(event.at, language)}`}
      >
        <b>{t('audit.scrubber.of', { step: index + 1, count: events.length })}</b>{' '}
        <time className="muted" dateTime={event.at}>
          {exactSeconds(event.at, language)}
        </time>
      </Scrubber>
      <EventSentence event={event} addressOf={addressOf} />
      <KnownIds value={known}>
        <Moment event={event} />
      </KnownIds>
      <RawEvent
        key={event.id}
        event={event}
        note={t('audit.sentence.at', { position: positionText(event.position) })}
      />
    </div>
  );
}

/** The machine and the values at the chosen event; while one drags, the last answer stays. */
function Moment({ event }: { event: HistoryEvent }) {
  const words = useAuditWords();
  const { stream, revision } = useDeferredValue(event);
  const { data, isFetching, error, refetch } = useStateAtQuery({ stream, revision });
  if (error !== undefined) return <QueryFailure failure={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  return (
    <div className="history-two">
      <section className="audit-card" aria-busy={isFetching}>
        <h2>{words.machine(data.aggregate)}</h2>
        <Machine
          aggregate={data.aggregate}
          chart={data.chart}
          state={data.state}
          previous={data.previousState}
          lastEvent={data.lastEvent}
        />
      </section>
      <DataThen then={data} busy={isFetching} />
    </div>
  );
}

/** Indexes of the events that are the first of their day in Beijing. */
function dayStarts(events: readonly HistoryEvent[]): number[] {
  const days = events.map(({ at }) => localTime(at).day);
  return days.flatMap((day, index) => (day === days[index - 1] ? [] : [index]));
}
