import { titleIn } from '@talentlog/contracts';
import { useMemo } from 'react';
import { shortDay } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import type { CollectionRow } from '../api.ts';
import { StandTag } from '../StandTag.tsx';
import { standOf } from '../stand.ts';

/** Columns of the list of collections. */
export function useColumns(): readonly Column<CollectionRow>[] {
  const t = useTranslate();
  const { language } = useLanguage();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t({ id: 'collections.column.name' }),
        width: 'minmax(8em, 1fr)',
        render: (row) => <PersonName person={row.person} />,
      },
      {
        id: 'position',
        title: t({ id: 'collections.column.position' }),
        width: 'minmax(10em, 1.4fr)',
        wide: true,
        render: ({ position }) => titleIn(position, language),
      },
      {
        id: 'state',
        title: t({ id: 'collections.column.state' }),
        width: 'minmax(7.5em, 0.8fr)',
        render: (row) => <StandTag row={row} />,
      },
      {
        id: 'next',
        title: t({ id: 'collections.column.next' }),
        width: 'minmax(11em, 1.4fr)',
        wide: true,
        render: (row) => {
          const stand = standOf(row);
          if (stand === 'pushFailed') return <span className="late">{row.pushError}</span>;
          return <span className={stand === 'overdue' ? 'late' : ''}>{t({ id: `collections.next.${stand}` })}</span>;
        },
      },
      {
        id: 'until',
        title: t({ id: 'collections.column.until' }),
        width: '9.5em',
        wide: true,
        render: (row) => (row.state === 'COLLECTING' && row.expiresAt !== null ? <DateTime at={row.expiresAt} /> : ''),
      },
      {
        id: 'submitted',
        title: t({ id: 'collections.column.submitted' }),
        width: '9.5em',
        wide: true,
        render: (row) => (row.submittedAt === null ? '' : <DateTime at={row.submittedAt} />),
      },
      {
        id: 'entry',
        title: t({ id: 'collections.column.entry' }),
        width: '9.5em',
        wide: true,
        render: (row) => (row.entryDate === null ? '' : shortDay(row.entryDate, language)),
      },
    ],
    [t, language],
  );
}
