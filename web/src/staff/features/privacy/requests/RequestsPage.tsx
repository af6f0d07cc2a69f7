import './requests.css';
import { Button } from '@blueprintjs/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useTranslate } from '../../../../i18n/react.tsx';
import { paths } from '../../../model/paths.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { Page } from '../../../ui/Page.tsx';
import { QueryFailure } from '../../../ui/QueryFailure.tsx';
import { Segmented } from '../../../ui/Segmented.tsx';
import { Turns } from '../../../ui/Turns.tsx';
import { useDataRequestsQuery } from './api.ts';
import { EnterDialog } from './EnterDialog.tsx';
import { RequestCard } from './RequestCard.tsx';

const size = 20;

/** What people asked of their data, by when it is answered, and the answers given. */
export function RequestsPage() {
  const t = useTranslate();
  const [search, setSearch] = useSearchParams();
  const [entering, setEntering] = useState(false);
  const one = search.get('request');
  const view = search.get('view') === 'all' ? 'all' : 'open';
  const page = Math.max(1, Number(search.get('page') ?? 1) || 1);
  const { currentData, error, refetch } = useDataRequestsQuery(
    one === null ? { open: view === 'open', page, size } : { dataRequestId: one },
  );
  const rows = currentData?.data.rows;
  const total = currentData?.page?.total ?? 0;
  const turn = (next: number) => setSearch({ ...(view === 'all' ? { view } : {}), page: String(next) });
  return (
    <Page
      title={t({ id: 'privacy.request.desk' })}
      actions={
        <Button intent="primary" onClick={() => setEntering(true)}>
          {t({ id: 'privacy.request.enter' })}
        </Button>
      }
    >
      <p className="muted">
        {t({ id: 'privacy.request.deskWhat' })} <Link to={paths.kept}>{t({ id: 'privacy.kept.title' })}</Link>
      </p>
      {one === null ? (
        <Segmented
          label={t({ id: 'privacy.request.view' })}
          chosen={view}
          choices={(['open', 'all'] as const).map((value) => ({
            value,
            label: t({ id: `privacy.request.view.${value}` }),
          }))}
          onChoose={(value) => setSearch(value === 'all' ? { view: 'all' } : {}, { replace: true })}
        />
      ) : (
        <p>
          <Button size="small" onClick={() => setSearch({})}>
            {t({ id: 'privacy.request.backToAll' })}
          </Button>
        </p>
      )}
      <QueryFailure failure={error} onRetry={() => void refetch()} />
      {rows === undefined && error === undefined && <Loading />}
      {rows?.length === 0 && (
        <EmptyState title={t({ id: view === 'open' ? 'privacy.request.noneOpen' : 'privacy.request.noneEver' })} />
      )}
      <div className="data-requests">
        {rows?.map((row) => (
          <RequestCard key={row.dataRequestId} row={row} />
        ))}
      </div>
      {one === null && <Turns page={page} size={size} total={total} onTurn={turn} />}
      {entering && <EnterDialog onClose={() => setEntering(false)} />}
    </Page>
  );
}
