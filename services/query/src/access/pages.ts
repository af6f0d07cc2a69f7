import type { Page, QueryContext } from '../http/query-context.ts';
import { pageOf, window } from '../http/query-context.ts';
import type { Keyed, Listed, On, ViewReader } from '../views/view.ts';

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

/**
 * Rows that hold each of the words, in their own text or in the title of their position. Titles are searched first and their rows
 * found by the positions' ids, because a title fans out to all rows of its position and is in none of them.
 */
export async function withWords(
  text: string,
  { views }: Pick<QueryContext, 'views'>,
  own: 'own text' | 'position only' = 'own text',
): Promise<On<'positionId'>[]> {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const spoken = words.filter((word) => /[\p{L}\p{N}]/u.test(word));
  return Promise.all(
    (spoken.length > 0 ? spoken : words).map(async (word) => {
      const titled: On<'positionId'> = { field: 'positionId', in: await views.positionTitles.ids({ search: word }) };
      return { any: own === 'own text' ? [{ search: word }, titled] : [titled] };
    }),
  );
}
