import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Condition, type ListQuery, type ProjectorSchema, type Row, type ViewStore } from '@talentlog/runtime';
import fc from 'fast-check';
import { at } from './people.ts';
import type { ViewStorePlace } from './subject.ts';

const words = ['软件', '工程', '测试', 'java', '数据'];
const things: ProjectorSchema = {
  name: 'things',
  version: 1,
  views: [
    { name: 'thing', version: 1, columns: ['kind', 'score', 'tags', 'mixed'], search: (row) => String(row.text) },
    {
      name: 'countedThing',
      version: 1,
      columns: ['kind', 'score', 'tags', 'mixed'],
      indexes: [['score'], ['kind', 'score'], ['kind', 'mixed']],
      counts: ['kind', 'mixed', 'tags'],
      search: (row) => String(row.text),
    },
  ],
};
const view = fc.constantFrom('thing', 'countedThing');

/** Enough rows that frequent and rare conditions are answered in different ways. */
const rows: readonly Row[] = Array.from({ length: 3000 }, (_, n) => ({
  id: `t${String((n * 7919) % 3000).padStart(4, '0')}`,
  kind: n % 50 === 0 ? 'rare' : `kind-${n % 3}`,
  score: n % 97 === 0 ? null : (n * 31) % 100,
  tags: [`tag-${n % 7}`, `tag-${n % 11}`].slice(0, n % 3),
  mixed: [n % 5, `${n % 5}`, n % 2 === 0, null][n % 4],
  text: `${words[n % 2]} ${n % 40 === 0 ? '罕见' : ''} ${words[n % 5]}`,
}));

const plain: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field: fc.constant('kind'), in: fc.subarray(['rare', 'kind-0', 'kind-1', 'none']) }),
  fc.record({ field: fc.constant('tags'), in: fc.subarray(['tag-0', 'tag-5', 'tag-10']) }),
  fc.record({ field: fc.constant('mixed'), in: fc.subarray<string | number | boolean>([1, '1', true, false, 4]) }),
  fc.record({ field: fc.constant('kind'), notIn: fc.subarray(['rare', 'kind-0', 'kind-1', 'none']) }),
  fc.record({
    field: fc.constantFrom('tags', 'mixed'),
    notIn: fc.subarray<string | number | boolean>(['tag-5', 1, true]),
  }),
  fc.record({ field: fc.constantFrom('score', 'mixed'), from: fc.integer({ min: 0, max: 99 }) }),
  fc.record({ field: fc.constantFrom('kind', 'mixed', 'tags'), to: fc.constantFrom('3', 'kind-1', 'tag-5') }),
  fc.record({ field: fc.constantFrom('kind', 'score', 'tags', 'mixed'), isNull: fc.boolean() }),
  fc.record({ search: fc.constantFrom('软', '罕见', '工程 数据', '没有', ' ') }),
);
const condition: fc.Arbitrary<Condition> = fc.oneof(
  { weight: 5, arbitrary: plain },
  { weight: 1, arbitrary: fc.record({ any: fc.array(plain, { maxLength: 3 }) }) },
);
const query: fc.Arbitrary<ListQuery> = fc.record(
  {
    where: fc.array(condition, { maxLength: 3 }),
    anyOf: fc.array(fc.array(condition, { maxLength: 2 }), { maxLength: 3 }),
    search: fc.constantFrom('软', '软件', '罕见', 'ja', '工程 数据', '没有', '  '),
    sort: fc.array(
      fc.record({ field: fc.constantFrom('id', 'kind', 'score', 'mixed', 'tags'), descending: fc.boolean() }),
      {
        maxLength: 2,
      },
    ),
    limit: fc.integer({ min: 0, max: 40 }),
    offset: fc.integer({ min: 0, max: 200 }),
  },
  { requiredKeys: ['limit'] },
);

