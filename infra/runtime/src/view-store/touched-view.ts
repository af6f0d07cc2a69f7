import { UnknownView } from './port.ts';

/** What a batch keeps of a view: made when it first reads or writes there. Throws UnknownView. */
export function touchedView<Table, Touched>(
  view: string,
  {
    touched,
    tables,
    make,
  }: {
    readonly touched: Map<string, Touched>;
    readonly tables: ReadonlyMap<string, Table>;
    readonly make: (table: Table) => Touched;
  },
): Touched {
  const known = touched.get(view);
  if (known !== undefined) return known;
  const table = tables.get(view);
  if (table === undefined) throw new UnknownView(view);
  const made = make(table);
  touched.set(view, made);
  return made;
}
