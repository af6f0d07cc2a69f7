import { useMemo } from 'react';
import { useTranslate } from '../../../../i18n/react.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import { PersonName } from '../../../ui/PersonName.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import type { OfferRow } from '../api.ts';
import { StandTag } from '../StandTag.tsx';
import { useOfferWords } from '../words.ts';

const agreed = ({ steps }: OfferRow): number => steps.filter(({ status }) => status === 'AGREED').length;

/** Columns of the list of offers. */
export function useColumns(): readonly Column<OfferRow>[] {
  const t = useTranslate();
  const words = useOfferWords();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t({ id: 'offers.column.name' }),
        width: 'minmax(8em, 1fr)',
        render: (row) => <PersonName person={row.person} />,
      },
      {
        id: 'position',
        title: t({ id: 'offers.column.position' }),
        width: 'minmax(10em, 1.5fr)',
        wide: true,
        render: (row) => words.positionTitle(row.position),
      },
      {
        id: 'type',
        title: t({ id: 'offers.column.type' }),
        width: 'minmax(10em, 0.7fr)',
        wide: true,
        render: (row) => words.type(row.type),
      },
      {
        id: 'state',
        title: t({ id: 'offers.column.state' }),
        width: 'minmax(8em, 1fr)',
        render: (row) => <StandTag row={row} />,
      },
      {
        id: 'approval',
        title: t({ id: 'offers.column.approval' }),
        width: 'minmax(8em, 1fr)',
        wide: true,
        render: (row) =>
          row.steps.length === 0
            ? ''
            : t(
                { id: 'offers.list.agreed' },
                {
                  agreed: agreed(row),
                  total: row.steps.length,
                  name: row.currentApprover?.name ?? '',
                },
              ),
      },
      {
        id: 'entry',
        title: t({ id: 'offers.column.entry' }),
        width: '9.5em',
        wide: true,
        render: (row) => words.day(row.plannedEntryDate),
      },
      {
        id: 'until',
        title: t({ id: 'offers.column.until' }),
        width: '9.5em',
        wide: true,
        render: (row) => (row.status === 'SENT' && row.expiresAt !== null ? <DateTime at={row.expiresAt} /> : ''),
      },
      {
        id: 'updated',
        title: t({ id: 'offers.column.updated' }),
        width: '7em',
        numeric: true,
        wide: true,
        render: (row) => <DateTime at={row.updatedAt} as="fresh" />,
      },
    ],
    [t, words],
  );
}
