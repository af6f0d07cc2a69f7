import { payText } from '@talentlog/contracts';
import { useMemo } from 'react';
import type { QueryData } from '../../../../api/index.ts';
import { placeNames } from '../../../../format/places.ts';
import { type Translate, useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import { DateTime } from '../../../ui/DateTime.tsx';
import { StateTag } from '../../../ui/StateTag.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { liveOf, usePositionWords } from '../words.ts';

export type PositionRow = QueryData<'positions'>['rows'][number];

/** Columns of the list of positions. */
export function useColumns(): readonly Column<PositionRow>[] {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = usePositionWords();
  return useMemo(
    () => [
      {
        id: 'title',
        title: t({ id: 'positions.column.title' }),
        width: 'minmax(10em, 2fr)',
        sort: 'title',
        render: ({ details }) => words.title(details),
      },
      {
        id: 'state',
        title: t({ id: 'positions.column.state' }),
        width: 'minmax(6.5em, 0.7fr)',
        render: ({ state }) => (
          <StateTag tone={words.tone('position', state)}>{words.state('position', state)}</StateTag>
        ),
      },
      ...details(t, language),
      {
        id: 'ads',
        title: t({ id: 'positions.column.ads' }),
        width: '6.5em',
        numeric: true,
        wide: true,
        render: ({ advertisements }) => liveOf(advertisements).length,
      },
      {
        id: 'people',
        title: t({ id: 'positions.column.people' }),
        width: '5em',
        numeric: true,
        render: ({ applications }) => applications,
      },
      {
        id: 'owner',
        title: t({ id: 'positions.column.owner' }),
        width: 'minmax(5em, 0.6fr)',
        wide: true,
        render: ({ hrOwner }) => hrOwner.name,
      },
      {
        id: 'updated',
        title: t({ id: 'positions.column.updated' }),
        width: 'minmax(7em, 0.7fr)',
        wide: true,
        sort: 'updatedAt',
        render: ({ updatedAt }) => <DateTime at={updatedAt} as="fresh" />,
      },
    ],
    [t, language, words],
  );
}

/** What kind of position it is; left out on a phone. */
const details = (
  t: Translate,
  language: ReturnType<typeof useLanguage>['language'],
): readonly Column<PositionRow>[] => [
  {
    id: 'track',
    title: t({ id: 'positions.filter.track' }),
    width: 'minmax(10em, 0.8fr)',
    wide: true,
    render: (row) => t({ id: `vocabulary.track.${row.details.track}` }),
  },
  {
    id: 'department',
    title: t({ id: 'positions.column.department' }),
    width: 'minmax(7em, 0.9fr)',
    wide: true,
    render: (row) => row.details.department,
  },
  {
    id: 'places',
    title: t({ id: 'positions.column.places' }),
    width: 'minmax(6em, 0.9fr)',
    wide: true,
    render: (row) => placeNames(row.details.locations, language),
  },
  {
    id: 'pay',
    title: t({ id: 'positions.column.pay' }),
    width: 'minmax(10em, 1fr)',
    wide: true,
    render: (row) => payText(row.details.pay, language),
  },
];
