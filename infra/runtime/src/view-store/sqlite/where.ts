import { type Condition, type ListQuery, UnknownField } from '../port.ts';
import { searchTerms } from '../text.ts';
import { bind, type Layout } from './layout.ts';
import type { Bound } from './statements.ts';

/** A piece of SQL with the values for its parameters. Names in it come from the layout's allow-list only. */
export interface Sql {
  readonly text: string;
  readonly values: readonly Bound[];
}

const nothing: Sql = { text: '0', values: [] };
/** Longer lists are bound as one JSON text, so that every length shares one statement. */
const longestList = 40;

const join = (parts: readonly Sql[], word: string): Sql => ({
  text: parts.map(({ text }) => `(${text})`).join(` ${word} `),
  values: parts.flatMap(({ values }) => values),
});

type Filter = Pick<ListQuery, 'where' | 'anyOf' | 'search'>;

/** The WHERE clause of a query, empty where it asks for nothing. Throws UnknownField. */
export function whereClause(layout: Layout, { where = [], anyOf, search }: Filter): Sql {
  const parts = where.map((condition) => compile(layout, condition));
  if (anyOf !== undefined) parts.push(anyOfGroups(layout, anyOf));
  const text = search === undefined ? undefined : searchCondition(layout, search);
  if (text !== undefined) parts.push(text);
  const all = join(parts, 'AND');
  return parts.length === 0 ? all : { ...all, text: `WHERE ${all.text}` };
}

function anyOfGroups(layout: Layout, groups: readonly (readonly Condition[])[]): Sql {
  if (groups.length === 0) return nothing;
  const compiled = groups.map((group) =>
    group.length === 0
      ? { text: '1', values: [] }
      : join(
          group.map((condition) => compile(layout, condition)),
          'AND',
        ),
  );
  return join(compiled, 'OR');
}

function compile(layout: Layout, condition: Condition): Sql {
  const column = layout.column(condition.field);
  if ('isNull' in condition) return { text: `${column} IS ${condition.isNull ? '' : 'NOT '}NULL`, values: [] };
  const test = 'in' in condition ? oneOf(condition.in) : between(condition.from, condition.to);
  if (test === undefined) return { text: '1', values: [] };
  if (!layout.arrays.has(condition.field)) return test(column);
  const { text, values } = test('value');
  const field = layout.fieldNumber(condition.field);
  return { text: `_row IN (SELECT _row FROM ${layout.elements} WHERE field = ${field} AND (${text}))`, values };
}

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

function searchCondition(layout: Layout, typed: string): Sql | undefined {
  if (!layout.shape.searchable) throw new UnknownField(layout.shape.name, 'search');
  const terms = searchTerms(typed);
  if (terms === undefined) return undefined;
  if (terms.length === 0) return nothing;
  const match = terms.map(({ tokens, prefix }) => `"${tokens.join(' ')}"${prefix ? '*' : ''}`).join(' AND ');
  return { text: `_row IN (SELECT rowid FROM ${layout.text} WHERE ${layout.text} MATCH ?)`, values: [match] };
}

/** The ORDER BY clause: ties by id in the last key's direction, so that one index serves both ways. Throws UnknownField. */
export function orderClause(layout: Layout, sort: ListQuery['sort'] = []): string {
  const keys = sort.map(({ field, descending = false }) => `${layout.column(field)} ${descending ? 'DESC' : 'ASC'}`);
  if (!sort.some(({ field }) => field === 'id')) keys.push(`id ${sort.at(-1)?.descending ? 'DESC' : 'ASC'}`);
  return `ORDER BY ${keys.join(', ')}`;
}
