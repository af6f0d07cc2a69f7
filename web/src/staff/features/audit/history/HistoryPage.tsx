import type { HistoryAnswer, HistoryEvent } from '@talentlog/contracts';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { localTime } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { auditPaths } from '../../../model/paths.ts';
import { stillShown } from '../../../model/still-shown.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { useHistoryQuery, useStateAtQuery } from '../api.ts';
import { IntegrityBadge } from '../integrity/IntegrityBadge.tsx';
import { Machine } from '../machine/Machine.tsx';
import { useAuditWords } from '../words.ts';
import { DataThen } from './DataThen.tsx';
import { ExportButton } from './ExportButton.tsx';
import { exactSeconds } from './exact-seconds.ts';
import { KnownIds, useKnownOf, useStreamName } from './known.ts';
import { RawEvent } from './RawEvent.tsx';
import { Scrubber } from './Scrubber.tsx';
import { StepCard } from './StepCard.tsx';
import { StepList } from './StepList.tsx';
import { StreamTabs } from './StreamTabs.tsx';
import { useStepWords } from './step-words.ts';
import { placeOf, positionText, revisionsOf, type Step, searchOf } from './steps.ts';
import { useAround } from './use-around.ts';
import { WhereItIs } from './WhereItIs.tsx';

/** Everything that happened to a person or to one stream, step by step; the address keeps the place. */
export function HistoryPage() {
  const t = useTranslate();
  const { of = '' } = useParams();
  const [search] = useSearchParams();
  const nameOf = useStreamName();
  const { currentData: last, error, refetch } = useHistoryQuery(of);
  const currentData = stillShown({ data: last, error });
  // A stream that is about nobody is named by its kind, not by its key.
  const title = (currentData?.subject == null ? '' : currentData.name) || nameOf(of);
  return (
    <Page
      title={title}
      actions={
        <>
          {currentData !== undefined && currentData.events.length > 0 && <ExportButton of={of} history={currentData} />}
          <IntegrityBadge />
        </>
      }
    >
      <p className="crumb">
        <Link to={auditPaths.search}>{t({ id: 'audit.history.back' })}</Link>
        <WhereItIs stream={search.get('stream') ?? of} />
        {currentData?.subject != null && (
          <>
            {' · '}
            <Link to={auditPaths.reads(currentData.subject)}>{t({ id: 'audit.reads.ofPerson' })}</Link>
          </>
        )}
      </p>
      {isYetToCome(of, error) ? (
        <EmptyState title={t({ id: 'audit.history.nothingYet' })} />
      ) : (
        <QueryFailure failure={error} onRetry={() => void refetch()} />
      )}
      {currentData === undefined && error === undefined && <Loading />}
      {currentData !== undefined && currentData.events.length > 0 && <Steps history={currentData} of={of} />}
    </Page>
  );
}

/** The company has these from the start, whether or not anything was done there. */
const isYetToCome = (of: string, error: object | undefined): boolean =>
  /^(?:companySettings|operations)-/.test(of) && error !== undefined && 'status' in error && error.status === 404;

function Steps({ history, of }: { history: HistoryAnswer; of: string }) {
  const t = useTranslate();
  const say = useStepWords();
  const { language } = useLanguage();
  const known = useKnownOf(history, of);
  const [search, setSearch] = useSearchParams();
  const stream = search.get('stream');
  const { steps, index, event } = useMemo(() => placeOf(history.events, search), [history.events, search]);
  const days = useMemo(() => dayStarts(steps), [steps]);
  const around = useAround(history, of, { steps, stream });
  const step = steps[index];
  if (step === undefined || event === undefined) return null;
  const go = (to: number) => {
    const next = steps[to];
    if (next !== undefined) setSearch(searchOf(next.main, stream), { replace: true });
  };
  return (
    <div className="history">
      <StreamTabs
        history={history}
        chosen={stream}
        onChoose={(next) => setSearch(next === null ? { position: event.position } : { stream: next })}
      />
      <Scrubber
        count={steps.length}
        index={index}
        days={days}
        onStep={go}
        valueText={`${index + 1} / ${steps.length} ${say(step)} ${exactSeconds(event.at, language)}`}
      >
        <b>{t({ id: 'audit.scrubber.of' }, { step: index + 1, count: steps.length })}</b>
      </Scrubber>
      <div className="history-columns">
        <StepList steps={steps} index={index} records={recordsIn(steps)} onStep={go} />
        <KnownIds value={known}>
          <Moment step={step} event={event}>
            <StepCard step={step} number={index + 1} event={event} around={around} />
          </Moment>
        </KnownIds>
      </div>
      <RawEvent
        key={event.id}
        event={event}
        note={t({ id: 'audit.sentence.at' }, { position: positionText(event.position) })}
      />
    </div>
  );
}

/** The step beside the values at that moment, the way to its state below; while one drags, the last answer stays. */
function Moment({ step, event, children }: { step: Step; event: HistoryEvent; children: ReactNode }) {
  const words = useAuditWords();
  const moment = useMemo(() => revisionsOf(step, event), [step, event]);
  const { data, isFetching, error, refetch } = useStateAtQuery(useDeferredValue(moment));
  return (
    <div className="history-moment">
      {children}
      {error !== undefined && <QueryFailure failure={error} onRetry={() => void refetch()} />}
      {error === undefined && data === undefined && <Loading />}
      {error === undefined && data !== undefined && (
        <>
          <DataThen then={data} busy={isFetching} />
          <section className="audit-card machine-card" aria-busy={isFetching}>
            <h2>
              {words.machine(data.aggregate)} <small className="audit-card-note muted">{words.legend}</small>
            </h2>
            <Machine then={data} />
          </section>
        </>
      )}
    </div>
  );
}

const recordsIn = (steps: readonly Step[]): number => steps.reduce((sum, { records }) => sum + records.length, 0);

/** Indexes of the steps that are the first of their day in Beijing. */
function dayStarts(steps: readonly Step[]): number[] {
  const days = steps.map(({ main }) => localTime(main.at).day);
  return days.flatMap((day, index) => (day === days[index - 1] ? [] : [index]));
}
