import type { QueryParams } from '../../../api/tables.ts';
import { experiences, natures, payFrom, publishedWithin, recruitCategories, sorts, tracks } from './filter-values.ts';

type JobListParams = QueryParams<'jobList'>;

const chosen = <T extends string>(search: URLSearchParams, key: string, values: readonly T[]): T[] =>
  values.filter((value) => search.getAll(key).includes(value));

/** Filters that hold one value at a time. */
const single: readonly string[] = ['published', 'pay', 'sort'];

export const pageSize = 20;

/** As many characters as a search takes; it goes by the first of a longer text, and the page says so. */
export const longestText = 100;

const asTyped = (search: URLSearchParams): string => (search.get('text') ?? '').trim();
const textOf = (search: URLSearchParams): string => asTyped(search).slice(0, longestText);
export const isTextCut = (search: URLSearchParams): boolean => asTyped(search).length > longestText;
const publishedOf = (search: URLSearchParams) => publishedWithin.find((value) => value === search.get('published'));
const payOf = (search: URLSearchParams) => payFrom.find((value) => value === search.get('pay'));
const sortOf = (search: URLSearchParams) => sorts.find((value) => value === search.get('sort'));
function pageOf(search: URLSearchParams): number {
  const page = Number(search.get('page'));
  return Number.isInteger(page) && page > 0 ? Math.min(page, 1000) : 1;
}

/** The question a job list's address asks; what the address holds beyond known filters is left out. */
export function jobListParams(pathname: string, search: URLSearchParams): JobListParams {
  return {
    channel: pathname === '/social/jobs' ? ['SOCIAL_SITE'] : [],
    track: chosen(search, 'track', tracks),
    text: textOf(search),
    category: categoriesIn(search),
    location: placesIn(search),
    nature: chosen(search, 'nature', natures),
    recruitCategory: chosen(search, 'recruitCategory', recruitCategories),
    experience: chosen(search, 'experience', experiences),
    published: publishedOf(search),
    pay: payOf(search),
    sort: sortOf(search) ?? 'NEWEST',
    page: pageOf(search),
    size: pageSize,
  };
}

/** Most categories that are picked at once; which there are is for the company to say. */
const mostCategories = 20;

const categoriesIn = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('category'))]
    .filter((code) => /^[A-Z0-9][A-Z0-9_-]{0,39}$/.test(code))
    .slice(0, mostCategories);

/** Most places that are picked at once. */
const mostPlaces = 20;

const placesIn = (search: URLSearchParams): string[] =>
  [...new Set(search.getAll('location'))].map((place) => place.slice(0, 40)).slice(0, mostPlaces);

/**
 * What of an address a job list knows, each value once. Every link of the list carries the others along, so that whatever else stood in
 * the address would be written as often as there are links: a long address would make a page of megabytes.
 */
export function knownFilters(search: URLSearchParams): URLSearchParams {
  const one = (key: string, value: string | undefined): string[][] => (value ? [[key, value]] : []);
  const each = (key: string, values: readonly string[]) => values.map((value) => [key, value]);
  const page = pageOf(search);
  return new URLSearchParams([
    ...one('text', textOf(search)),
    ...each('track', chosen(search, 'track', tracks)),
    ...each('category', categoriesIn(search)),
    ...each('location', placesIn(search)),
    ...each('nature', chosen(search, 'nature', natures)),
    ...each('recruitCategory', chosen(search, 'recruitCategory', recruitCategories)),
    ...each('experience', chosen(search, 'experience', experiences)),
    ...one('published', publishedOf(search)),
    ...one('pay', payOf(search)),
    ...one('sort', sortOf(search)),
    ...one('page', page > 1 ? String(page) : undefined),
  ]);
}

/** The address with one value of a filter switched on or off; the list starts again at its first page. */
export function toggled(search: URLSearchParams, key: string, value: string): string {
  const pairs = [...search].filter(([name]) => name !== 'page');
  const others = pairs.filter(([name, own]) => !(name === key && (own === value || single.includes(key))));
  const had = pairs.some(([name, own]) => name === key && own === value);
  const next = new URLSearchParams(had ? others : [...others, [key, value]]);
  return `?${next}`;
}

/** The address without any of the filters; the words and the order stay. */
export function cleared(search: URLSearchParams): string {
  return `?${new URLSearchParams([...search].filter(([name]) => name === 'text' || name === 'sort'))}`;
}

/** How many filters are on. */
export const countOn = (search: URLSearchParams): number =>
  [...search].filter(([name]) => !['text', 'sort', 'page'].includes(name)).length;

/** The address of another page of the same list. */
export function onPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return `?${next}`;
}
