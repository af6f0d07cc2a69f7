import type { Layout } from './layout.ts';
import { type Split, splitOf } from './split.ts';
import type { Bound, Statements } from './statements.ts';
import type { ViewTable } from './table.ts';
import { type Filter, partsOf, type Sql, whereAll } from './where.ts';

/** Rows that no count tells of are looked at one by one, as long as they are fewer than one in so many. */
const selective = 8;
export const smallestProbe = 200;

/** How many rows have each value. */
type Counted = readonly { readonly value: Bound; readonly n: number }[];

/** Counts rows from the view's tally, and one by one only those that it cannot tell of. */
export class Counts {
  constructor(private readonly statements: Statements) {}

  /** Undefined where the filter asks for what is not counted, and where more rows than that would have to be looked at. */
  total(table: ViewTable, filter: Filter, most?: number): number | undefined {
    return this.told(table, 'NULL', filter, most)?.reduce((sum, { n }) => sum + n, 0);
  }

  /** The same by the values of a column. */
  by(table: ViewTable, field: string, filter: Filter, most?: number): Counted | undefined {
    const { shape, arrays } = table.layout;
    if (!shape.counts?.includes(field) || arrays.has(field)) return undefined;
    return this.told(table, table.layout.column(field), filter, most);
  }

  private told({ layout }: ViewTable, column: string, filter: Filter, most?: number): Counted | undefined {
    const split = layout.shape.counts && splitOf(layout, filter);
    if (split === undefined || !this.isRare(layout, split.others, most)) return undefined;
    const counted = this.counted(layout, column, split);
    return split.others.length === 0 ? counted : [...counted, ...this.others(layout, column, { split, filter })];
  }

  private counted({ tally }: Layout, column: string, { counted }: Split): Counted {
    const { text, values } = whereAll(counted);
    const sql = `SELECT ${column} AS value, sum(n) AS n FROM ${tally} ${text} GROUP BY 1 HAVING sum(n) > 0`;
    return this.statements.all(sql, ...values);
  }

  /** Rows that meet the filter and are not among the counted ones: each meets one of the other choices. */
  private others(layout: Layout, column: string, { split, filter }: { split: Split; filter: Filter }): Counted {
    const found = split.others.map(({ text }) => text).join(' UNION ');
    const all = whereAll(split.countedPerRow);
    const told: Sql = { text: `(${all.text.replace('WHERE ', '') || '1'}) IS NOT TRUE`, values: all.values };
    const listed: Sql = { text: `_row IN (${found})`, values: split.others.flatMap(({ values }) => values) };
    const { text, values } = whereAll([listed, told, ...partsOf(layout, filter).map(({ perRow }) => perRow)]);
    const sql = `SELECT ${column} AS value, count(*) AS n FROM ${layout.rows} ${text} GROUP BY 1`;
    return this.statements.all(sql, ...values);
  }

  private isRare(layout: Layout, others: readonly Sql[], most = Number.POSITIVE_INFINITY): boolean {
    if (others.length === 0) return true;
    const some = Math.max(smallestProbe, Math.ceil(sizeOf(this.statements, layout) / selective));
    const limit = Math.min(most, some);
    return others.every(({ text, values }) => {
      const sql = `SELECT count(*) AS n FROM (${text} LIMIT ?)`;
      return (this.statements.get<{ n: number }>(sql, ...values, limit)?.n ?? 0) < limit;
    });
  }
}

/** About how many rows there are. */
export const sizeOf = (statements: Statements, { rows }: Layout): number =>
  statements.get<{ n: number }>(`SELECT coalesce(max(_row), 0) AS n FROM ${rows}`)?.n ?? 0;
