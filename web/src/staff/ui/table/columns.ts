import type { CSSProperties, ReactNode } from 'react';

/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Track of the grid, as `minmax(8em, 1fr)`. */
  readonly width: string;
  readonly render: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** Sort key the server knows; its title becomes a button. */
  readonly sort?: string;
  /** Left out on a phone. */
  readonly wide?: boolean;
}

/** What a table is given. */
export interface TableProps<Row> {
  readonly label: string;
  readonly total: number;
  readonly at: (index: number) => Row | undefined;
  readonly idOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  readonly onOpen: (row: Row) => void;
  /** The row shown in the drawer. */
  readonly current?: string | undefined;
  readonly onShow?: (first: number, last: number) => void;
  readonly sort?: string;
  readonly onSort?: (sort: string) => void;
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
  /** Chooses the rows whose pages came. */
  readonly onSelectPage?: () => void;
  /** Keys J, K, Enter and X; off where another list on the page has them. */
  readonly keys?: boolean;
  /** Lines of text in a row; one unless told. */
  readonly lines?: 1 | 2;
}

/** Column tracks for wide and narrow screens, as custom properties the rows share. */
export function tracks<Row>(columns: readonly Column<Row>[], selectable: boolean): CSSProperties {
  const lead = selectable ? '36px ' : '';
  const all = columns.map(({ width }) => width).join(' ');
  const narrow = columns
    .filter(({ wide }) => wide !== true)
    .map(({ width }) => width)
    .join(' ');
  return { '--tracks': lead + all, '--tracks-narrow': lead + narrow } as CSSProperties;
}
