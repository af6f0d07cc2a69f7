import type { Condition, ListQuery } from '../list-query.ts';
import { UnknownField } from '../port.ts';
import { searchTerms } from '../text.ts';
import { bind, type Layout } from './layout.ts';
import type { Bound } from './statements.ts';

/** A piece of SQL with the values for its parameters. Names in it come from the layout's allow-list only. */
export interface Sql {
  readonly text: string;
  readonly values: readonly Bound[];
}

/** One of the things that must all hold. */
export interface Part {
  readonly kind: 'field' | 'groups' | 'search';
  /** As SQLite may look it up in an index. */
  readonly indexed: Sql;
  /** The same, asked of one row at hand: no index is used. */
  readonly perRow: Sql;
  /** A SELECT that gives at least as many rows as meet it, and not many more; of each choice from its index alone. */
  readonly rows: Sql;
  /** Whether asking it of one row at hand costs no more than a probe; else its rows are listed once. */
  readonly probes: boolean;
}

export type Filter = Pick<ListQuery, 'where' | 'anyOf' | 'search'>;

const nothing: Sql = { text: '0', values: [] };
const noRows: Sql = { text: 'SELECT 1 WHERE 0', values: [] };
const everything: Sql = { text: '1', values: [] };
/** Longer lists are bound as one JSON text, so that every length shares one statement. */
const longestList = 40;

const join = (parts: readonly Sql[], word: string): Sql => ({
  text: parts.map(({ text }) => `(${text})`).join(` ${word} `),
  values: parts.flatMap(({ values }) => values),
});

/** The WHERE clause in which all of these hold; empty for none. */
export function whereAll(parts: readonly Sql[]): Sql {
  const all = join(parts, 'AND');
  return parts.length === 0 ? all : { ...all, text: `WHERE ${all.text}` };
}

/** Without choices that no row meets: SQLite looks up what is left in its index, where it is one. Throws UnknownField. */
export function simplified(layout: Layout, filter: Filter): Filter {
  const simple = (condition: Condition): Condition => {
    if (!('any' in condition)) return condition;
    const left = condition.any.map(simple).filter((one) => !isOfNone(layout, one));
    const [only, second] = left;
    return only !== undefined && second === undefined ? only : { any: left };
  };
  const { where, anyOf: choices } = filter;
  return {
    ...filter,
    ...(where && { where: where.map(simple) }),
    ...(choices && { anyOf: choices.filter((group) => !group.some((one) => isOfNone(layout, one))) }),
  };
}

function isOfNone(layout: Layout, condition: Condition): boolean {
  if (!('in' in condition) || condition.in.length > 0) return false;
  return layout.column(condition.field) !== '';
}

/** What a query asks of a row. Throws UnknownField. */
export function partsOf(layout: Layout, { where = [], anyOf, search }: Filter): Part[] {
  const part = (kind: Part['kind'], compiled: (prefix: Prefix) => Sql): Part => {
    const indexed = compiled('');
    return { kind, indexed, rows: rows(indexed), perRow: compiled('+'), probes: true };
  };
  const rows = (asked: Sql): Sql => ({ ...asked, text: `SELECT 1 FROM ${layout.rows} WHERE ${asked.text}` });
  /** The rows of each choice, one after the other. */
  const all = (choices: readonly (readonly Condition[])[]): Sql => {
    const each = choices.map((group) => {
      const [only, second] = partsOf(layout, { where: group });
      return only !== undefined && second === undefined ? only.rows : rows(groups(layout, [group], ''));
    });
    return { text: each.map(({ text }) => text).join(' UNION ALL '), values: each.flatMap(({ values }) => values) };
  };
  const parts = where.flatMap((condition) =>
    'search' in condition
      ? (searchPart(layout, condition.search) ?? [])
      : {
          ...part('field', (prefix) => compile(layout, condition, prefix)),
          ...('any' in condition && condition.any.length > 0 ? { rows: all(condition.any.map((one) => [one])) } : {}),
        },
  );
  if (anyOf !== undefined)
    parts.push({
      ...part('groups', (prefix) => groups(layout, anyOf, prefix)),
      ...(anyOf.length > 0 ? { rows: all(anyOf) } : {}),
    });
  const text = search === undefined ? undefined : searchPart(layout, search);
  return text === undefined ? parts : [...parts, text];
}

/** A plus before a column keeps SQLite from looking it up in an index. */
type Prefix = '' | '+';

/** At least one of these groups of conditions holds. */
export const groups = (layout: Layout, choices: readonly (readonly Condition[])[], prefix: Prefix): Sql =>
  anyOf(
    choices.map((group) => {
      const parts = group.map((condition) => compile(layout, condition, prefix));
      return parts.length === 0 ? everything : join(parts, 'AND');
    }),
  );

