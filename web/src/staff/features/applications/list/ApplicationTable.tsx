import { Button } from '@blueprintjs/core';
import type { ApplicationRow } from '@talentlog/contracts';
import { useNavigate } from 'react-router-dom';
import { askQuery } from '../../../../api/index.ts';
import { useT } from '../../../../i18n/react.tsx';
import type { Pages } from '../../../model/use-pages.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Loading } from '../../../ui/Loading.tsx';
import { QueryFailure } from '../../../ui/Problem.tsx';
import { DataTable } from '../../../ui/table/DataTable.tsx';
import { type ListState, paramsOf, readListState } from './list-state.ts';
import { useColumns } from './use-columns.tsx';

interface Props {
  readonly state: ListState;
  readonly pages: Pages<ApplicationRow>;
  readonly current: string;
  readonly onOpen: (applicationId: string) => void;
  readonly onSort: (sort: ListState['sort']) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
}

/** As many as one command may name. */
const mostSelected = 500;
const idOf = (row: ApplicationRow) => row.applicationId;

/** The list as a table. Selecting all means the whole result, not the rows on screen. */
export function ApplicationTable({ state, pages, current, onOpen, onSort, selected, onSelect }: Props) {
  const t = useT();
  const columns = useColumns();
  const { total, at, failure, show } = pages;
  if (total === undefined) return failure === undefined ? <Loading /> : <QueryFailure failure={failure} />;
  if (total === 0) return <NobodyHere />;
  const selectAll = async () => {
    const size = 100;
    const wanted = Array.from({ length: Math.ceil(Math.min(total, mostSelected) / size) }, (_, index) => index + 1);
    const answers = await Promise.all(
      wanted.map((page) => askQuery('applications', { ...paramsOf(state), page, size })),
    );
    onSelect(new Set(answers.flatMap(({ data }) => data.rows.map(idOf))));
  };
  return (
    <DataTable
      label={t('staff.nav.applications')}
      total={total}
      at={at}
      idOf={idOf}
      columns={columns}
      current={current === '' ? undefined : current}
      onOpen={(row) => onOpen(row.applicationId)}
      onShow={show}
      sort={state.sort}
      onSort={(sort) => onSort(readListState(new URLSearchParams({ sort })).sort)}
      selected={selected}
      onSelect={onSelect}
      onSelectAll={() => void selectAll()}
    />
  );
}

function NobodyHere() {
  const t = useT();
  const navigate = useNavigate();
  return (
    <EmptyState title={t('staff.list.nobody')}>
      <Button onClick={() => navigate('?sort=-since')}>{t('staff.list.showAll')}</Button>
    </EmptyState>
  );
}
