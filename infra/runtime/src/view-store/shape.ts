import type { ProjectorSchema, ViewSchema } from './schema.ts';

/** The part of a view's schema that is stored with its tables, so that they can be read after the schema changed. */
export interface ViewShape {
  readonly name: string;
  readonly version: number;
  readonly columns: readonly string[];
  readonly indexes: readonly (readonly string[])[];
  readonly searchable: boolean;
  /** Left out where nothing is counted, so that such a view is the one that former versions stored. */
  readonly counts?: readonly string[];
}

export const shapeOf = ({ name, version, columns, indexes = [], counts, search }: ViewSchema): ViewShape => ({
  name,
  version,
  columns: [...new Set(columns)].filter((column) => column !== 'id'),
  indexes,
  searchable: search !== undefined,
  ...(counts ? { counts } : {}),
});

const safeView = /^[A-Za-z][A-Za-z0-9_-]*$/;
const safeColumn = /^[A-Za-z][A-Za-z0-9_]*(\.[A-Za-z][A-Za-z0-9_]*)*$/;

/** Throws for names that could be anything but names: they become part of statements. */
export function assertNames({ name, columns, indexes, counts = [] }: ViewShape): void {
  if (!safeView.test(name)) throw new TypeError(`view name "${name}"`);
  for (const column of [...columns, ...indexes.flat(), ...counts])
    if (!safeColumn.test(column)) throw new TypeError(`column name "${column}"`);
}

/** Tells two shapes of a projector apart: its version, and its views' versions and columns. */
export const fingerprintOf = ({ version, views }: ProjectorSchema): string =>
  JSON.stringify([version, views.map(shapeOf)]);
