import type { Document } from 'mongodb';
import type { ListQuery } from '../list-query.ts';
import type { Row } from '../schema.ts';
import { settled } from '../settled.ts';
import type { Scalar } from '../values.ts';
import type { RowDocument } from './documents.ts';
import type { MongoTable } from './table.ts';
import { type Filter, filterOf, sortOf } from './where.ts';

/** The rows of these documents. */
export const rowsOf = (found: readonly Pick<RowDocument, 'doc'>[]): readonly Row[] =>
  found.map(({ doc }) => settled(JSON.parse(doc) as Row));

/** The rows of a page. Throws UnknownField for what the sort names. */
export async function pageOf(
  { layout, collection }: MongoTable,
  filter: Document,
  { sort, limit, offset = 0 }: ListQuery,
): Promise<readonly Row[]> {
  const order = sortOf(layout, sort);
  // For the server none would be all.
  if (limit === 0) return [];
  const asked = collection.find(filter, { projection: { doc: 1 }, allowDiskUse: true });
  return rowsOf(await asked.sort(order).skip(offset).limit(limit).toArray());
}

/** How many rows have each value of a column. Throws UnknownField. */
export async function countsOf(
  { layout, collection }: MongoTable,
  field: string,
  query: Filter,
): Promise<ReadonlyMap<string, number>> {
  const [first, all] = [layout.first(field), layout.all(field)];
  const value = all === undefined ? `$${first}` : { $ifNull: [`$${all}`, [`$${first}`]] };
  const counted = await collection
    .aggregate<{ _id: Scalar; n: number }>([
      { $match: { $and: [filterOf(layout, query), { [first]: { $ne: null } }] } },
      { $project: { value } },
      ...(all === undefined ? [] : [{ $unwind: '$value' }]),
      { $group: { _id: '$value', n: { $sum: 1 } } },
    ])
    .toArray();
  const counts = new Map<string, number>();
  for (const { _id, n } of counted) counts.set(String(_id), (counts.get(String(_id)) ?? 0) + n);
  return counts;
}
