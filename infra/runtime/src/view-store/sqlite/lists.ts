import { LRUCache } from 'lru-cache';
import type { ListQuery } from '../list-query.ts';
import { Counts, sizeOf, smallestProbe } from './counts.ts';
import { clauseOf, listed, type Plan, planOf } from './plan.ts';
import type { Bound, Statements } from './statements.ts';
import type { ViewTable } from './table.ts';
import { type Filter, groups, orderClause, type Part, partsOf, type Sql, simplified, whereAll } from './where.ts';

/** Where counts do not tell of more rows than this, a condition that few rows meet is looked up instead. */
const fewOthers = 2000;
/** One probe of the search index for one row costs as much as listing so many of its rows. */
const probeCost = 150;

/** How many rows have a value. */
export interface Tallied {
  readonly value: Bound;
  readonly n: number;
}

/** A question about one view, on its way to its rows. */
interface Asked {
  readonly table: ViewTable;
  readonly query: Filter & Pick<ListQuery, 'sort'>;
  readonly parts: readonly Part[];
}

/** What a total is kept by: another one as soon as anything of the view has changed. */
function keyOf({ table: { layout, changes }, query: { where, anyOf, search } }: Asked, statements: Statements): string {
  return JSON.stringify([layout.rows, changes, statements.writesOfOthers(), where, anyOf, search]);
}