function compile(layout: Layout, condition: Condition, prefix: Prefix): Sql {
  if ('any' in condition) return anyOf(condition.any.map((one) => compile(layout, one, prefix)));
  if ('search' in condition) {
    const { text, values } = searchPart(layout, condition.search)?.indexed ?? everything;
    return { text: `${text === everything.text ? '' : prefix}${text}`, values };
  }
  if ('notIn' in condition) {
    const { text, values } = compile(layout, { field: condition.field, in: condition.notIn }, prefix);
    return { text: `(${text}) IS NOT TRUE`, values };
  }
  const column = `${prefix}${layout.column(condition.field)}`;
  // No value lies below every number: asked like this, an index gives those that have one.
  if ('isNull' in condition) return { text: `${column} ${condition.isNull ? 'IS NULL' : '>= -9e999'}`, values: [] };
  const test = 'in' in condition ? oneOf(condition.in) : between(condition.from, condition.to);
  if (test === undefined) return everything;
  if (!layout.arrays.has(condition.field)) return test(column);
  const { text, values } = test('value');
  const field = layout.fieldNumber(condition.field);
  return {
    text: `${prefix}_row IN (SELECT _row FROM ${layout.elements} WHERE field = ${field} AND (${text}))`,
    values,
  };
}

const anyOf = (parts: readonly Sql[]): Sql => (parts.length === 0 ? nothing : join(parts, 'OR'));

type Test = (operand: string) => Sql;

function oneOf(wanted: readonly (string | number | boolean)[]): Test {
  if (wanted.length === 0) return () => nothing;
  if (wanted.length <= longestList) {
    const marks = wanted.map(() => '?').join(', ');
    return (operand) => ({ text: `${operand} IN (${marks})`, values: wanted.map(bind) });
  }
  const booleans = wanted.filter((value) => typeof value === 'boolean');
  const list: Test = (operand) => ({
    text: `${operand} IN (SELECT value FROM json_each(?))`,
    values: [JSON.stringify(wanted.filter((value) => typeof value !== 'boolean'))],
  });
  if (booleans.length === 0) return list;
  return (operand) => join([list(operand), oneOf([...new Set(booleans)])(operand)], 'OR');
}

/** SQLite compares across types (every number is below every text), so an open end is closed at the type's own border. */
function between(from?: string | number, to?: string | number): Test | undefined {
  if (from === undefined && to === undefined) return undefined;
  const numeric = typeof (from ?? to) === 'number';
  const parts = [
    from === undefined ? (numeric ? undefined : `>= ''`) : '>= ?',
    to === undefined ? (numeric ? `< ''` : `< x''`) : '<= ?',
  ].filter((part) => part !== undefined);
  const values = [from, to].filter((bound) => bound !== undefined);
  return (operand) => ({ text: parts.map((part) => `${operand} ${part}`).join(' AND '), values });
}

/** Asked of one row, the search index is probed for it; else its rows are listed. */
function searchPart(layout: Layout, typed: string): Part | undefined {
  if (!layout.shape.searchable) throw new UnknownField(layout.shape.name, 'search');
  const terms = searchTerms(typed);
  if (terms === undefined) return undefined;
  if (terms.length === 0) return { kind: 'field', indexed: nothing, perRow: nothing, rows: noRows, probes: true };
  const match = terms.map(({ tokens, prefix }) => `"${tokens.join(' ')}"${prefix ? '*' : ''}`).join(' AND ');
  const found = `SELECT rowid FROM ${layout.text} WHERE ${layout.text} MATCH ?`;
  // Not EXISTS, which SQLite may turn into a join that begins with all that the search finds.
  const probed = `(SELECT 1 FROM ${layout.text} t WHERE ${layout.text} MATCH ? AND t.rowid = ${layout.rows}._row) = 1`;
  const values = [match];
  return {
    kind: 'search',
    indexed: { text: `_row IN (${found})`, values },
    perRow: { text: probed, values },
    rows: { text: found, values },
    // The index knows the first character of words only: a longer beginning is put together anew for every question.
    probes: terms.every(({ tokens, prefix }) => !prefix || [...(tokens.at(-1) ?? '')].length === 1),
  };
}

/** The ORDER BY clause: ties by id in the last key's direction, so that one index serves both ways. Throws UnknownField. */
export function orderClause(
  layout: Layout,
  sort: ListQuery['sort'] = [],
  { reverse = false, prefix = '' }: { readonly reverse?: boolean; readonly prefix?: Prefix } = {},
): string {
  const way = (descending: boolean) => (descending === reverse ? 'ASC' : 'DESC');
  const keys = sort.map(({ field, descending = false }) => `${prefix}${layout.column(field)} ${way(descending)}`);
  if (!sort.some(({ field }) => field === 'id')) keys.push(`${prefix}id ${way(sort.at(-1)?.descending ?? false)}`);
  return `ORDER BY ${keys.join(', ')}`;
}
