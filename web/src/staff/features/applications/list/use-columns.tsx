import { Icon } from '@blueprintjs/core';
import type { ApplicationRow } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import { useApplicationWords } from '../../../model/application-words.ts';
import { PersonName } from '../../../ui/PersonName.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { standingOf, useNextStep } from '../words.ts';

/** Columns of the list of applications. */
export function useColumns(): readonly Column<ApplicationRow>[] {
  const t = useT();
  const words = useApplicationWords();
  const nextStep = useNextStep();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('staff.column.name'),
        width: 'minmax(9em, 1.1fr)',
        render: (row) => (
          <>
            <PersonName person={row.person} />
            {row.lockedBy !== null && (
              <Icon
                icon="lock"
                size={12}
                className="muted"
                title={t('staff.application.lockedBy', { name: row.lockedBy })}
              />
            )}
          </>
        ),
      },
      {
        id: 'position',
        title: t('staff.column.position'),
        width: 'minmax(10em, 1.6fr)',
        wide: true,
        render: (row) => words.positionTitle(row.position),
      },
      {
        id: 'stage',
        title: t('staff.column.stage'),
        width: 'minmax(5.5em, 0.8fr)',
        sort: 'stage',
        render: (row) => words.stage(row.stage),
      },
      {
        id: 'state',
        title: t('staff.column.state'),
        width: 'minmax(6.5em, 0.8fr)',
        render: (row) => {
          const { tone, text } = standingOf(row, words);
          return <StateTag tone={tone}>{text}</StateTag>;
        },
      },
      {
        id: 'stay',
        title: t('staff.column.stay'),
        width: '5.5em',
        numeric: true,
        wide: true,
        sort: 'since',
        render: (row) => <span className={nextStep(row).late ? 'late' : ''}>{words.stay(row.since)}</span>,
      },
      {
        id: 'next',
        title: t('staff.column.next'),
        width: 'minmax(9em, 1.3fr)',
        wide: true,
        render: (row) => {
          const { text, late } = nextStep(row);
          return <span className={late ? 'late' : ''}>{text}</span>;
        },
      },
    ],
    [t, words, nextStep],
  );
}