/** Lists by chance, against reading every row. */
export function randomListsSuite(name: string, makePlace: () => Promise<ViewStorePlace>): void {
  describe(`view store lists by chance: ${name}`, () => {
    let place: ViewStorePlace;
    let store: ViewStore;
    beforeAll(async () => {
      place = await makePlace();
      store = await place.open();
      const [generation] = await store.open(things);
      const names = things.views.map((one) => one.name);
      // Counts are of what rows are, not of what they were: some come otherwise at first, and some go again.
      await generation?.transact(at(1), async (writer) => {
        for (const each of names) {
          for (const row of rows)
            await writer.put(each, row.kind === 'kind-1' ? { ...row, kind: 'x', mixed: true } : row);
          for (const row of rows.slice(0, 500)) await writer.put(each, { ...row, id: `${row.id} gone` });
        }
      });
      await generation?.transact(at(2), async (writer) => {
        for (const each of names) {
          for (const row of rows.slice(0, 500)) await writer.delete(each, `${row.id} gone`);
          for (const row of rows) await writer.put(each, row);
        }
      });
    });
    afterAll(async () => {
      await store.close();
      await place.remove();
    });

    test('a page, its order and its total are those of reading every row', async () => {
      await fc.assert(
        fc.asyncProperty(view, query, async (name, asked) => {
          const expected = sorted(
            rows.filter((row) => matches(row, asked)),
            asked.sort ?? [],
          );
          const { rows: page, total } = await store.list(name, asked);
          expect(total).toBe(expected.length);
          const { limit, offset = 0 } = asked;
          const ids = expected.slice(offset, offset + limit).map(({ id }) => id);
          expect(page.map(({ id }) => id)).toEqual(ids);
          expect((await store.find(name, asked)).map(({ id }) => id)).toEqual(ids);
        }),
        { numRuns: 300 },
      );
    });

    test('so are counts by value', async () => {
      await fc.assert(
        fc.asyncProperty(view, query, fc.constantFrom('kind', 'tags', 'mixed'), async (name, asked, field) => {
          const { where, anyOf, search } = asked;
          const filter = { ...(where && { where }), ...(anyOf && { anyOf }), ...(search && { search }) };
          const expected = new Map<string, number>();
          for (const row of rows.filter((each) => matches(each, asked)))
            for (const value of valuesOf(row, field))
              expected.set(String(value), (expected.get(String(value)) ?? 0) + 1);
          const counted = await store.countBy(name, field, filter);
          expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(expected));
        }),
        { numRuns: 120 },
      );
    });
  });
}

type Value = string | number | boolean;
const valuesOf = (row: Row, field: string): readonly Value[] => {
  const value = row[field];
  const values = (Array.isArray(value) ? value : [value]) as readonly (Value | null)[];
  return [...new Set(values.filter((one) => one !== null))];
};

const holdsWords = (row: Row, search: string): boolean =>
  search.split(' ').every((word) => String(row.text).includes(word));

function holds(row: Row, asked: Condition): boolean {
  if ('any' in asked) return asked.any.some((one) => holds(row, one));
  if ('search' in asked) return holdsWords(row, asked.search);
  const values = valuesOf(row, asked.field);
  if ('isNull' in asked) return (values.length === 0) === asked.isNull;
  if ('notIn' in asked) return !values.some((value) => asked.notIn.includes(value));
  if ('in' in asked) return values.some((value) => asked.in.includes(value));
  const { from, to } = asked;
  return values.some(
    (value) =>
      typeof value === typeof (from ?? to) &&
      (from === undefined || value >= from) &&
      (to === undefined || value <= to),
  );
}

function matches(row: Row, { where = [], anyOf, search = '' }: ListQuery): boolean {
  const scoped = anyOf === undefined || anyOf.some((group) => group.every((one) => holds(row, one)));
  return holdsWords(row, search) && scoped && where.every((one) => holds(row, one));
}

/** Null, numbers, text, booleans. */
const rank = (value: Value | undefined): number =>
  value === undefined ? 0 : typeof value === 'number' ? 1 : typeof value === 'string' ? 2 : 3;

function compare(a: Value | undefined, b: Value | undefined): number {
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (a === b || a === undefined || b === undefined) return 0;
  return a < b ? -1 : 1;
}

function sorted(some: readonly Row[], sort: NonNullable<ListQuery['sort']>): Row[] {
  const keys = [...sort, { field: 'id', descending: sort.at(-1)?.descending ?? false }];
  return [...some].sort((a, b) => {
    for (const { field, descending = false } of keys) {
      const order = compare(valuesOf(a, field)[0], valuesOf(b, field)[0]);
      if (order !== 0) return descending ? -order : order;
    }
    return 0;
  });
}
