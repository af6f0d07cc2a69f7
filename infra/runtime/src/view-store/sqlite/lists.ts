import { LRUCache } from 'lru-cache';
import type { ListQuery } from '../list-query.ts';
import { Counts, sizeOf } from './counts.ts';
import type { Statements } from './statements.ts';
import type { ViewTable } from './table.ts';
import { type Filter, groups, orderClause, type Part, partsOf, type Sql, whereAll } from './where.ts';

/** A condition that holds for more of the rows than one in so many is not worth an index: reading all rows in order is faster. */
const selective = 8;
const smallestProbe = 200;
/** One probe of the search index for one row costs as much as listing so many of its rows. */
const probeCost = 150;

/** How a query's rows are best come by. */
interface Plan {
  /** The condition that the fewest rows meet, looked up in its index; undefined: all rows are read. */
  readonly driver: Part | undefined;
  /** Rows to look at. */
  readonly cost: number;
}

/** A question about one view, on its way to its rows. */
interface Asked {
  readonly table: ViewTable;
  readonly query: Filter & Pick<ListQuery, 'sort'>;
  readonly parts: readonly Part[];
}

interface Source {
  readonly from: string;
  readonly where: Sql;
  readonly order: string;
}

/**
 * Answers lists and counts. SQLite uses one index per table and guesses which; here the conditions are probed first, the page is
 * read along the sort's index where matches are frequent, and totals come from the view's counts, or are remembered until it changes.
 */
export class Lists {
  private readonly totals = new LRUCache<string, number>({ max: 2000 });
  readonly counts: Counts;

  constructor(private readonly statements: Statements) {
    this.counts = new Counts(statements);
  }

  /** Row numbers of the page, and the total. Throws UnknownField. */
  page(table: ViewTable, query: ListQuery): { readonly rows: readonly number[]; readonly total: number } {
    const asked = { table, query, parts: partsOf(table.layout, query) };
    orderClause(table.layout, query.sort);
    const counted = this.counts.total(table, query);
    const plan = counted === undefined ? this.plan(asked) : undefined;
    const total = counted ?? this.total(asked, plan);
    if (query.limit === 0 || (query.offset ?? 0) >= total) return { rows: [], total };
    const page = windowOf(query, total);
    const { from, where, order } = this.source(asked, { plan, total, page });
    const sql = `SELECT _row AS row FROM ${from} ${where.text} ${order} LIMIT ? OFFSET ?`;
    const found = this.statements.all<{ row: number }>(sql, ...where.values, page.limit, page.offset);
    const rows = found.map(({ row }) => row);
    return { rows: page.reverse ? rows.reverse() : rows, total };
  }

  /** The WHERE clause of conditions alone, for counts by value. */
  where(table: ViewTable, query: Filter): Sql {
    const asked = { table, query, parts: partsOf(table.layout, query) };
    return clause(asked.parts, this.plan(asked));
  }

  private plan({ table: { layout }, parts }: Asked): Plan {
    const size = sizeOf(this.statements, layout);
    let best: Plan = { driver: undefined, cost: size };
    let limit = Math.max(smallestProbe, Math.ceil(size / selective));
    for (const part of parts) {
      const { text, values } = part.rows;
      const sql = `SELECT count(*) AS n FROM (${text} LIMIT ?)`;
      const n = this.statements.get<{ n: number }>(sql, ...values, limit)?.n ?? 0;
      if (n < limit) best = { driver: part, cost: n };
      limit = Math.max(1, Math.min(limit, n));
    }
    return best;
  }

  private total(asked: Asked, plan = this.plan(asked)): number {
    const { layout, changes } = asked.table;
    const where = clause(asked.parts, plan);
    const key = JSON.stringify([layout.rows, changes, this.statements.writesOfOthers(), where]);
    const known = this.totals.get(key);
    if (known !== undefined) return known;
    const [only, second] = asked.parts;
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
    asked: Asked,
    { plan, total, page }: { readonly plan: Plan | undefined; readonly total: number; readonly page: Window },
  ): Source {
    const { layout } = asked.table;
    const { sort = [] } = asked.query;
    const walk = this.walk(asked);
    const walked = ((page.offset + page.limit) * walk.rows) / total;
    const isShort = (cost: number) => sort.length < 2 && walked * 2 <= cost;
    // Only where the walk is not short for as many rows as there are is it asked how the others would be come by.
    const best = isShort(total) ? undefined : (plan ?? this.plan(asked));
    if (best !== undefined && !isShort(Math.max(best.cost, total))) {
      // A plus before the sort's columns: else SQLite may rather walk their index than use the condition's.
      const prefix = best.driver === undefined ? '' : '+';
      const order = orderClause(layout, sort, { reverse: page.reverse, prefix });
      return { from: layout.rows, where: clause(asked.parts, best), order };
    }
    const parts = asked.parts.map((part) =>
      part.kind === 'search' && (!part.probes || walked * probeCost > total) ? listed(part) : part.perRow,
    );
    const from = layout.along(walk.columns);
    const where = whereAll(walk.within === undefined ? parts : [walk.within, ...parts]);
    return { from, where, order: orderClause(layout, sort, { reverse: page.reverse }) };
  }

  /** The index to read the sort's order from: of all rows, or of those with the one value that is asked for. */
  private walk({ table, query: { where = [], sort = [] } }: Asked): Walk {
    const { layout } = table;
    const key = sort[0]?.field ?? 'id';
    const walks = where.flatMap((one): Walk[] => {
      if (!('in' in one) || one.in.length !== 1 || layout.arrays.has(one.field)) return [];
      const columns = [one.field, key];
      if (!layout.shape.indexes.some((index) => index.join() === columns.join())) return [];
      const rows = this.counts.total(table, { where: [one] });
      return rows === undefined ? [] : [{ columns, rows, within: groups(layout, [[one]], '') }];
    });
    const all: Walk = { columns: [key], rows: sizeOf(this.statements, layout) };
    return walks.reduce((best, other) => (other.rows < best.rows ? other : best), all);
  }
}

/** Rows in a sort's order. */
interface Walk {
  /** Of the index. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** What its rows have in common. */
  readonly within?: Sql;
}

interface Window {
  readonly limit: number;
  readonly offset: number;
  readonly reverse: boolean;
}

/** The page by rows to skip and to read, from whichever end is nearer. */
function windowOf({ limit, offset = 0 }: ListQuery, total: number): Window {
  const rows = Math.min(limit, total - offset);
  const behind = total - offset - rows;
  const reverse = behind < offset;
  return { limit: rows, offset: reverse ? behind : offset, reverse };
}

/** The driver by its index, the others of each row that it gives; a search that does not drive is listed once. */
function clause(parts: readonly Part[], { driver }: Plan): Sql {
  const others = parts.filter((part) => part !== driver);
  const rest = others.map((part) => (part.kind === 'search' ? listed(part) : part.perRow));
  return whereAll(driver === undefined ? rest : [driver.indexed, ...rest]);
}

/** The rows that a search finds, listed once and looked up per row. */
const listed = ({ indexed }: Part): Sql => ({ ...indexed, text: `+${indexed.text}` });
