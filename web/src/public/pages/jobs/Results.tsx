import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../i18n/react.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import type { Asked } from '../../site/context.tsx';
import { Failed } from '../errors/Failed.tsx';
import { EmptyList } from './EmptyList.tsx';
import { sorts } from './filter-values.ts';
import { isTextCut, jobListParams, longestText, toggled } from './filters.ts';
import { JobRow } from './JobRow.tsx';
import { Pager } from './Pager.tsx';
import { PausedNote } from './PausedNote.tsx';
import { useKnownFilters } from './use-known-filters.ts';

function ResultsBar({ total }: { total: number | undefined }) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const search = useKnownFilters();
  const sort = jobListParams(pathname, search).sort ?? 'NEWEST';
  return (
    <div className="results-bar">
      <span role="status">{total === undefined ? ' ' : t({ id: 'public.list.count' }, { total })}</span>
      <span className="sorts">
        {sorts.map((value) => (
          <Link
            key={value}
            to={value === 'NEWEST' ? toggled(search, 'sort', sort) : toggled(search, 'sort', value)}
            aria-current={value === sort ? 'true' : undefined}
          >
            {t({ id: `public.sort.${value}` })}
          </Link>
        ))}
      </span>
    </div>
  );
}

interface Props {
  readonly asked: Asked<'jobList'>;
  /** The position shown beside the list, where there is room for one. */
  readonly shown: string | undefined;
  readonly beside: boolean;
}

/** What was found, page by page. */
export function Results({ asked: { data, page, problem, reload }, shown, beside }: Props) {
  const t = useTranslate();
  const { pathname } = useLocation();
  const isCut = isTextCut(useSearchParams()[0]);
  const total = page?.total ?? data?.jobs.length;
  if (data === undefined && problem !== undefined) return <Failed problem={problem} retry={reload} />;
  return (
    <section className="results" aria-label={t({ id: 'public.list.results' })}>
      <PausedNote counts={data?.facets.track} />
      {isCut && (
        <p className="note" role="status">
          {t({ id: 'public.list.cut' }, { most: longestText })}
        </p>
      )}
      <ResultsBar total={data && total} />
      {data === undefined && <Loading lines={9} />}
      {data !== undefined && data.jobs.length === 0 && <EmptyList all={pathname} total={total ?? 0} />}
      <ul className="jobs">
        {data?.jobs.map((job) => (
          <JobRow
            key={job.advertisementId}
            job={job}
            beside={beside}
            current={beside && job.advertisementId === shown}
          />
        ))}
      </ul>
      <Pager total={total ?? 0} />
    </section>
  );
}
