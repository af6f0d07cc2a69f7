import { type ReactElement, type ReactNode, useCallback } from 'react';
import type { Choice } from '../../model/choice.ts';
import type { Found } from '../../model/found.ts';
import { FilterBar } from '../FilterBar.tsx';
import type { Column, Lines } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import { ListFrame } from './ListFrame.tsx';
import type { List } from './use-list.ts';
import type { Selection } from './use-selection.ts';

/** A filter over one facet of the list's state. */
export interface ListFilter<S extends object> {
  readonly id: keyof S & string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Where there are more than a list holds. */
  readonly found?: Found;
}

interface Props<S extends object, Row> {
  readonly list: List<S, Row>;
  readonly title: string;
  readonly titleHidden?: boolean;
  readonly actions?: ReactNode;
  readonly views?: ReactNode;
  readonly filters: readonly ListFilter<S>[];
  /** Label of the search box, for lists that have a `text`. */
  readonly search?: string;
  /** `12 people` */
  readonly count?: (total: number) => string;
  /** At the right end of the bar. */
  readonly tools?: ReactNode;
  readonly columns: readonly Column<Row>[];
  /** The same in rows of two lines, for a table without room for them. */
  readonly stacked?: readonly Column<Row>[];
  /** Lines of text in a row, whatever room there is. */
  readonly lines?: Lines | undefined;
  readonly sort?: { readonly by: string; readonly onSort: (sort: string) => void };
  readonly selection?: Pick<Selection<Row>, 'ids' | 'choose' | 'choosePage'>;
  readonly bulk?: ReactNode;
  /** Filters with their counts, at the left of the rows. */
  readonly facets?: ReactNode;
  readonly empty: ReactNode;
  /** Drawn in place of the table. */
  readonly body?: ReactElement | undefined;
  /** What opening a row does; it is shown beside the list unless told otherwise. */
  readonly onOpen?: (row: Row) => void;
  readonly children?: ReactNode;
}

/** A list as a table: filters and order in the address, pages as they are scrolled to, the open row beside it. */
export function ListPage<S extends object, Row>(props: Props<S, Row>) {
  const { list, title, filters, search, count, tools, columns, stacked, lines, sort, selection, empty, body, ...rest } =
    props;
  const { onOpen, ...frame } = rest;
  const { state, format, home, go, openId, pages, idOf, open } = list;
  const facets = format.facets;
  const onText = useCallback((text: string) => go(partOf<S>('text', text)), [go]);
  const onFilter = (id: string, values: readonly string[]) => {
    const filter = filters.find((one) => one.id === id);
    if (filter !== undefined) go(partOf<S>(filter.id, facets[filter.id].choose(values)));
  };
  const { total, failure, retry } = pages;
  return (
    <ListFrame
      title={title}
      {...frame}
      standing={{ total, failure, onRetry: retry }}
      empty={empty}
      bar={
        <FilterBar
          filters={filters.map((filter) => ({ ...filter, chosen: facets[filter.id].chosen(state[filter.id]) }))}
          onChange={onFilter}
          {...(search === undefined || !('text' in state)
            ? {}
            : { text: String(state.text), onText, textLabel: search })}
        >
          {count !== undefined && <span className="muted">{total !== undefined && count(total)}</span>}
          {tools}
        </FilterBar>
      }
      body={
        body ?? (
          <DataTable
            label={title}
            total={total ?? 0}
            at={pages.at}
            idOf={idOf}
            columns={columns}
            widthsOf={home}
            {...(stacked === undefined ? {} : { stacked })}
            {...(lines === undefined ? {} : { lines })}
            current={openId === '' ? undefined : openId}
            onOpen={onOpen ?? open}
            onShow={pages.show}
            {...(sort === undefined ? {} : { sort: sort.by, onSort: sort.onSort })}
            {...(selection === undefined
              ? {}
              : {
                  selected: selection.ids,
                  onSelect: selection.choose,
                  onSelectPage: selection.choosePage,
                })}
          />
        )
      }
    />
  );
}

/** One facet of a state, changed. */
const partOf = <S extends object>(name: string, value: unknown): Partial<S> => ({ [name]: value }) as Partial<S>;
