import type { Batch } from './batch.ts';
import type { Commit, Standing } from './commits.ts';
import { rowDocument, tombstone, type Write } from './documents.ts';
import { parkedDocument } from './parked.ts';
import type { Touched } from './touched.ts';

/** What a batch is to write, and the columns that it is the first to write an array into. Throws what cannot be kept. */
export function written(batch: Batch, to: Standing, parked: string): Pick<Commit, 'writes' | 'arrays'> {
  const rows = [...batch.touched.values()];
  const parking = [...batch.parking].map(([position, event]) => ({
    ...{ collection: parked, isThere: false },
    document: event === undefined ? tombstone(position, to.turn) : parkedDocument(event, to.turn),
  }));
  return { writes: [...parking, ...rows.flatMap((touched) => rowsOf(touched, to))], arrays: rows.flatMap(newArrays) };
}

const rowsOf = ({ table: { layout }, changed }: Touched, to: Standing): Write[] =>
  changed.map(({ id, stored, next }) => ({
    collection: layout.collection,
    document: next ? rowDocument(layout, next, to) : tombstone(id, to.turn),
    isThere: stored !== undefined,
  }));

function newArrays({ table: { layout }, changed }: Touched): string[] {
  const { shape, arrays } = layout;
  const seen = changed.flatMap(({ next }) =>
    shape.columns.filter((_, index) => next?.derived.fields[index]?.many ?? false),
  );
  return [...new Set(seen)].filter((column) => !arrays.has(column)).map((column) => `${shape.name}/${column}`);
}
