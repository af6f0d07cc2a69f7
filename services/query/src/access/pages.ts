import type { Page, QueryContext } from '../bus/query-context.ts';
import { pageOf, window } from '../bus/query-context.ts';
import type { Keyed, Listed, On, ViewReader } from '../views/view.ts';
import { maskedNames } from './masked-names.ts';

/** A filter of a list: nothing chosen asks nothing. */
export const oneOf = <C extends string>(field: C, values: readonly string[]): On<C>[] =>
  values.length > 0 ? [{ field, in: values }] : [];

/** `-since` as what a list sorts by, given the columns behind the names that are not columns themselves. */
export function sorted<const C extends string>(sort: string, columns: Readonly<Record<string, C>>): Listed<C>['sort'] {
  const column = columns[sort.replace(/^-/, '')];
  return column === undefined ? [] : [{ field: column, descending: sort.startsWith('-') }];
}

/** One page of a view, its rows made presentable together. */
export async function page<R extends Keyed, C extends string, T>(
  view: ViewReader<R, C>,
  query: Omit<Listed<C>, 'limit' | 'offset'>,
  params: { readonly page: number; readonly size: number },
  show: (rows: readonly R[]) => Promise<T[]>,
): Promise<{ data: { rows: T[] }; page: Page }> {
  const { rows, total } = await view.list({ ...query, ...window(params) });
  return { data: { rows: await show(rows) }, page: pageOf(total, params) };
}

/** What was typed, word by word. */
export const wordsIn = (text: string): readonly string[] => text.split(/\s+/u).filter((word) => word !== '');

/** Each word costs a search of its own. */
const mostWords = 12;

/** The words that are looked for, the first dozen of them: signs alone only where nothing else was typed. */
function wordsOf(text: string): readonly string[] {
  const words = [...new Set(wordsIn(text))];
  const spoken = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return (spoken.length > 0 ? spoken : words).slice(0, mostWords);
}

type Asking = Pick<QueryContext, 'views' | 'now'>;

/** Titles are searched first, because a title fans out to all rows of its position and is in none of them. */
const titled = async (word: string, { views }: Asking) =>
  ({ field: 'positionId', in: await views.positionTitles.ids({ search: word }) }) as const;

/** Rows whose position holds each of the words in its title. */
export const withTitle = (text: string, context: Asking): Promise<On<'positionId'>[]> =>
  Promise.all(wordsOf(text).map((word) => titled(word, context)));

/** Rows that hold each of the words, in their own text or in the title of their position. A name that is masked by now finds nothing. */
export async function withWords(text: string, context: Asking): Promise<On<'positionId' | 'jobSeekerId'>[]> {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const masked = await maskedNames(context);
  const found = await Promise.all(
    words.map(async (word) => {
      const title = await titled(word, context);
      const hidden = masked(word);
      const others = { any: [{ field: 'jobSeekerId', notIn: hidden } as const, title] };
      return [{ any: [{ search: word }, title] }, ...(hidden.length > 0 ? [others] : [])];
    }),
  );
  return found.flat();
}
