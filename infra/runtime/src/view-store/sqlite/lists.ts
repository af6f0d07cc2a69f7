import { LRUCache } from 'lru-cache';
import type { ListQuery } from '../list-query.ts';
import type { Layout } from './layout.ts';
import type { Statements } from './statements.ts';
import type { ViewTable } from './table.ts';
import { type Filter, orderClause, type Part, partsOf, type Sql, whereAll } from './where.ts';

/** A condition that holds for more of the rows than one in so many is not worth an index: reading all rows in order is faster. */
const selective = 8;
const smallestProbe = 200;
/** One probe of the search index for one row costs as much as listing so many of its rows. */
const probeCost = 150;

/** How a query's rows are best come by. */
interface Plan {
  readonly parts: readonly Part[];
  /** The condition that the fewest rows meet, looked up in its index; undefined: all rows are read. */
  readonly driver: Part | undefined;
  /** Rows to look at. */
  readonly cost: number;
}

/**
 * Answers lists and counts. SQLite uses one index per table and guesses which; here the conditions are probed first, the page is
 * read along the sort's index where matches are frequent, and totals are remembered until the view changes.
 */
export class Lists {
  private readonly totals = new LRUCache<string, number>({ max: 2000 });

  constructor(private readonly statements: Statements) {}

  /** Row numbers of the page, and the total. Throws UnknownField. */
  page(table: ViewTable, query: ListQuery): { readonly rows: readonly number[]; readonly total: number } {
    const { layout } = table;
    const { limit, offset = 0, sort } = query;
    const order = orderClause(layout, sort);
    const plan = this.plan(layout, partsOf(layout, query));
    const total = this.total(table, plan);
    if (limit === 0 || offset >= total) return { rows: [], total };
    const { from, where } = this.source(layout, plan, { sort, total, depth: Math.min(offset + limit, total) });
    const sql = `SELECT _row AS row FROM ${from} ${where.text} ${order} LIMIT ? OFFSET ?`;
    const found = this.statements.all<{ row: number }>(sql, ...where.values, limit, offset);
    return { rows: found.map(({ row }) => row), total };
  }

  /** The WHERE clause of conditions alone, for counts by value. */
  where(layout: Layout, filter: Filter): Sql {
    return this.clause(this.plan(layout, partsOf(layout, filter)));
  }

  private size(layout: Layout): number {
    return this.statements.get<{ n: number }>(`SELECT coalesce(max(_row), 0) AS n FROM ${layout.rows}`)?.n ?? 0;
  }

  private plan(layout: Layout, parts: readonly Part[]): Plan {
    const size = this.size(layout);
    let best: { readonly driver: Part | undefined; readonly cost: number } = { driver: undefined, cost: size };
    let limit = Math.max(smallestProbe, Math.ceil(size / selective));
    for (const part of parts) {
      const { text, values } = part.rows;
      const sql = `SELECT count(*) AS n FROM (${text} LIMIT ?)`;
      const n = this.statements.get<{ n: number }>(sql, ...values, limit)?.n ?? 0;
      if (n < limit) best = { driver: part, cost: n };
      limit = Math.max(1, Math.min(limit, n));
    }
    return { parts, ...best };
  }

  /** The driver by its index, the others of each row that it gives; a search that does not drive is listed once. */
  private clause({ parts, driver }: Plan): Sql {
    const others = parts.filter((part) => part !== driver);
    const rest = others.map((part) => (part.kind === 'search' ? listed(part) : part.perRow));
    return whereAll(driver === undefined ? rest : [driver.indexed, ...rest]);
  }

  private total({ layout, changes }: ViewTable, plan: Plan): number {
    const where = this.clause(plan);
    const key = JSON.stringify([layout.rows, changes, where]);
    const known = this.totals.get(key);
    if (known !== undefined) return known;
    const [only, second] = plan.parts;
    const sql =
      only?.kind === 'search' && second === undefined
        ? { text: `${layout.text} WHERE ${layout.text} MATCH ?`, values: only.indexed.values }
        : { text: `${layout.rows} ${where.text}`, values: where.values };
    const total = this.statements.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql.text}`, ...sql.values)?.n ?? 0;
    this.totals.set(key, total);
    return total;
  }

  /** Along the sort's index until the page is full, where that looks at fewer rows than finding and sorting them all. */
  private source(
    layout: Layout,
    plan: Plan,
    { sort = [], total, depth }: { readonly sort: ListQuery['sort']; readonly total: number; readonly depth: number },
  ): { readonly from: string; readonly where: Sql } {
    const [key, second] = sort;
    const walked = (depth * this.size(layout)) / total;
    if (second !== undefined || walked * 2 > Math.max(plan.cost, total))
      return { from: layout.rows, where: this.clause(plan) };
    const parts = plan.parts.map((part) =>
      part.kind === 'search' && (!part.probes || walked * probeCost > total) ? listed(part) : part.perRow,
    );
    return { from: layout.along([key?.field ?? 'id']), where: whereAll(parts) };
  }
}

/** The rows that a search finds, listed once and looked up per row. */
const listed = ({ indexed }: Part): Sql => ({ ...indexed, text: `+${indexed.text}` });
