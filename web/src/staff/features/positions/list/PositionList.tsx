import { Button } from '@blueprintjs/core';
import { Track } from '@talentlog/contracts';
import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useT } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { type Pages, usePages } from '../../../model/use-pages.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { type Filter, FilterBar } from '../../../ui/FilterBar.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/Problem.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { positionsApi } from '../api.ts';
import { positionStates, usePositionWords } from '../words.ts';
import { isNarrowed, type ListState, paramsOf, readListState, writeListState } from './list-state.ts';
import { type PositionRow, useColumns } from './use-columns.tsx';

/** The positions one recruits for, narrowed by filters that are in the address. */
export function PositionList() {
  const t = useT();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const written = search.toString();
  const state = useMemo(() => readListState(new URLSearchParams(written)), [written]);
  const go = useCallback(
    (next: Partial<ListState>) => setSearch(writeListState({ ...state, ...next }), { replace: true }),
    [state, setSearch],
  );
  const params = useMemo(() => paramsOf(state), [state]);
  const pages = usePages(positionsApi.endpoints.positions, params);
  return (
    <Page
      title={t('staff.nav.positions')}
      fixed
      actions={
        <Button intent="primary" icon="add" onClick={() => navigate(paths.newPosition)}>
          {t('positions.list.create')}
        </Button>
      }
    >
      <FilterBar
        filters={useFilters(state)}
        onChange={(id, chosen) => go(id === 'mine' ? { mine: chosen.length > 0 } : { [id]: chosen })}
        text={state.text}
        onText={useCallback((text: string) => go({ text }), [go])}
        textLabel={t('positions.list.search')}
      >
        <span className="muted">{pages.total !== undefined && t('positions.list.count', { count: pages.total })}</span>
      </FilterBar>
      <PositionTable state={state} pages={pages} onChange={go} />
    </Page>
  );
}

function useFilters({ state, track, mine }: ListState): readonly Filter[] {
  const t = useT();
  const words = usePositionWords();
  return [
    {
      id: 'state',
      label: t('positions.filter.state'),
      choices: positionStates.map((value) => ({ value, label: words.state('position', value) })),
      chosen: state,
    },
    {
      id: 'track',
      label: t('positions.filter.track'),
      choices: Track.options.map((value) => ({ value, label: t(`vocabulary.track.${value}`) })),
      chosen: track,
    },
    {
      id: 'mine',
      label: t('positions.filter.owner'),
      choices: [{ value: '1', label: t('positions.filter.mine') }],
      chosen: mine ? ['1'] : [],
    },
  ];
}

interface TableProps {
  readonly state: ListState;
  readonly pages: Pages<PositionRow>;
  readonly onChange: (next: Partial<ListState>) => void;
}

function PositionTable({ state, pages, onChange }: TableProps) {
  const t = useT();
  const navigate = useNavigate();
  const columns = useColumns();
  const { total, at, show, failure } = pages;
  if (total === undefined) return failure === undefined ? <Loading /> : <QueryFailure failure={failure} />;
  if (total === 0 && isNarrowed(state))
    return (
      <EmptyState title={t('positions.list.noMatch')}>
        <Button onClick={() => navigate(paths.positions)}>{t('positions.list.showAll')}</Button>
      </EmptyState>
    );
  if (total === 0) return <EmptyState title={t('positions.list.none')} />;
  return (
    <DataTable
      label={t('staff.nav.positions')}
      total={total}
      at={at}
      idOf={(row) => row.positionId}
      columns={columns}
      onOpen={(row) => navigate(paths.position(row.positionId))}
      onShow={show}
      sort={state.sort}
      onSort={(sort) => onChange({ sort: sort.endsWith('title') ? 'title' : '-updatedAt' })}
    />
  );
}
