import { Button } from '@blueprintjs/core';
import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { usePages } from '../../model/use-pages.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/Problem.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useNeighbours } from '../../ui/use-neighbours.ts';
import { type CollectionRow, collectionsApi } from './api.ts';
import { BulkBar } from './bulk/BulkBar.tsx';
import { useChosen } from './bulk/use-chosen.ts';
import { CollectionDrawer } from './drawer/CollectionDrawer.tsx';
import { type ListState, paramsOf, readListState, views, writeListState } from './list/list-state.ts';
import { useColumns } from './list/use-columns.tsx';

const idOf = (row: CollectionRow) => row.collectionId;
const nobody: ReadonlySet<string> = new Set();

/** The list with its filters in the address, what is done with many at once, and the open collection beside it. */
export function CollectionsPage() {
  const t = useT();
  const navigate = useNavigate();
  const { '*': collectionId = '' } = useParams();
  const [search] = useSearchParams();
  const written = search.toString();
  const state = useMemo(() => readListState(new URLSearchParams(written)), [written]);
  const address = writeListState(state);
  const open = useCallback(
    (row: CollectionRow) => navigate({ pathname: paths.collection(row.collectionId), search: address }),
    [navigate, address],
  );
  const params = useMemo(() => paramsOf(state), [state]);
  const pages = usePages(collectionsApi.endpoints.collections, params);
  const chosen = useChosen(state, pages);
  const show = useCallback(
    (next: Partial<ListState>) => {
      chosen.choose(nobody);
      navigate(`?${writeListState({ ...state, ...next })}`, { replace: true });
    },
    [navigate, state, chosen.choose],
  );
  const neighbours = useNeighbours(pages, (row) => row.collectionId === collectionId, open);
  const columns = useColumns();
  const { total, failure } = pages;
  return (
    <Page title={t('staff.nav.collections')} titleHidden fixed>
      <Views address={address} onChoose={(next) => show(readListState(new URLSearchParams(next)))} />
      <Filters state={state} onChange={show} total={total} />
      {chosen.rows.length > 0 && <BulkBar rows={chosen.rows} onClear={() => chosen.choose(nobody)} />}
      {total === undefined && (failure === undefined ? <Loading /> : <QueryFailure failure={failure} />)}
      {total === 0 && <NoCollections filtered={address !== ''} />}
      {total !== undefined && total > 0 && (
        <DataTable
          label={t('staff.nav.collections')}
          total={total}
          at={pages.at}
          idOf={idOf}
          columns={columns}
          current={collectionId === '' ? undefined : collectionId}
          onOpen={open}
          onShow={pages.show}
          selected={chosen.ids}
          onSelect={chosen.choose}
          onSelectAll={() => void chosen.chooseAll()}
        />
      )}
      {collectionId !== '' && (
        <CollectionDrawer
          key={collectionId}
          collectionId={collectionId}
          {...neighbours}
          onClose={() => navigate({ pathname: paths.collections, search: address })}
        />
      )}
    </Page>
  );
}

function Views({ address, onChoose }: { address: string; onChoose: (search: string) => void }) {
  const t = useT();
  return (
    <nav className="view-tabs" aria-label={t('collections.view.label')}>
      {views.map(({ label, search }) => (
        <button key={label} type="button" aria-current={search === address} onClick={() => onChoose(search)}>
          {t(label)}
        </button>
      ))}
    </nav>
  );
}

const states = ['TO_COLLECT', 'COLLECTING', 'COLLECTED', 'LOCKED', 'PUSHED', 'ARCHIVED'] as const;

interface FiltersProps {
  readonly state: ListState;
  readonly onChange: (next: Partial<ListState>) => void;
  readonly total: number | undefined;
}

function Filters({ state, onChange, total }: FiltersProps) {
  const t = useT();
  const search = useCallback((text: string) => onChange({ text }), [onChange]);
  return (
    <FilterBar
      filters={[
        {
          id: 'state',
          label: t('collections.filter.state'),
          choices: states.map((value) => ({ value, label: t(`state.infoCollection.${value}`) })),
          chosen: state.state,
        },
      ]}
      onChange={(_id, chosen) => onChange({ state: chosen })}
      text={state.text}
      onText={search}
      textLabel={t('collections.filter.text')}
    >
      <span className="muted">{total !== undefined && t('collections.list.count', { count: total })}</span>
    </FilterBar>
  );
}

function NoCollections({ filtered }: { filtered: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  return filtered ? (
    <EmptyState title={t('collections.list.noneHere')}>
      <Button onClick={() => navigate(paths.collections)}>{t('collections.list.showAll')}</Button>
    </EmptyState>
  ) : (
    <EmptyState title={t('collections.list.none')}>
      <Button onClick={() => navigate(`${paths.offers}?status=SENT`)}>{t('collections.list.findOffers')}</Button>
    </EmptyState>
  );
}
