/** What a row can say beside the name, in the usual order; tags and the line of the resume stand with the name where rows have two lines. */
export const columnIds = [
  'resume',
  'tags',
  'position',
  'source',
  'status',
  'stay',
  'turn',
  'deliveredAt',
  'track',
  'number',
  'phone',
  'email',
] as const;
export type ColumnId = (typeof columnIds)[number];

/** Shown unless chosen otherwise. */
export const usualColumns: readonly ColumnId[] = columnIds.slice(0, 7);

const isColumn = (id: string): id is ColumnId => columnIds.some((one) => one === id);

/** The columns chosen, as far as this release knows them; the usual ones where none are. */
export function knownColumns(chosen: readonly string[] | undefined): readonly ColumnId[] {
  const known = [...new Set(chosen ?? [])].filter(isColumn);
  return known.length === 0 ? usualColumns : known;
}

/** One moved by a step among those shown, or as it was where there is nowhere to go. */
export function moved(columns: readonly ColumnId[], id: ColumnId, step: number): readonly ColumnId[] {
  const from = columns.indexOf(id);
  const to = from + step;
  if (from < 0 || to < 0 || to >= columns.length) return columns;
  return columns.toSpliced(from, 1).toSpliced(to, 0, id);
}

/** One shown behind the others, or shown no more; one at least is. */
export function toggled(columns: readonly ColumnId[], id: ColumnId): readonly ColumnId[] {
  if (!columns.includes(id)) return [...columns, id];
  return columns.length === 1 ? columns : columns.filter((one) => one !== id);
}
