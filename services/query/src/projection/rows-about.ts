import type { Row, ViewStore } from '@talentlog/runtime';

/** A row by its place. */
export interface RowName {
  readonly view: string;
  readonly id: string;
}

/** A field of a document, where it is one. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Object.entries(value).find(([key]) => key === name)?.[1] : undefined;

const usedBy = (uses: unknown): unknown[] =>
  Array.isArray(uses) ? uses.map((use) => fieldOf(use, 'jobSeekerId')) : [];

/** A row is about whom it is kept under, whom its subject belongs to, or whose file it tells of. */
function isAbout(person: string, row: Row): boolean {
  const { id, jobSeekerId, data, uses } = row;
  const named = [id, jobSeekerId, fieldOf(data, 'jobSeekerId'), fieldOf(data, 'personId'), ...usedBy(uses)];
  return named.includes(person);
}

/** Every row of these views that is about the person. Reads all of them, in pages. */
export async function rowsAbout(
  person: string,
  views: Pick<ViewStore, 'scan'>,
  names: readonly string[],
): Promise<readonly RowName[]> {
  const found: RowName[] = [];
  for (const view of names)
    for await (const row of views.scan(view)) if (isAbout(person, row)) found.push({ view, id: row.id });
  return found;
}
