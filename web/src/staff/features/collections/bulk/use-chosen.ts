import { useCallback, useState } from 'react';
import { askQuery } from '../../../../api/index.ts';
import type { Pages } from '../../../model/use-pages.ts';
import type { CollectionRow } from '../api.ts';
import { type ListState, paramsOf } from '../list/list-state.ts';

/** As many as are chosen at once; more would be a job for hours. */
const most = 500;
const size = 100;

export interface Chosen {
  readonly ids: ReadonlySet<string>;
  readonly rows: readonly CollectionRow[];
  readonly choose: (ids: ReadonlySet<string>) => void;
  /** The whole result, not the rows on screen. */
  readonly chooseAll: () => Promise<void>;
}

/** The rows chosen in the list, as they were when they were chosen or, if on screen, as they are now. */
export function useChosen(state: ListState, { total = 0, at }: Pages<CollectionRow>): Chosen {
  const [known, setKnown] = useState<ReadonlyMap<string, CollectionRow>>(new Map());
  const shown = useCallback(() => {
    const rows = Array.from({ length: Math.min(total, most) }, (_, index) => at(index)).filter(isRow);
    return new Map(rows.map((row) => [row.collectionId, row]));
  }, [total, at]);
  const fresh = shown();
  const choose = (ids: ReadonlySet<string>) =>
    setKnown(new Map([...ids].flatMap((id) => pair(id, fresh.get(id) ?? known.get(id)))));
  const chooseAll = async () => {
    const pages = Array.from({ length: Math.ceil(Math.min(total, most) / size) }, (_, index) => index + 1);
    const answers = await Promise.all(pages.map((page) => askQuery('collections', { ...paramsOf(state), page, size })));
    setKnown(new Map(answers.flatMap(({ data }) => data.rows).map((row) => [row.collectionId, row])));
  };
  return {
    ids: new Set(known.keys()),
    rows: [...known.values()].map((row) => fresh.get(row.collectionId) ?? row),
    choose,
    chooseAll,
  };
}

const isRow = (row: CollectionRow | undefined): row is CollectionRow => row !== undefined;
const pair = (id: string, row: CollectionRow | undefined): [string, CollectionRow][] =>
  row === undefined ? [] : [[id, row]];