/** Throws UnknownField, also for what the sort names. */
function askedOf(table: ViewTable, { where, anyOf, search, sort }: Asked['query']): Asked {
  const { layout } = table;
  orderClause(layout, sort);
  const filter = simplified(layout, {
    ...(where && { where }),
    ...(anyOf && { anyOf }),
    ...(search === undefined ? {} : { search }),
  });
  return { table, query: { ...filter, ...(sort && { sort }) }, parts: partsOf(layout, filter) };
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

  /** Ids of the page's rows, and the total. Throws UnknownField. */
  page(table: ViewTable, query: ListQuery): { readonly rows: readonly string[]; readonly total: number } {
    const asked = askedOf(table, query);
    const known = this.totals.get(keyOf(asked, this.statements)) ?? this.counts.total(table, asked.query, fewOthers);
    const plan = known === undefined ? this.plan(asked) : undefined;
    const counted = plan?.driver === undefined && known === undefined ? this.counts.total(table, asked.query) : known;
    const total = counted ?? this.total(asked, plan);
    return { rows: this.idsOf(asked, query, { total, plan }), total };
  }

  /** Ids of the page's rows alone: where few rows meet a condition, nobody counts how many meet all of them. Throws UnknownField. */
  some(table: ViewTable, query: ListQuery): readonly string[] {
    const asked = askedOf(table, query);
    const counted = this.counts.total(table, asked.query, smallestProbe);
    if (counted !== undefined) return this.idsOf(asked, query, { total: counted });
    const plan = this.plan(asked);
    const { limit, offset = 0 } = query;
    const size = sizeOf(this.statements, table.layout);
    const walked = ((offset + limit) * size) / Math.max(1, plan.cost);
    const nearby = walked * 2 <= plan.cost ? this.nearby(asked, query, plan) : undefined;
    if (nearby !== undefined) return nearby;
    if (plan.driver === undefined) return this.idsOf(asked, query, { total: this.total(asked, plan), plan });
    return this.read({ ...this.found(asked, plan, false), limit, offset });
  }

  /** How many rows have each value of a column, and so the total, which is kept for the list that shows it. Throws UnknownField. */
  by(table: ViewTable, field: string, filter: Filter): readonly Tallied[] {
    const asked = askedOf(table, filter);
    const found = this.counts.by(table, field, asked.query, fewOthers) ?? this.counted(asked, field);
    if (!table.layout.arrays.has(field)) {
      const total = found.reduce((sum, { n }) => sum + n, 0);
      this.totals.set(keyOf(asked, this.statements), total);
    }
    return found;
  }

  private counted(asked: Asked, field: string): readonly Tallied[] {
    const { layout } = asked.table;
    const column = layout.column(field);
    const plan = this.plan(asked);
    const told = plan.driver === undefined ? this.counts.by(asked.table, field, asked.query) : undefined;
    if (told !== undefined) return told;
    const { text, values } = clauseOf(asked.parts, plan);
    // Each row has an id of its own: grouping by it would only make SQLite walk all of them in their order.
    if (field === 'id') return this.statements.all(`SELECT id AS value, 1 AS n FROM ${layout.rows} ${text}`, ...values);
    const within = text === '' ? '' : `AND _row IN (SELECT _row FROM ${layout.rows} ${text})`;
    const sql = layout.arrays.has(field)
      ? `SELECT value, count(*) AS n FROM ${layout.elements} WHERE field = ${layout.fieldNumber(field)} ${within} GROUP BY value`
      : `SELECT ${column} AS value, count(*) AS n FROM ${layout.rows} ${text} GROUP BY ${column}`;
    return this.statements.all(sql, ...values);
  }

  private plan({ table, parts }: Asked): Plan {
    return planOf(this.statements, table, parts);
  }

  private idsOf(asked: Asked, query: ListQuery, known: { readonly total: number; readonly plan?: Plan | undefined }) {
    const { total, plan } = known;
    if (query.limit === 0 || (query.offset ?? 0) >= total) return [];
    const page = windowOf(query, total);
    const rows = this.read({ ...this.source(asked, { plan, total, page }), ...page });
    return page.reverse ? rows.reverse() : rows;
  }

  private read({ from, where, order, limit, offset }: Source & Pick<Window, 'limit' | 'offset'>): string[] {
    const sql = `SELECT id FROM ${from} ${where.text} ${order} LIMIT ? OFFSET ?`;
    return this.statements.all<{ id: string }>(sql, ...where.values, limit, offset).map(({ id }) => id);
  }

  /** The page where it lies among the first rows of the order, as many as the plan would look at; undefined where it does not. */
  private nearby(asked: Asked, { limit, offset = 0 }: ListQuery, { cost }: Plan): string[] | undefined {
    const { layout } = asked.table;
    const { sort = [] } = asked.query;
    if (sort.length > 1) return undefined;
    const order = orderClause(layout, sort);
    const walk = this.walk(asked);
    const within = walk.within === undefined ? { text: '', values: [] } : whereAll([walk.within]);
    const first = `SELECT * FROM ${layout.along(walk.columns)} ${within.text} ${order} LIMIT ?`;
    const all = whereAll(asked.parts.map((part) => (part.kind === 'search' ? listed(part) : part.perRow)));
    const where = { text: all.text, values: [...within.values, cost, ...all.values] };
    const rows = this.read({ from: `(${first}) AS ${layout.rows}`, where, order, limit, offset });
    return rows.length === limit ? rows : undefined;
  }

  private total(asked: Asked, plan = this.plan(asked)): number {
    const { layout } = asked.table;
    const where = clauseOf(asked.parts, plan);
    const [only, second] = asked.parts;
    const sql =
      only?.kind === 'search' && second === undefined
        ? { text: `${layout.text} WHERE ${layout.text} MATCH ?`, values: only.indexed.values }
        : { text: `${layout.rows} ${where.text}`, values: where.values };
    const total = this.statements.get<{ n: number }>(`SELECT count(*) AS n FROM ${sql.text}`, ...sql.values)?.n ?? 0;
    this.totals.set(keyOf(asked, this.statements), total);
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
      return this.found(asked, best, page.reverse);
    }
    const parts = asked.parts.map((part) =>
      part.kind === 'search' && (!part.probes || walked * probeCost > total) ? listed(part) : part.perRow,
    );
    const from = layout.along(walk.columns);
    const where = whereAll(walk.within === undefined ? parts : [walk.within, ...parts]);
    return { from, where, order: orderClause(layout, sort, { reverse: page.reverse }) };
  }

  /** What the plan finds, sorted. */
  private found({ table: { layout }, query: { sort }, parts }: Asked, plan: Plan, reverse: boolean): Source {
    // A plus before the sort's columns: else SQLite may rather walk their index than use the condition's.
    const prefix = plan.driver === undefined ? '' : '+';
    const order = orderClause(layout, sort, { reverse, prefix });
    return { from: layout.rows, where: clauseOf(parts, plan), order };
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
