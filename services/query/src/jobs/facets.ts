import type { QueryResult } from '../bus/query-context.ts';
import type { AdvertisementColumn } from './view.ts';

/** How many jobs each choice of each filter would show. */
export type Facets = QueryResult<'jobList'>['facets'];
type Name = keyof Facets;

const columns = {
  track: 'position.track',
  category: 'position.category',
  location: 'position.locations',
  nature: 'position.nature',
  recruitCategory: 'position.recruitCategory',
  experience: 'position.experience',
  published: 'publishedAt',
  pay: 'payTop',
} as const satisfies Readonly<Record<Name, AdvertisementColumn>>;

export const facetNames = Object.keys(columns) as readonly Name[];

/** Counts each facet by the values of its column, all at once. */
export async function counted(
  count: (name: Name, column: AdvertisementColumn) => Promise<ReadonlyMap<string, number>>,
): Promise<Facets> {
  const of = async (name: Name) => Object.fromEntries(await count(name, columns[name]));
  const [track, category, location, nature, recruitCategory, experience, published, pay] = await Promise.all([
    of('track'),
    of('category'),
    of('location'),
    of('nature'),
    of('recruitCategory'),
    of('experience'),
    of('published'),
    of('pay'),
  ]);
  return { track, category, location, nature, recruitCategory, experience, published, pay };
}
