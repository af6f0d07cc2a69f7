import { type RefObject, useMemo } from 'react';
import { useTranslate } from '../../../i18n/react.tsx';
import { useNarrow } from '../use-narrow.ts';
import type { Column, Lines, TableProps } from './columns.ts';
import { inPairs } from './in-pairs.ts';
import { leastWidth } from './tracks.ts';
import { useRoom } from './use-room.ts';

interface Layout<Row> {
  readonly columns: readonly Column<Row>[];
  readonly lines: Lines;
}

/** Rows of one line where all columns fit, of two where they do not: then columns share cells, and none is out of sight. */
export function useLayout<Row>(props: TableProps<Row>, element: RefObject<HTMLElement | null>): Layout<Row> {
  const { columns, stacked, lines, selected } = props;
  const t = useTranslate();
  const narrow = useNarrow();
  const room = useRoom(element);
  const isSelectable = selected !== undefined;
  return useMemo(() => {
    if (lines !== undefined) return { columns, lines };
    const fits = narrow || room === undefined || leastWidth(columns, isSelectable, room.em) <= room.width;
    if (fits) return { columns, lines: 1 };
    return { columns: stacked ?? inPairs(columns, t({ id: 'staff.filter.comma' })), lines: 2 };
  }, [columns, stacked, lines, isSelectable, narrow, room, t]);
}
