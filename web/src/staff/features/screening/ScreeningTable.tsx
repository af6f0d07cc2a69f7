import { useMemo } from 'react';
import { useT } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { useScreeningWords } from '../../model/screening-words.ts';
import type { Pages } from '../../model/use-pages.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Loading } from '../../ui/Loading.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { QueryFailure } from '../../ui/Problem.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import { DataTable } from '../../ui/table/DataTable.tsx';
import type { Item } from './types.ts';

interface Props {
  readonly pages: Pages<Item>;
  readonly current: string;
  readonly onOpen: (itemId: string) => void;
}

const idOf = (item: Item) => item.itemId;

/** Screening items with their deadlines. */
export function ScreeningTable({ pages, current, onOpen }: Props) {
  const t = useT();
  const columns = useColumns();
  const { total, at, show, failure } = pages;
  if (total === undefined) return failure === undefined ? <Loading /> : <QueryFailure failure={failure} />;
  if (total === 0) return <EmptyState title={t('staff.screening.none')} />;
  return (
    <DataTable
      label={t('staff.nav.screening')}
      total={total}
      at={at}
      idOf={idOf}
      columns={columns}
      current={current === '' ? undefined : current}
      onOpen={(item) => onOpen(item.itemId)}
      onShow={show}
    />
  );
}

function useColumns(): readonly Column<Item>[] {
  const t = useT();
  const record = useApplicationWords();
  const words = useScreeningWords();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('staff.column.name'),
        width: 'minmax(8em, 1fr)',
        render: (item) => <PersonName person={item.person} />,
      },
      {
        id: 'position',
        title: t('staff.column.position'),
        width: 'minmax(10em, 1.5fr)',
        wide: true,
        render: (item) => record.positionTitle(item.position),
      },
      {
        id: 'state',
        title: t('staff.column.state'),
        width: 'minmax(6em, 0.7fr)',
        render: (item) => <StateTag tone={words.tone(item.state)}>{words.state(item.state)}</StateTag>,
      },
      {
        id: 'screener',
        title: t('staff.field.screener'),
        width: 'minmax(6em, 0.8fr)',
        wide: true,
        render: (item) => item.screener.name,
      },
      {
        id: 'deadline',
        title: t('staff.field.deadline'),
        width: 'minmax(8em, 0.9fr)',
        render: (item) => (
          <span className={item.state === 'OVERDUE' ? 'late' : ''}>
            <DateTime at={item.deadline} />
          </span>
        ),
      },
    ],
    [t, record, words],
  );
}
