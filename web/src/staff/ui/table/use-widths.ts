import { useMemo, useState } from 'react';
import { keptAt } from '../../../ui/kept.ts';

/** Pixels of the columns that somebody made wider or narrower, by column. */
export type Widths = Readonly<Record<string, number>>;

/** A column never gets so narrow that its edge cannot be caught again. */
const least = 48;
/** Wider than any text of a list; its neighbours could not be found beside a wider one. */
const most = 960;
const within = (width: number): number => Math.min(most, Math.max(least, Math.round(width)));

export interface ColumnWidths {
  readonly widths: Widths;
  /** Makes a column as wide as told; without a width as wide as it was at first. `isDone` keeps it. */
  readonly widen: (id: string, width: number | undefined, isDone: boolean) => void;
}

/** Widths of the columns of one list, kept on this device. */
export function useWidths(name: string): ColumnWidths {
  const place = useMemo(() => keptAt('device', `widths:${name}`, true), [name]);
  const [widths, setWidths] = useState(() => knownWidths(place.read()));
  const widen = (id: string, width: number | undefined, isDone: boolean) => {
    const { [id]: _former, ...others } = widths;
    const next = width === undefined ? others : { ...others, [id]: within(width) };
    setWidths(next);
    if (!isDone) return;
    if (Object.keys(next).length === 0) place.drop();
    else place.write(next);
  };
  return { widths, widen };
}

/** What the device kept, as far as it is widths. */
function knownWidths(kept: unknown): Widths {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).flatMap(([id, width]) =>
      typeof width === 'number' && width >= least ? [[id, within(width)] as const] : [],
    ),
  );
}
