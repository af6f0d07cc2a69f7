import type { JobCard } from '@talentlog/contracts';
import type { QueryParams } from '../../../api/tables.ts';

type JobListParams = QueryParams<'jobList'>;

/** Every value, checked by the compiler to be all of them; the contract itself would bring its validator to the phone. */
const all = <T extends string>(values: Readonly<Record<T, true>>): readonly T[] => Object.keys(values) as T[];

export const tracks = all<JobCard['track']>({ SOCIAL: true, CAMPUS: true, INTERN: true });
export const categories = all<JobCard['category']>({
  RND: true,
  TEST: true,
  HARDWARE: true,
  SUPPLY: true,
  SALES: true,
  SERVICE: true,
  FUNCTION: true,
});
export const natures = all<JobCard['nature']>({ FULL_TIME: true, PART_TIME: true, INTERNSHIP: true });
export const recruitCategories = all<NonNullable<JobCard['recruitCategory']>>({
  INTERNSHIP: true,
  SPRING: true,
  AUTUMN: true,
  ADVANCE: true,
});
export const publishedWithin = all<NonNullable<JobListParams['published']>>({
  '3D': true,
  '1W': true,
  '1M': true,
  '3M': true,
  '6M': true,
  '1Y': true,
});
export const sorts = all<NonNullable<JobListParams['sort']>>({ NEWEST: true, DEADLINE: true, PAY: true });

const chosen = <T extends string>(search: URLSearchParams, key: string, values: readonly T[]): T[] =>
  values.filter((value) => search.getAll(key).includes(value));

/** Filters that hold one value at a time. */
const single: readonly string[] = ['published', 'sort'];

export const pageSize = 20;

/** The question a job list's address asks; what the address holds beyond known filters is left out. */
export function jobListParams(pathname: string, search: URLSearchParams): JobListParams {
  const page = Number(search.get('page'));
  return {
    track: pathname === '/social/jobs' ? ['SOCIAL'] : chosen(search, 'track', tracks),
    text: (search.get('text') ?? '').trim().slice(0, 100),
    category: chosen(search, 'category', categories),
    location: search
      .getAll('location')
      .map((place) => place.slice(0, 40))
      .slice(0, 20),
    nature: chosen(search, 'nature', natures),
    recruitCategory: chosen(search, 'recruitCategory', recruitCategories),
    published: publishedWithin.find((value) => value === search.get('published')),
    sort: sorts.find((value) => value === search.get('sort')) ?? 'NEWEST',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, 1000) : 1,
    size: pageSize,
  };
}

/** The address with one value of a filter switched on or off; the list starts again at its first page. */
export function toggled(search: URLSearchParams, key: string, value: string): string {
  const pairs = [...search].filter(([name]) => name !== 'page');
  const others = pairs.filter(([name, own]) => !(name === key && (own === value || single.includes(key))));
  const had = pairs.some(([name, own]) => name === key && own === value);
  const next = new URLSearchParams(had ? others : [...others, [key, value]]);
  return `?${next}`;
}

/** The address of another page of the same list. */
export function onPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return `?${next}`;
}
