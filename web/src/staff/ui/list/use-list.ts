import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { type PagedEndpoint, type Pages, usePages } from '../../model/use-pages.ts';
import { type Neighbours, useOpenRow } from '../use-neighbours.ts';
import type { ListFormat } from './list-format.ts';

/** Where a list lives, and how its address is written. */
export interface ListPlace<S extends object> {
  readonly format: ListFormat<S>;
  readonly home: string;
  /** Address of one row, shown beside the list or as a page of its own. */
  readonly pathOf: (id: string) => string;
}

export interface ListAddress<S extends object> {
  readonly format: ListFormat<S>;
  readonly home: string;
  readonly state: S;
  readonly address: string;
  /** Id of the open row; empty when none is. */
  readonly openId: string;
  readonly narrowed: boolean;
  /** Shows something else of the same list; the open row stays. */
  readonly go: (next: Partial<S>) => void;
  /** Shows the list at another address, with no row open. */
  readonly goTo: (address: string) => void;
  readonly openAt: (id: string) => void;
  readonly close: () => void;
}

/** The state of a list, kept in its address, and the open row in its path. */
export function useListAddress<S extends object>({ format, home, pathOf }: ListPlace<S>): ListAddress<S> {
  const navigate = useNavigate();
  const { '*': openId = '' } = useParams();
  // Where somebody came from is still known beside an open row, and after it.
  const { state: from } = useLocation();
  const [search] = useSearchParams();
  const written = search.toString();
  const state = useMemo(() => format.read(new URLSearchParams(written)), [format, written]);
  const address = format.write(state);
  const go = useCallback(
    (next: Partial<S>) => navigate(`?${format.write({ ...state, ...next })}`, { replace: true, state: from }),
    [navigate, format, state, from],
  );
  const goTo = useCallback(
    (next: string) => navigate({ pathname: home, search: next }, { state: from }),
    [navigate, home, from],
  );
  const openAt = useCallback(
    (id: string) => navigate({ pathname: pathOf(id), search: address }, { state: from }),
    [navigate, pathOf, address, from],
  );
  const close = useCallback(() => goTo(address), [goTo, address]);
  return { format, home, state, address, openId, narrowed: format.narrowed(state), go, goTo, openAt, close };
}

export interface List<S extends object, Row> extends ListAddress<S> {
  readonly pages: Pages<Row>;
  readonly idOf: (row: Row) => string;
  readonly open: (row: Row) => void;
  /** The open row, as far as the list has it. */
  readonly opened: Row | undefined;
  readonly neighbours: Neighbours;
}

interface Question<S extends object, P extends object, Row> extends ListPlace<S> {
  readonly endpoint: PagedEndpoint<P & { page: number; size: number }, Row>;
  readonly paramsOf: (state: S) => P;
  readonly idOf: (row: Row) => string;
  /** What is asked with the first page alone. */
  readonly ofFirst?: (state: S) => Partial<P>;
}

/** A list of any length whose state is its address, with the open row and those beside it. */
export function useList<S extends object, P extends object, Row>(question: Question<S, P, Row>): List<S, Row> {
  const { endpoint, paramsOf, idOf, ofFirst } = question;
  const place = useListAddress(question);
  const pages = usePages(endpoint, paramsOf(place.state), ofFirst?.(place.state));
  const { openAt, openId } = place;
  const open = useCallback((row: Row) => openAt(idOf(row)), [openAt, idOf]);
  const { row: opened, neighbours } = useOpenRow(pages, openId, idOf, open);
  return { ...place, pages, idOf, open, opened, neighbours };
}
