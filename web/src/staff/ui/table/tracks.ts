import type { CSSProperties } from 'react';
import type { Column } from './columns.ts';
import type { Widths } from './use-widths.ts';

/** Width of the column of boxes. */
const leadWidth = 36;

/** Column tracks for wide and narrow screens, as custom properties the rows share. What somebody widened is as wide as they made it. */
export function tracks<Row>(columns: readonly Column<Row>[], selectable: boolean, widths: Widths = {}): CSSProperties {
  const lead = selectable ? `${leadWidth}px ` : '';
  const all = columns.map(({ id, width }) => (widths[id] === undefined ? width : `${widths[id]}px`)).join(' ');
  const narrow = columns
    .filter(({ wide }) => wide !== true)
    .map(({ width, narrowWidth }) => narrowWidth ?? width)
    .join(' ');
  // In more room than this nothing scrolls aside; left to the browser it would be as wide as the shares of all tracks ask for.
  const ems = columns.reduce((sum, { id, width }) => sum + (widths[id] === undefined ? leastEm(width) : 0), 0);
  const pixels = columns.reduce((sum, { id }) => sum + (widths[id] ?? 0), selectable ? leadWidth : 0);
  return {
    '--tracks': lead + all,
    '--tracks-narrow': lead + narrow,
    '--tracks-least': `calc(${ems}em + ${pixels}px)`,
  } as CSSProperties;
}

/** Ems that a track has at least; none where it is told otherwise. */
export const leastEm = (width: string): number => Number(/(\d{1,3}(?:\.\d{1,3})?)em/.exec(width)?.[1] ?? 0);

/** Pixels that columns need at least, where a sign is `em` pixels wide. */
export const leastWidth = <Row>(columns: readonly Column<Row>[], selectable: boolean, em: number): number =>
  columns.reduce((sum, { width }) => sum + leastEm(width) * em, selectable ? leadWidth : 0);
