import type { ApplicationRow } from '@talentlog/contracts';
import { useMemo } from 'react';
import { dayAndClock } from '../../../../format/dates.ts';
import { useLanguage, useTranslate } from '../../../../i18n/react.tsx';
import type { Column, Lines } from '../../../ui/table/columns.ts';
import type { ColumnId } from './columns.ts';
import { NameCell } from './NameCell.tsx';
import { useRowWords } from './row-words.ts';
import { TwoParts } from './TwoParts.tsx';

type Cell = Column<ApplicationRow>;
/** Columns of words alone: where rows have two lines, two of them share a cell, one above the other. */
type Plain = Exclude<ColumnId, 'resume' | 'tags' | 'status' | 'stay' | 'turn'>;

const tracks: Readonly<Record<Plain, string>> = {
  position: 'minmax(11em, 1.1fr)',
  source: 'minmax(4.5em, 0.4fr)',
  deliveredAt: 'minmax(8em, 0.6fr)',
  track: 'minmax(5em, 0.4fr)',
  number: 'minmax(5em, 0.4fr)',
  phone: 'minmax(8em, 0.6fr)',
  email: 'minmax(10em, 0.8fr)',
};
const isPlain = (id: ColumnId): id is Plain => id in tracks;
const sorts: Readonly<Partial<Record<ColumnId, string>>> = {
  status: 'stage',
  stay: 'since',
  deliveredAt: 'deliveredAt',
};

/** Columns of the list of applications, as they were chosen: of one line each, or the same things as fewer columns of two lines. */
export function useColumns(lines: Lines, chosen: readonly ColumnId[]): readonly Cell[] {
  const t = useTranslate();
  const { language } = useLanguage();
  const words = useRowWords();
  return useMemo(() => {
    const two = lines > 1;
    const column = (id: ColumnId | 'name', width: string, render: Cell['render'], more: Partial<Cell> = {}): Cell => {
      const sort = id === 'name' ? undefined : sorts[id];
      return {
        id,
        title: t({ id: `staff.column.${id}` }),
        width,
        render,
        ...(sort === undefined ? {} : { sort }),
        ...more,
      };
    };
    const say: Readonly<Record<Plain, (row: ApplicationRow) => string>> = {
      position: (row) => words.positionTitle(row.position),
      source: words.source,
      deliveredAt: ({ deliveredAt }) => dayAndClock(deliveredAt, language),
      track: ({ track }) => words.track(track),
      number: ({ person }) => person.number,
      phone: ({ person }) => person.phone ?? '',
      email: ({ person }) => person.email ?? '',
    };
    const pair = (first: Plain, second: Plain | undefined): Cell =>
      column(
        first,
        'minmax(10em, 1fr)',
        (row) => <TwoParts main={say[first](row)} more={second === undefined ? '' : say[second](row)} />,
        {
          ...(second === undefined
            ? {}
            : {
                title: [first, second]
                  .map((id) => t({ id: `staff.column.${id}` }))
                  .join(t({ id: 'staff.filter.comma' })),
              }),
          wide: true,
        },
      );
    const own = (id: Exclude<ColumnId, Plain | 'tags'>): Cell => {
      switch (id) {
        case 'resume':
          return column(id, 'minmax(22em, 1.7fr)', words.resume, { wide: true });
        case 'status':
          return column(
            id,
            two ? 'minmax(13em, 1.5fr)' : 'minmax(20em, 2.4fr)',
            (row) => (
              <TwoParts
                main={words.status(row)}
                more={words.verdicts(row)}
                until={words.due(row)}
                late={words.isLate(row)}
                flows
              />
            ),
            { narrowWidth: 'minmax(9em, 1.2fr)' },
          );
        case 'stay':
          return column(id, '5.5em', (row) => words.stay(row.since), { numeric: true, wide: true });
        case 'turn':
          return column(
            id,
            'minmax(6.5em, 0.5fr)',
            (row) => (row.waitsForMe ? <span className="state warn">{words.who(row)}</span> : words.who(row)),
            // The sentence of the status says it, too, and needs the room on a phone.
            { wide: chosen.includes('status') },
          );
      }
    };
    const withResume = two && chosen.includes('resume');
    const name = column(
      'name',
      two ? 'minmax(17em, 1.8fr)' : 'minmax(8em, 0.9fr)',
      (row) => <NameCell row={row} tags={chosen.includes('tags')} more={withResume ? words.resume(row) : ''} />,
      { narrowWidth: 'minmax(9em, 1fr)' },
    );
    const shown = chosen.filter((id) => id !== 'tags' && !(withResume && id === 'resume'));
    const plain = shown.filter(isPlain);
    const cells = shown.flatMap((id): Cell[] => {
      if (id === 'tags') return [];
      if (!isPlain(id)) return [own(id)];
      if (!two) return [column(id, tracks[id], say[id], { wide: true })];
      const place = plain.indexOf(id);
      return place % 2 === 1 ? [] : [pair(id, plain[place + 1])];
    });
    return [{ ...name, title: withResume ? t({ id: 'staff.column.nameAndResume' }) : name.title }, ...cells];
  }, [lines, chosen, t, language, words]);
}
