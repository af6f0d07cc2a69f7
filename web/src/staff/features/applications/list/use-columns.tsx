import type { ApplicationRow } from '@talentlog/contracts';
import { useMemo } from 'react';
import { useT } from '../../../../i18n/react.tsx';
import type { Column } from '../../../ui/table/columns.ts';
import { NameCell } from './NameCell.tsx';
import { useRowWords } from './row-words.ts';
import { TwoParts } from './TwoParts.tsx';

/** Columns of the list of applications: of one line each, or the same things as fewer columns of two lines. */
export function useColumns(lines: 1 | 2): readonly Column<ApplicationRow>[] {
  const t = useT();
  const words = useRowWords();
  return useMemo(() => {
    const two = lines === 2;
    const column = (
      id: 'name' | 'resume' | 'position' | 'source' | 'status' | 'stay' | 'turn',
      width: string,
      render: Column<ApplicationRow>['render'],
      more: Partial<Column<ApplicationRow>> = {},
    ): Column<ApplicationRow> => ({ id, title: t(`staff.column.${id}`), width, render, ...more });
    const name = column('name', two ? 'minmax(9em, 1.6fr)' : 'minmax(8em, 0.9fr)', (row) => (
      <NameCell row={row} more={two ? words.resume(row) : ''} />
    ));
    const resume = column('resume', 'minmax(12em, 1.7fr)', words.resume, { wide: true });
    const position = column(
      'position',
      two ? 'minmax(7em, 1fr)' : 'minmax(8em, 1.1fr)',
      (row) => <TwoParts main={words.positionTitle(row.position)} more={two ? words.source(row) : ''} />,
      { wide: true },
    );
    const source = column('source', 'minmax(4.5em, 0.4fr)', words.source, { wide: true });
    const status = column(
      'status',
      two ? 'minmax(9em, 1.5fr)' : 'minmax(16em, 2.6fr)',
      (row) => {
        const { main, more } = two ? words.inTwo(row) : { main: words.status(row), more: words.due(row) };
        return <TwoParts main={main} more={more} late={words.isLate(row)} flows={more === ''} />;
      },
      { sort: 'stage' },
    );
    const stay = column('stay', '5.5em', (row) => words.stay(row.since), { numeric: true, wide: true, sort: 'since' });
    const turn = column('turn', 'minmax(5.5em, 0.5fr)', (row) =>
      row.waitsForMe ? <span className="state warn">{words.who(row)}</span> : words.who(row),
    );
    return two ? [name, position, status, stay, turn] : [name, resume, position, source, status, stay, turn];
  }, [lines, t, words]);
}
