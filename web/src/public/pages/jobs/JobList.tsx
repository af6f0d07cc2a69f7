import { lazy, Suspense, useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useCompany, useTranslate } from '../../../i18n/react.tsx';
import { useQuery } from '../../site/context.tsx';
import { Title } from '../../site/Title.tsx';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterSheet, sheetHash } from './FilterSheet.tsx';
import { Filters } from './Filters.tsx';
import { cleared, countOn, jobListParams } from './filters.ts';
import { Results } from './Results.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useKnownFilters } from './use-known-filters.ts';
import { useNoPane, usePhone, useRoomForPane } from './use-widths.ts';

const JobPane = lazy(() => import('./JobPane.tsx'));

/** The position that the address shows beside the list; without room for it, its own page takes over. */
function useShown(jobs: readonly { readonly advertisementId: string }[] | undefined) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const beside = useRoomForPane();
  const asked = params.get('job') ?? undefined;
  const alone = useNoPane() && asked !== undefined;
  useEffect(() => {
    if (alone) navigate(`/job_detail/${asked}`, { replace: true });
  }, [alone, asked, navigate]);
  return { beside, shown: asked ?? jobs?.[0]?.advertisementId };
}

/** Positions open now, with filters in the address; where there is room, one of them beside the list. */
export default function JobList() {
  const t = useTranslate();
  const { about } = useCompany();
  const { pathname, hash } = useLocation();
  const search = useKnownFilters();
  const asked = useQuery('jobList', jobListParams(pathname, search));
  const { data, page } = asked;
  const { beside, shown } = useShown(data?.jobs);
  const phone = usePhone();
  const social = pathname !== '/jobs';
  const title = t({ id: social ? 'public.list.socialTitle' : 'public.list.allTitle' });
  const on = countOn(search);
  const empty = data?.jobs.length === 0;
  return (
    <div className={empty ? 'wide list list-empty' : 'wide list'}>
      <Title text={title} description={about || t({ id: 'public.list.description' })} />
      <div className="list-head">
        <h1>{title}</h1>
        <Link className="list-other phone-only" to={social ? '/jobs' : '/social/jobs'}>
          {t({ id: social ? 'public.list.allTitle' : 'public.list.socialTitle' })}
        </Link>
      </div>
      <SearchBox />
      <ul className="chips chosen">
        <li className="phone-only">
          <Link className="chip" to={`?${search}${sheetHash}`}>
            {on === 0 ? t({ id: 'public.filter.title' }) : t({ id: 'public.filter.titleOn' }, { count: on })}
          </Link>
        </li>
        <ChosenFilters />
      </ul>
      {hash === sheetHash && phone ? (
        <FilterSheet facets={data?.facets} total={page?.total} />
      ) : (
        <aside id="filters" className="filters" aria-label={t({ id: 'public.filter.title' })}>
          {on > 0 && (
            <Link className="filters-clear" to={cleared(search)}>
              {t({ id: 'public.filter.clear' }, { count: on })}
            </Link>
          )}
          <Filters facets={data?.facets} />
          <Link className="button button-primary phone-only" to={`?${search}`}>
            {page === undefined
              ? t({ id: 'public.filter.close' })
              : t({ id: 'public.filter.show' }, { total: page.total })}
          </Link>
        </aside>
      )}
      <Results asked={asked} shown={shown} beside={beside} />
      {!empty && (
        <aside className="pane" aria-label={t({ id: 'public.list.pane' })}>
          {beside && shown !== undefined ? (
            <Suspense>
              <JobPane id={shown} />
            </Suspense>
          ) : (
            <p className="pane-hint">{t({ id: 'public.list.paneHint' })}</p>
          )}
        </aside>
      )}
    </div>
  );
}
