import { useMemo } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useApplicationWords } from '../../model/application-words.ts';
import { useScreeningWords } from '../../model/screening-words.ts';
import { DateTime } from '../../ui/DateTime.tsx';
import { PersonName } from '../../ui/PersonName.tsx';
import { ScreeningReason } from '../../ui/ScreeningReason.tsx';
import { StateTag } from '../../ui/StateTag.tsx';
import type { Column } from '../../ui/table/columns.ts';
import type { Item } from './types.ts';

/** Columns of the list of resumes to judge. */
export function useColumns(): readonly Column<Item>[] {
  const t = useTranslate();
  const application = useApplicationWords();
  const words = useScreeningWords();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t({ id: 'staff.column.name' }),
        width: 'minmax(8em, 1fr)',
        render: (item) => <PersonName person={item.person} />,
      },
      {
        id: 'position',
        title: t({ id: 'staff.column.position' }),
        width: 'minmax(10em, 1.5fr)',
        wide: true,
        render: (item) => application.positionTitle(item.position),
      },
      {
        id: 'state',
        title: t({ id: 'staff.column.state' }),
        width: 'minmax(6em, 1fr)',
        render: (item) => (
          <>
            <StateTag tone={words.tone(item.state)}>{words.state(item.state)}</StateTag>{' '}
            <ScreeningReason code={item.reasonCode} />
          </>
        ),
      },
      {
        id: 'screener',
        title: t({ id: 'staff.field.screener' }),
        width: 'minmax(6em, 0.8fr)',
        wide: true,
        render: (item) => item.screener.name,
      },
      {
        id: 'deadline',
        title: t({ id: 'staff.field.deadline' }),
        width: 'minmax(8em, 0.9fr)',
        render: (item) => (
          <span className={item.state === 'OVERDUE' ? 'late' : ''}>
            <DateTime at={item.deadline} />
          </span>
        ),
      },
    ],
    [t, application, words],
  );
}
