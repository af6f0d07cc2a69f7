import { useState } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { useQuery } from '../../site/context.tsx';
import { Link, useLocation } from '../../site/router.tsx';
import { Title } from '../../site/Title.tsx';
import { Failed } from '../errors/Failed.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { Filters } from './Filters.tsx';
import { jobListParams, onPage, pageSize, sorts, toggled } from './filters.ts';
import { JobRow } from './JobRow.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useKnownFilters } from './use-known-filters.ts';

function Pager({ total }: { total: number }) {
  const t = useT();
  const search = useKnownFilters();
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label={t('public.list.pages')}>
      {page > 1 && (
        <Link className="button button-plain" rel="prev" to={onPage(search, page - 1)}>
          {t('public.list.previous')}
        </Link>
      )}
      <span>{t('public.list.pageOf', { page, pages })}</span>
      {page < pages && (
        <Link className="button button-plain" rel="next" to={onPage(search, page + 1)}>
          {t('public.list.next')}
        </Link>
      )}
    </nav>
  );
}

function Results() {
  const t = useT();
  const { pathname } = useLocation();
  const search = useKnownFilters();
  const { data, page, problem, reload } = useQuery('jobList', jobListParams(pathname, search));
  const total = page?.total ?? data?.jobs.length ?? 0;
  const sort = jobListParams(pathname, search).sort ?? 'NEWEST';
  if (data === undefined && problem !== undefined) return <Failed problem={problem} retry={reload} />;
  return (
    <section className="results" aria-label={t('public.list.results')}>
      <div className="results-bar">
        <span role="status">{data === undefined ? ' ' : t('public.list.count', { total })}</span>
        <span className="sorts">
          {sorts.map((value) => (
            <Link
              key={value}
              to={value === 'NEWEST' ? toggled(search, 'sort', sort) : toggled(search, 'sort', value)}
              aria-current={value === sort ? 'true' : undefined}
            >
              {t(`public.sort.${value}`)}
            </Link>
          ))}
        </span>
      </div>
      {data === undefined && <Loading lines={9} />}
      {data !== undefined && data.jobs.length === 0 && (
        <div className="empty">
          <p>{t('public.list.empty')}</p>
          <Link className="button button-plain" to={pathname}>
            {t('public.list.clear')}
          </Link>
        </div>
      )}
      <ul className="jobs">
        {data?.jobs.map((job) => (
          <JobRow key={job.advertisementId} job={job} />
        ))}
      </ul>
      <Pager total={total} />
    </section>
  );
}

/** Positions open now, with filters in the address. */
export default function JobList() {
  const t = useT();
  const { pathname } = useLocation();
  const search = useKnownFilters();
  const [open, setOpen] = useState(false);
  const { data } = useQuery('jobList', jobListParams(pathname, search), { skip: true });
  const title = t(pathname === '/jobs' ? 'public.list.allTitle' : 'public.list.socialTitle');
  return (
    <div className="wide list">
      <Title text={title} description={t('public.list.description')} />
      <h1 className="list-title">{title}</h1>
      <SearchBox />
      <ul className="chips chosen">
        <ChosenFilters />
        <li className="phone-only">
          <Button className="chip" aria-expanded={open} aria-controls="filters" onClick={() => setOpen(!open)}>
            {t('public.filter.title')}
          </Button>
        </li>
      </ul>
      <aside id="filters" className={open ? 'filters filters-open' : 'filters'} aria-label={t('public.filter.title')}>
        <Filters facets={data?.facets} />
        <Button kind="primary" className="phone-only" onClick={() => setOpen(false)}>
          {t('public.filter.show')}
        </Button>
      </aside>
      <Results />
    </div>
  );
}
