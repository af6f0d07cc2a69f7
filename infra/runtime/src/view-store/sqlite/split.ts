import type { Condition } from '../list-query.ts';
import { searchTerms } from '../text.ts';
import type { Layout } from './layout.ts';
import { type Filter, groups, partsOf, type Sql } from './where.ts';

/** What a filter asks, told apart by where it can be counted. */
export interface Split {
  /** All of them hold for a row that the counts alone tell of: each speaks of counted columns only. */
  readonly counted: readonly Sql[];
  /** The same, asked of one row at hand. */
  readonly countedPerRow: readonly Sql[];
  /** Any other row that meets the filter is among the rows that one of these gives, by their numbers. */
  readonly others: readonly Sql[];
}

/**
 * Of each thing asked, the choices that counts can tell of and those that they cannot. A row for which all of the former hold is
 * counted; one that is not, and meets the filter, meets one of the latter. Undefined where something has no choice that can be counted.
 */
export function splitOf(layout: Layout, { where = [], anyOf: choices, search }: Filter): Split | undefined {
  const { counts = [] } = layout.shape;
  const isCounted = (one: Condition): boolean => {
    if ('any' in one) return one.any.every(isCounted);
    return !('search' in one) && counts.includes(one.field) && !layout.arrays.has(one.field);
  };
  if (search !== undefined && searchTerms(search) !== undefined) return undefined;
  const asked = where.map((one) => ('any' in one ? one.any.map((each) => [each]) : [[one]]));
  const all = choices === undefined ? asked : [...asked, choices];
  const told = all.map((some) => some.filter((group) => group.every(isCounted)));
  if (told.some((some, index) => some.length === 0 && all[index]?.length !== 0)) return undefined;
  const others = all.flatMap((some) => some.filter((group) => !group.every(isCounted)));
  return {
    counted: told.map((some) => groups(layout, some, '')),
    countedPerRow: told.map((some) => groups(layout, some, '+')),
    others: others.map((group) => rowsOf(layout, group)),
  };
}

/** What a search finds is read from its index alone. */
function rowsOf(layout: Layout, group: readonly Condition[]): Sql {
  const [part, second] = partsOf(layout, { where: group });
  if (part?.kind === 'search' && second === undefined) return part.rows;
  const { text, values } = groups(layout, [group], '');
  return { text: `SELECT _row FROM ${layout.rows} WHERE ${text}`, values };
}
