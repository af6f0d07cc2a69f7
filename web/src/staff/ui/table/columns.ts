import type { ReactNode } from 'react';

/** How many lines of text a row has. */
export type Lines = 1 | 2 | 3;

/** One column of a table. */
export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  /** Track of the grid, as `minmax(8em, 1fr)`; its least width in em decides whether rows of one line fit. */
  readonly width: string;
  /** Track on a phone; the same unless told. */
  readonly narrowWidth?: string;
  readonly render: (row: Row) => ReactNode;
  readonly numeric?: boolean;
  /** Sort key the server knows; its title becomes a button. */
  readonly sort?: string;
  /** Left out on a phone. */
  readonly wide?: boolean;
  /** Two that share this cell, one above the other. */
  readonly pair?: readonly [Column<Row>, Column<Row>];
}

/** What a table is given. */
export interface TableProps<Row> {
  readonly label: string;
  /** Under which name this device keeps the widths of its columns; without it none can be widened. */
  readonly widthsOf?: string;
  readonly total: number;
  readonly at: (index: number) => Row | undefined;
  readonly idOf: (row: Row) => string;
  readonly columns: readonly Column<Row>[];
  /** The same in rows of two lines, for a table without room for `columns`; neighbours share a cell unless told otherwise. */
  readonly stacked?: readonly Column<Row>[];
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
  /** Lines of text in a row, whatever room there is; one where it fits, unless told. */
  readonly lines?: Lines;
}
