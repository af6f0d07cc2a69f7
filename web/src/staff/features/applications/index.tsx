import { useCallback, useEffect, useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { usePages } from '../../model/use-pages.ts';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Page } from '../../ui/Page.tsx';
import { applicationsApi } from './api.ts';
import './applications.css';
import { Board } from './board/Board.tsx';
import { BulkBar } from './bulk/BulkBar.tsx';
import { ApplicationDrawer } from './drawer/ApplicationDrawer.tsx';
import { ApplicationTable } from './list/ApplicationTable.tsx';
import { LayoutSwitch } from './list/LayoutSwitch.tsx';
import { type ListState, paramsOf, readListState, writeListState } from './list/list-state.ts';
import { useFilters } from './list/use-filters.ts';
import { ViewTabs } from './list/ViewTabs.tsx';
import { lastSearch, rememberSearch } from './list/views.ts';
import { useNeighbours } from './use-neighbours.ts';

const none: ReadonlySet<string> = new Set();

/** Everybody's records: table or board over the same filters, and one record beside them under its own address. */
export default function ApplicationsPage() {
  const t = useT();
  const navigate = useNavigate();
  const { '*': applicationId = '' } = useParams();
  const [search] = useSearchParams();
  const written = search.toString();
  const state = useMemo(() => readListState(new URLSearchParams(written)), [written]);
  const address = writeListState(state);
  const [choice, setChoice] = useState<{ of: string; ids: ReadonlySet<string> }>({ of: '', ids: none });
  useEffect(() => {
    if (written === '' && applicationId === '') navigate(`?${lastSearch()}`, { replace: true });
    else if (written !== '') rememberSearch(address);
  }, [written, address, applicationId, navigate]);
  // Other people are other choices.
  const selected = choice.of === address ? choice.ids : none;
  const setSelected = (ids: ReadonlySet<string>) => setChoice({ of: address, ids });
  const go = useCallback(
    (next: Partial<ListState>) => navigate(`?${writeListState({ ...state, ...next })}`, { replace: true }),
    [navigate, state],
  );
  const openRow = useCallback(
    (id: string) => navigate({ pathname: paths.application(id), search: address }),
    [navigate, address],
  );
  const params = useMemo(() => paramsOf(state), [state]);
  const pages = usePages(applicationsApi.endpoints.applications, params);
  const neighbours = useNeighbours(pages, applicationId, openRow);
  const filters = useFilters(state);
  return (
    <Page title={t('staff.nav.applications')} titleHidden fixed>
      <ViewTabs
        search={writeListState({ ...state, layout: 'table' })}
        onChoose={(next) => navigate(`${paths.applications}?${next}${state.layout === 'board' ? '&layout=board' : ''}`)}
      />
      <FilterBar
        filters={filters}
        onChange={(id, chosen) => go(id === 'mine' ? { mine: chosen.length > 0 } : { [id]: chosen })}
        text={state.text}
        onText={(text) => go({ text })}
        textLabel={t('staff.filter.people')}
      >
        <span className="muted">{pages.total !== undefined && t('staff.list.people', { count: pages.total })}</span>
        <LayoutSwitch layout={state.layout} onChange={(layout) => go({ layout })} />
      </FilterBar>
      {selected.size > 0 && <BulkBar selected={selected} pages={pages} onClear={() => setSelected(none)} />}
      {state.layout === 'board' ? (
        <Board state={state} current={applicationId} onOpen={openRow} />
      ) : (
        <ApplicationTable
          state={state}
          pages={pages}
          current={applicationId}
          onOpen={openRow}
          onSort={(sort) => go({ sort })}
          selected={selected}
          onSelect={setSelected}
        />
      )}
      {applicationId !== '' && (
        <ApplicationDrawer
          key={applicationId}
          applicationId={applicationId}
          {...neighbours}
          onClose={() => navigate({ pathname: paths.applications, search: address })}
        />
      )}
    </Page>
  );
}
