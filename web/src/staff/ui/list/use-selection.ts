import { useEffect, useRef, useState } from 'react';
import type { List } from './use-list.ts';

/** The rows chosen in a list; `Chosen` is what acting on one needs to know of it. */
export interface Selection<Chosen> {
  readonly ids: ReadonlySet<string>;
  readonly rows: readonly Chosen[];
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** The rows whose pages came, which are those on screen and a few around. */
  readonly choosePage: () => void;
  /** The whole result, as far as it may be chosen at once. */
  readonly chooseAll: () => Promise<void>;
  readonly clear: () => void;
  /** Those beyond the pages that came are asked for again: something was done with them. Who left the result is chosen no longer. */
  readonly refresh: () => Promise<void>;
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
export function useSelection<S extends object, Chosen, Row extends Chosen>(
  { address, pages }: List<S, Row>,
  idOf: (row: Chosen) => string,
  askAll: () => Promise<readonly Chosen[]>,
): Selection<Chosen> {
  const [choice, setChoice] = useState<{ of: string; known: Known<Chosen> }>({ of: address, known: new Map() });
  const chosen: Known<Chosen> = choice.of === address ? choice.known : new Map();
  const { total = 0, at, loaded } = pages;
  const fresh: Known<Chosen> = new Map(loaded.map(([, row]) => [idOf(row), row] as const));
  const seen = useRef<Seen>({ total: 0, places: new Map() });
  const isWhole = pages.total !== undefined && fresh.size === total;
  const hasLeft = (id: string) => {
    const place = seen.current.places.get(id);
    const isElsewhere =
      total < seen.current.total && place !== undefined && at(Math.min(place, total - 1)) !== undefined;
    return !fresh.has(id) && (isWhole || isElsewhere);
  };
  const known: Known<Chosen> = new Map([...chosen].filter(([id]) => !hasLeft(id)));
  useEffect(() => {
    if (known.size < chosen.size) setChoice({ of: address, known });
    if (loaded.length > 0) seen.current = { total, places: new Map(loaded.map(([index, row]) => [idOf(row), index])) };
  });
  const keep = (next: readonly Chosen[]) =>
    setChoice({ of: address, known: new Map(next.map((row) => [idOf(row), row] as const)) });
  return {
    ids: new Set(known.keys()),
    rows: [...known].map(([id, row]) => fresh.get(id) ?? row),
    choose: (ids) => keep([...ids].map((id) => fresh.get(id) ?? known.get(id)).filter((row) => row !== undefined)),
    choosePage: () => keep([...fresh.values()]),
    chooseAll: async () => keep(await askAll()),
    clear: () => keep([]),
    refresh: async () => {
      if ([...known.keys()].every((id) => fresh.has(id))) return;
      const newest = await askAll().catch(() => undefined);
      if (newest !== undefined) keep(newest.filter((row) => known.has(idOf(row))));
    },
  };
}
