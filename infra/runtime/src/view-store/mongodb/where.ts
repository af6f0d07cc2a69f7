import type { Document, Sort } from 'mongodb';
import type { Condition, ListQuery } from '../list-query.ts';
import { UnknownField } from '../port.ts';
import { type SearchTerm, searchTerms } from '../text.ts';
import type { MongoLayout } from './layout.ts';

export type Filter = Pick<ListQuery, 'where' | 'anyOf' | 'search'>;

/** Rows, and not the marks of those that are gone. */
export const isRow: Document = { gone: null };
const nothing: Document = { _id: { $in: [] } };
const everything: Document = {};

const all = (parts: readonly Document[]): Document => {
  const asked = parts.filter((part) => part !== everything);
  const [only, second] = asked;
  if (only === undefined) return everything;
  return second === undefined ? only : { $and: asked };
};
const some = (parts: readonly Document[]): Document => {
  const [only, second] = parts;
  if (only === undefined) return nothing;
  return second === undefined ? only : { $or: parts };
};

/** What a query asks of a document; names in it come from the layout's allow-list only. Throws UnknownField. */
export function filterOf(layout: MongoLayout, { where = [], anyOf, search }: Filter): Document {
  const parts = where.map((one) => compile(layout, one));
  if (anyOf !== undefined) parts.push(some(anyOf.map((group) => all(group.map((one) => compile(layout, one))))));
  if (search !== undefined) parts.push(searchOf(layout, search));
  return all([...parts, isRow]);
}

/** Rows whose column, or one of its elements, has the value. Throws UnknownField. */
export const equals = (layout: MongoLayout, field: string, value: string): Document =>
  all([compile(layout, { field, in: [value] }), isRow]);

function compile(layout: MongoLayout, condition: Condition): Document {
  if ('any' in condition) return some(condition.any.map((one) => compile(layout, one)));
  if ('search' in condition) return searchOf(layout, condition.search);
  const { field } = condition;
  if ('isNull' in condition) return { [layout.first(field)]: condition.isNull ? null : { $ne: null } };
  if ('notIn' in condition)
    return condition.notIn.length === 0
      ? known(layout, field)
      : { $nor: [meets(layout, field, { $in: condition.notIn })] };
  if ('in' in condition) return meets(layout, field, { $in: condition.in });
  const { from, to } = condition;
  if (from === undefined && to === undefined) return known(layout, field);
  // Values of another type than the bound's are not compared at all.
  return meets(layout, field, {
    ...(from === undefined ? {} : { $gte: from }),
    ...(to === undefined ? {} : { $lte: to }),
  });
}

/** Nothing is asked of a column that there is. */
function known(layout: MongoLayout, field: string): Document {
  layout.first(field);
  return everything;
}

/** A row that holds no array has its value as the first alone. Both bounds must hold for one and the same element. */
function meets(layout: MongoLayout, field: string, test: Document): Document {
  const first = { [layout.first(field)]: test };
  const elements = layout.all(field);
  return elements === undefined ? first : { $or: [first, { [elements]: { $elemMatch: test } }] };
}

function searchOf(layout: MongoLayout, typed: string): Document {
  if (!layout.shape.searchable) throw new UnknownField(layout.shape.name, 'search');
  const terms = searchTerms(typed);
  if (terms === undefined) return everything;
  return terms.length === 0 ? nothing : all(terms.flatMap(termOf));
}

/** The words narrow it down by their index; that they follow each other is asked of the text. */
function termOf({ tokens, prefix }: SearchTerm): readonly Document[] {
  const whole = prefix ? tokens.slice(0, -1) : tokens;
  const words = whole.length === 0 ? [] : [{ words: { $all: [...new Set(whole)] } }];
  const last = prefix ? [{ words: { $regex: `^${escaped(tokens.at(-1) ?? '')}` } }] : [];
  if (tokens.length === 1) return [...words, ...last];
  return [...words, ...last, { text: { $regex: escaped(` ${tokens.join(' ')}${prefix ? '' : ' '}`) } }];
}

/** Tokens hold letters, digits and these two signs alone. */
const escaped = (text: string): string => text.replaceAll('+', '\\+').replaceAll('#', '\\#');

/** Ties by id in the last key's direction. Throws UnknownField. */
export function sortOf(layout: MongoLayout, sort: ListQuery['sort'] = []): Sort {
  const way = (descending = false) => (descending ? -1 : 1);
  const keys = new Map<string, 1 | -1>();
  for (const { field, descending } of sort) {
    const path = layout.first(field);
    if (!keys.has(path)) keys.set(path, way(descending));
  }
  if (!keys.has('_id')) keys.set('_id', way(sort.at(-1)?.descending));
  return keys;
}
