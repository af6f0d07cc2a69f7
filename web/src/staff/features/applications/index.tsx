import { scopeFor } from '@talentlog/contracts';
import { Suspense, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { askQuery } from '../../../api/index.ts';
import { useTranslate } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { useSignIn } from '../../model/use-sign-in.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { ListPage } from '../../ui/list/ListPage.tsx';
import { NothingHere } from '../../ui/list/NothingHere.tsx';
import { useList } from '../../ui/list/use-list.ts';
import { useSelection } from '../../ui/list/use-selection.ts';
import { useNarrow } from '../../ui/use-narrow.ts';
import { applicationsApi, idOf } from './api.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ApplicationViews } from './list/ApplicationViews.tsx';
import { applicationList, type ListState, paramsOf, withCounts } from './list/application-list.ts';
import { ColumnChooser } from './list/ColumnChooser.tsx';
import { ColumnsButton } from './list/ColumnsButton.tsx';
import { Facets } from './list/Facets.tsx';
import { LayoutSwitch } from './list/LayoutSwitch.tsx';
import { useChosenColumns } from './list/use-chosen-columns.ts';
import { useColumns } from './list/use-columns.tsx';
import { useFilters } from './list/use-filters.ts';
import { forgetSearch, lastSearch, rememberSearch } from './list/views.ts';
import { NewCandidate } from './NewCandidate.tsx';
import './applications.css';

/** Not what one begins with: fetched when first shown. */
const ApplicationDrawer = lazyPart(async () => ({
  default: (await import('./drawer/ApplicationDrawer.tsx')).ApplicationDrawer,
}));
const Board = lazyPart(async () => ({ default: (await import('./board/Board.tsx')).Board }));

/** Everybody's applications: table or board over the same filters, and one of them beside them under its own address. */
export default function ApplicationsPage() {
  const t = useTranslate();
  const narrow = useNarrow();
  const list = useList({
    format: applicationList,
    endpoint: applicationsApi.endpoints.applications,
    paramsOf,
    home: paths.applications,
    pathOf: paths.application,
    idOf,
    ofFirst: (shown) => (hasFacets(shown, narrow) ? withCounts : {}),
  });
  const { state, openId, openAt, go, goTo } = list;
  useLastView(list.address, openId, list.pages.failure?.status);
  const selection = useSelection(
    list,
    idOf,
    async () => (await askQuery('applicationChoice', paramsOf(state))).data.rows,
  );
  // Rows take two lines beside an open record and wherever one does not do; three on a phone.
  const lines = narrow ? 3 : openId === '' ? undefined : 2;
  const chosen = useChosenColumns();
  const stacked = useColumns(2, chosen.columns);
  const columns = useColumns(1, chosen.columns);
  const board = state.layout === 'board';
  const mayEnter = scopeFor('MANAGE_JOB_SEEKER', useSignIn().me?.roles ?? []) !== undefined;
  return (
    <ListPage
      list={list}
      title={t({ id: 'staff.nav.applications' })}
      titleHidden
      views={
        <ApplicationViews
          search={applicationList.write({ ...state, layout: 'table' })}
          onChoose={(next) => goTo(`${next}${board ? '&layout=board' : ''}`)}
        />
      }
      filters={useFilters(list.state)}
      search={t({ id: 'staff.filter.people' })}
      count={(count) => t({ id: 'staff.list.people' }, { count })}
      tools={
        <>
          {mayEnter && <NewCandidate />}
          {!board && <ColumnsButton {...chosen} />}
          <LayoutSwitch layout={state.layout} onChange={(layout) => go({ layout })} />
        </>
      }
      columns={lines === undefined ? columns : stacked}
      stacked={stacked}
      lines={lines}
      sort={{ by: state.sort, onSort: (sort) => go({ sort: applicationList.facets.sort.choose([sort]) }) }}
      selection={selection}
      facets={
        hasFacets(state, narrow) ? (
          <Facets state={state} onChange={go}>
            <ColumnChooser {...chosen} />
          </Facets>
        ) : undefined
      }
      bulk={<BulkBar key={list.address} selection={selection} total={list.pages.total ?? 0} />}
      body={
        board ? (
          <Suspense fallback={<Loading />}>
            <Board state={state} current={openId} onOpen={openAt} />
          </Suspense>
        ) : undefined
      }
      empty={
        <NothingHere
          narrowed
          noneHere={t({ id: 'staff.list.nobody' })}
          showAll={t({ id: 'staff.list.showAll' })}
          home={`${paths.applications}?sort=-since`}
          none={t({ id: 'staff.list.nobody' })}
        />
      }
    >
      {openId !== '' && (
        <Suspense
          fallback={
            <Drawer title="" {...list.neighbours} onClose={list.close}>
              <Loading />
            </Drawer>
          }
        >
          <ApplicationDrawer key={openId} applicationId={openId} {...list.neighbours} onClose={list.close} />
        </Suspense>
      )}
    </ListPage>
  );
}

/** Counts stand beside the table, where there is room. */
const hasFacets = ({ layout }: ListState, narrow: boolean): boolean => !narrow && layout !== 'board';

/** The rail leads to what was looked at last, unless that was refused. */
function useLastView(address: string, openId: string, failed = 0): void {
  const { me } = useSignIn();
  const ofAll = scopeFor('MANAGE_RECORD', me?.roles ?? []) === 'A';
  const isRefused = [400, 404, 413, 414, 431].includes(failed);
  const navigate = useNavigate();
  const written = useSearchParams()[0].toString();
  useEffect(() => {
    if (written === '' && openId === '') navigate(`?${lastSearch(ofAll)}`, { replace: true });
    else if (isRefused) forgetSearch();
    else if (written !== '') rememberSearch(address);
  }, [written, address, openId, isRefused, ofAll, navigate]);
}
