import { useEffect, useRef, useState } from 'react';
import type { List } from './use-list.ts';

/** As many as are chosen at once; more would be a job for hours, and no command may name more. */
const most = 500;
const size = 100;

/** The rows chosen in a list. */
export interface Selection<Row> {
  readonly ids: ReadonlySet<string>;
  readonly rows: readonly Row[];
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** The whole result, not the rows on screen. */
  readonly chooseAll: () => Promise<void>;
  readonly clear: () => void;
}

type Known<Row> = ReadonlyMap<string, Row>;

/** Where the chosen rows were, and how many rows the list had. */
interface Seen {
  readonly total: number;
  readonly places: ReadonlyMap<string, number>;
}

/**
 * The rows chosen in a list, as they were when they were chosen or, if on screen, as they are now. Another address is another list:
 * nothing of it is chosen. A row that left the list is chosen no longer; one whose page is not fetched stays.
 */
export function useSelection<S extends object, Row>(
  { address, idOf, pages }: List<S, Row>,
  ask: (page: number, size: number) => Promise<readonly Row[]>,
): Selection<Row> {
  const [choice, setChoice] = useState<{ of: string; known: Known<Row> }>({ of: address, known: new Map() });
  const chosen: Known<Row> = choice.of === address ? choice.known : new Map();
  const { total = 0, at } = pages;
  const rows = Array.from({ length: Math.min(total, most) }, (_, index) => at(index));
  const fresh = new Map(rows.filter((row) => row !== undefined).map((row) => [idOf(row), row] as const));
  const seen = useRef<Seen>({ total: 0, places: new Map() });
  const isWhole = pages.total !== undefined && fresh.size === total;
  const hasLeft = (id: string) => {
    const place = seen.current.places.get(id);
    const isElsewhere =
      total < seen.current.total && place !== undefined && at(Math.min(place, total - 1)) !== undefined;
    return !fresh.has(id) && (isWhole || isElsewhere);
  };
  const known: Known<Row> = new Map([...chosen].filter(([id]) => !hasLeft(id)));
  useEffect(() => {
    if (known.size < chosen.size) setChoice({ of: address, known });
    const places = rows.flatMap((row, index) => (row === undefined ? [] : [[idOf(row), index] as const]));
    if (places.length > 0) seen.current = { total, places: new Map(places) };
  });
  const keep = (next: readonly Row[]) =>
    setChoice({ of: address, known: new Map(next.map((row) => [idOf(row), row] as const)) });
  return {
    ids: new Set(known.keys()),
    rows: [...known].map(([id, row]) => fresh.get(id) ?? row),
    choose: (ids) => keep([...ids].map((id) => fresh.get(id) ?? known.get(id)).filter((row) => row !== undefined)),
    chooseAll: async () => {
      const pages = Array.from({ length: Math.ceil(Math.min(total, most) / size) }, (_, index) => index + 1);
      keep((await Promise.all(pages.map((page) => ask(page, size)))).flat());
    },
    clear: () => keep([]),
  };
}
