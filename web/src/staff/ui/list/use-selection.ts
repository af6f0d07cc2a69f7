import { useState } from 'react';
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

/**
 * The rows chosen in a list, as they were when they were chosen or, if on screen, as they are now. Another address is another list:
 * nothing of it is chosen.
 */
export function useSelection<S extends object, Row>(
  { address, idOf, pages: { total = 0, at } }: List<S, Row>,
  ask: (page: number, size: number) => Promise<readonly Row[]>,
): Selection<Row> {
  const [choice, setChoice] = useState<{ of: string; known: Known<Row> }>({ of: address, known: new Map() });
  const known: Known<Row> = choice.of === address ? choice.known : new Map();
  const fresh = new Map(
    Array.from({ length: Math.min(total, most) }, (_, index) => at(index))
      .filter((row) => row !== undefined)
      .map((row) => [idOf(row), row] as const),
  );
  const keep = (rows: readonly Row[]) =>
    setChoice({ of: address, known: new Map(rows.map((row) => [idOf(row), row] as const)) });
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
