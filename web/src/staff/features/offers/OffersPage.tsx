import { Button } from '@blueprintjs/core';
import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { useT } from '../../../i18n/react.tsx';
import { paths } from '../../model/paths.ts';
import { usePages } from '../../model/use-pages.ts';
import { useMay } from '../../model/use-sign-in.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { FilterBar } from '../../ui/FilterBar.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { Page } from '../../ui/Page.tsx';
import { QueryFailure } from '../../ui/Problem.tsx';
import { DataTable } from '../../ui/table/DataTable.tsx';
import { useNeighbours } from '../../ui/use-neighbours.ts';
import { type OfferRow, offersApi } from './api.ts';
import { OfferDrawer } from './drawer/OfferDrawer.tsx';
import { type ListState, paramsOf, readListState, views, writeListState } from './list/list-state.ts';
import { useColumns } from './list/use-columns.tsx';
import { useOfferChoices } from './words.ts';

const idOf = (row: OfferRow) => row.offerId;

/** The list with its filters in the address, and the open offer beside it. */
export function OffersPage() {
  const t = useT();
  const navigate = useNavigate();
  const { '*': offerId = '' } = useParams();
  const [search] = useSearchParams();
  const written = search.toString();
  const state = useMemo(() => readListState(new URLSearchParams(written)), [written]);
  const address = writeListState(state);
  const go = useCallback(
    (next: Partial<ListState>) => navigate(`?${writeListState({ ...state, ...next })}`, { replace: true }),
    [navigate, state],
  );
  const open = useCallback(
    (row: OfferRow) => navigate({ pathname: paths.offer(row.offerId), search: address }),
    [navigate, address],
  );
  const params = useMemo(() => paramsOf(state), [state]);
  const pages = usePages(offersApi.endpoints.offers, params);
  const neighbours = useNeighbours(pages, (row) => row.offerId === offerId, open);
  const columns = useColumns();
  const { total, failure } = pages;
  return (
    <Page title={t('staff.nav.offers')} titleHidden fixed>
      <Views address={address} onChoose={(next) => navigate({ pathname: paths.offers, search: next })} />
      <Filters state={state} onChange={go} total={total} />
      {total === undefined && (failure === undefined ? <Loading /> : <QueryFailure failure={failure} />)}
      {total === 0 && <NoOffers filtered={address !== ''} />}
      {total !== undefined && total > 0 && (
        <DataTable
          label={t('staff.nav.offers')}
          total={total}
          at={pages.at}
          idOf={idOf}
          columns={columns}
          current={offerId === '' ? undefined : offerId}
          onOpen={open}
          onShow={pages.show}
        />
      )}
      {offerId !== '' && (
        <OfferDrawer
          key={offerId}
          offerId={offerId}
          {...neighbours}
          onClose={() => navigate({ pathname: paths.offers, search: address })}
        />
      )}
    </Page>
  );
}

function Views({ address, onChoose }: { address: string; onChoose: (search: string) => void }) {
  const t = useT();
  const may = useMay();
  return (
    <nav className="view-tabs" aria-label={t('offers.view.label')}>
      {views
        .filter(({ needs }) => needs === undefined || may(needs))
        .map(({ label, search }) => (
          <button key={label} type="button" aria-current={search === address} onClick={() => onChoose(search)}>
            {t(label)}
          </button>
        ))}
    </nav>
  );
}

interface FiltersProps {
  readonly state: ListState;
  readonly onChange: (next: Partial<ListState>) => void;
  readonly total: number | undefined;
}

function Filters({ state, onChange, total }: FiltersProps) {
  const t = useT();
  const choices = useOfferChoices();
  const search = useCallback((text: string) => onChange({ text }), [onChange]);
  return (
    <FilterBar
      filters={[
        { id: 'approval', label: t('offers.filter.approval'), choices: choices.approvals, chosen: state.approval },
        { id: 'status', label: t('offers.filter.status'), choices: choices.statuses, chosen: state.status },
        {
          id: 'mine',
          label: t('offers.filter.whose'),
          choices: [{ value: '1', label: t('offers.filter.mine') }],
          chosen: state.mine ? ['1'] : [],
        },
      ]}
      onChange={(id, chosen) => onChange(id === 'mine' ? { mine: chosen.length > 0 } : { [id]: chosen })}
      text={state.text}
      onText={search}
      textLabel={t('offers.filter.text')}
    >
      <span className="muted">{total !== undefined && t('offers.list.count', { count: total })}</span>
    </FilterBar>
  );
}

function NoOffers({ filtered }: { filtered: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  if (filtered)
    return (
      <EmptyState title={t('offers.list.noneHere')}>
        <Button onClick={() => navigate(paths.offers)}>{t('offers.list.showAll')}</Button>
      </EmptyState>
    );
  return (
    <EmptyState title={t('offers.list.none')}>
      <Button onClick={() => navigate(`${paths.applications}?stage=OFFER&bucket=ACTIVE`)}>
        {t('offers.list.findPeople')}
      </Button>
    </EmptyState>
  );
}
