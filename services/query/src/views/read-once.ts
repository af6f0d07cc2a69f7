import type { Row } from '@talentlog/runtime';
import type { ReadableViews } from './view.ts';

/** Rows that were asked for in this turn of the event loop, before one read of their view answers all of them. */
interface Batch {
  readonly ids: Set<string>;
  readonly rows: Promise<ReadonlyMap<string, Row>>;
}

/**
 * The store as one question reads it: no row is read twice, no search is made twice, and rows of a view that are asked for at the same time
 * are read at once. So a part of an answer looks up what it needs itself, and its whole costs no more than what is distinct. It remembers
 * what it read for as long as it is kept, so every question has its own.
 */
export function readOnce(store: ReadableViews): ReadableViews {
  const known = new Map<string, Map<string, Promise<Row | undefined>>>();
  const batches = new Map<string, Batch>();
  const searches = new Map<string, Promise<unknown>>();

  const rowsOf = (view: string): Map<string, Promise<Row | undefined>> => {
    const rows = known.get(view) ?? new Map<string, Promise<Row | undefined>>();
    known.set(view, rows);
    return rows;
  };
  const keep = (view: string, rows: readonly Row[]): readonly Row[] => {
    const ofView = rowsOf(view);
    for (const row of rows) if (!ofView.has(row.id)) ofView.set(row.id, Promise.resolve(row));
    return rows;
  };
  const once = <T>(key: readonly unknown[], read: () => Promise<T>): Promise<T> => {
    const name = JSON.stringify(key);
    const found = (searches.get(name) as Promise<T> | undefined) ?? read();
    searches.set(name, found);
    return found;
  };

  /** Whoever asks first in a turn begins the batch; it reads when the turn is over. */
  function batchOf(view: string): Batch {
    const under = batches.get(view);
    if (under !== undefined) return under;
    const ids = new Set<string>();
    const read = async (): Promise<ReadonlyMap<string, Row>> => {
      await Promise.resolve();
      batches.delete(view);
      return new Map((await store.getMany(view, [...ids])).map((row) => [row.id, row]));
    };
    const batch = { ids, rows: read() };
    batches.set(view, batch);
    return batch;
  }

  function get(view: string, id: string): Promise<Row | undefined> {
    const ofView = rowsOf(view);
    const found = ofView.get(id);
    if (found !== undefined) return found;
    const batch = batchOf(view);
    batch.ids.add(id);
    const row = batch.rows.then((rows) => rows.get(id));
    ofView.set(id, row);
    return row;
  }

  return {
    get,
    async getMany(view, ids) {
      const rows = await Promise.all([...new Set(ids)].toSorted().map((id) => get(view, id)));
      return rows.filter((row) => row !== undefined);
    },
    list: (view, query) =>
      once(['list', view, query], async () => {
        const { rows, total } = await store.list(view, query);
        return { rows: keep(view, rows), total };
      }),
    find: (view, query) => once(['find', view, query], async () => keep(view, await store.find(view, query))),
    countBy: (view, field, query) => once(['countBy', view, field, query], () => store.countBy(view, field, query)),
  };
}
