import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  type BatchWriter,
  dumpViews,
  type Generation,
  type ListQuery,
  type Position,
  type ProjectorSchema,
  type Row,
  START,
  UnknownField,
  UnknownView,
  type ViewStore,
} from '@talentlog/runtime';

/** A place that holds one store: opened again, it has what it had. */
export interface ViewStorePlace {
  open(): Promise<ViewStore>;
  /** Whether any byte the place keeps still holds this text; undefined where that cannot be seen. */
  holds?(text: string): boolean;
  remove(): Promise<void>;
}

const at = (n: number): Position => String(n).padStart(START.length, '0') as Position;

const people: ProjectorSchema = {
  name: 'people',
  version: 1,
  views: [
    {
      name: 'people',
      version: 1,
      columns: ['details.title', 'score', 'tags', 'hot', 'mixed', 'ownerId'],
      indexes: [['ownerId', 'score']],
      search: (row) => String(row.resume ?? ''),
    },
    { name: 'notes', version: 1, columns: [] },
  ],
};

const rows: readonly Row[] = [
  {
    id: 'a',
    details: { title: '软件工程师' },
    score: 5,
    tags: ['急', 'java'],
    hot: true,
    mixed: 1,
    ownerId: 'o1',
    resume: '精通Java，做过软件工程',
  },
  {
    id: 'b',
    details: { title: '测试' },
    score: 3,
    tags: ['java'],
    hot: false,
    mixed: '1',
    ownerId: 'o1',
    resume: '软件测试 C++ 三年',
  },
  {
    id: 'c',
    details: { title: null },
    score: 9,
    tags: [],
    hot: true,
    mixed: true,
    ownerId: 'o2',
    resume: '擅长程序设计 JavaScript',
  },
  { id: 'd', score: -2, hot: false, mixed: null, ownerId: 'o2', resume: 'Résumé of 欧阳𠮷' },
];

/** What every ViewStore must do; run by each adapter on its own engine. */
export function viewStoreContract(name: string, makePlace: () => Promise<ViewStorePlace>): void {
  describe(`view store contract: ${name}`, () => {
    let place: ViewStorePlace;
    let store: ViewStore;
    let generation: Generation;

    const live = async (projector = people): Promise<Generation> => first(await store.open(projector));
    const fill = (writer: BatchWriter, some: readonly Row[] = rows) => {
      for (const row of some) writer.put('people', row);
    };
    const ids = async (query: Partial<ListQuery>): Promise<string> => {
      const { rows: page, total } = await store.list('people', { limit: 10, ...query });
      expect(total).toBe(page.length);
      return page.map(({ id }) => id).join('');
    };

    beforeEach(async () => {
      place = await makePlace();
      store = await place.open();
      generation = await live();
      await generation.transact(at(1), fill);
    });
    afterEach(async () => {
      await store.close();
      await place.remove();
    });

    describe('lists', () => {
      test.each<[string, Partial<ListQuery>, string]>([
        ['by id without a sort', {}, 'abcd'],
        ['a nested path', { where: [{ field: 'details.title', in: ['测试', '软件工程师'] }] }, 'ab'],
        ['null, absent and explicit', { where: [{ field: 'details.title', isNull: true }] }, 'cd'],
        ['not null', { where: [{ field: 'details.title', isNull: false }] }, 'ab'],
        ['any element of an array', { where: [{ field: 'tags', in: ['java'] }] }, 'ab'],
        ['an empty array is null', { where: [{ field: 'tags', isNull: true }] }, 'cd'],
        ['an element between bounds', { where: [{ field: 'tags', from: 'j', to: 'k' }] }, 'ab'],
        ['booleans', { where: [{ field: 'hot', in: [false] }] }, 'bd'],
        ['a number is not its text', { where: [{ field: 'mixed', in: [1] }] }, 'a'],
        ['nor is a text its number', { where: [{ field: 'mixed', in: ['1', 'true'] }] }, 'b'],
        ['nor true its 1', { where: [{ field: 'mixed', in: [true] }] }, 'c'],
        ['a number range takes numbers only', { where: [{ field: 'mixed', from: 0 }] }, 'a'],
        ['a text range takes text only', { where: [{ field: 'mixed', to: 'zzz' }] }, 'b'],
        ['bounds count in', { where: [{ field: 'score', from: 3, to: 5 }] }, 'ab'],
        ['an empty list matches nothing', { where: [{ field: 'score', in: [] }] }, ''],
        ['a range without bounds asks nothing', { where: [{ field: 'score' }] as ListQuery['where'] & object }, 'abcd'],
        ['sorted, null first', { sort: [{ field: 'mixed' }] }, 'dabc'],
        ['sorted down', { sort: [{ field: 'score', descending: true }] }, 'cabd'],
        ['ties by id, in the same direction', { sort: [{ field: 'ownerId', descending: true }] }, 'dcba'],
        ['two keys', { sort: [{ field: 'ownerId', descending: true }, { field: 'score' }] }, 'dcba'],
        [
          'the id as a field',
          { where: [{ field: 'id', in: ['b', 'd'] }], sort: [{ field: 'id', descending: true }] },
          'db',
        ],
        [
          'conditions together',
          {
            where: [
              { field: 'ownerId', in: ['o1'] },
              { field: 'score', from: 4 },
            ],
          },
          'a',
        ],
        [
          'any of some groups',
          {
            anyOf: [
              [
                { field: 'ownerId', in: ['o2'] },
                { field: 'hot', in: [true] },
              ],
              [{ field: 'id', in: ['b'] }],
            ],
          },
          'bc',
        ],
        ['no group, no row', { anyOf: [] }, ''],
        ['a group that asks nothing lets all in', { anyOf: [[], [{ field: 'id', in: ['b'] }]] }, 'abcd'],
        ['a hostile value is only a value', { where: [{ field: 'ownerId', in: [`o1' OR '1'='1`] }] }, ''],
      ])('%s', async (_case, query, expected) => {
        expect(await ids(query)).toBe(expected);
      });

      test('more values than fit a statement by themselves', async () => {
        const many = Array.from({ length: 2000 }, (_, index) => `x${index}`);
        expect(await ids({ where: [{ field: 'ownerId', in: [...many, 'o2'] }] })).toBe('cd');
        expect(await ids({ where: [{ field: 'tags', in: [...many, 'java', true] }] })).toBe('ab');
        expect(await ids({ where: [{ field: 'mixed', in: [...many, true, 1] }] })).toBe('ac');
      });

      test('pages with the exact total', async () => {
        const page = (limit: number, offset: number) => store.list('people', { limit, offset });
        expect(await page(3, 0)).toMatchObject({ rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], total: 4 });
        expect(await page(3, 3)).toEqual({ rows: [rows[3]], total: 4 });
        expect(await page(3, 9)).toEqual({ rows: [], total: 4 });
        expect(await page(0, 0)).toEqual({ rows: [], total: 4 });
        await expect(page(-1, 0)).rejects.toThrow(RangeError);
        await expect(page(1, 0.5)).rejects.toThrow(RangeError);
      });

      test('names come from the schema only', async () => {
        const bad = ['resume', 'details', '_row', 'score" OR 1=1 --', '__proto__', 'constructor', ''];
        for (const field of bad) {
          await expect(store.list('people', { limit: 1, where: [{ field, in: ['x'] }] })).rejects.toThrow(UnknownField);
          await expect(store.list('people', { limit: 1, anyOf: [[{ field, isNull: true }]] })).rejects.toThrow(
            UnknownField,
          );
          await expect(store.list('people', { limit: 1, sort: [{ field }] })).rejects.toThrow(UnknownField);
          await expect(store.countBy('people', field)).rejects.toThrow(UnknownField);
        }
        await expect(store.list('notes', { limit: 1, search: 'x' })).rejects.toThrow(UnknownField);
        await expect(store.list('nobody', { limit: 1 })).rejects.toThrow(UnknownView);
        await expect(store.get('sqlite_master', 'x')).rejects.toThrow(UnknownView);
      });
    });

    test('counts by value, array elements, booleans and mixed types, under conditions', async () => {
      const counts = async (...args: Parameters<ViewStore['countBy']>) =>
        Object.fromEntries(await store.countBy(...args));
      expect(await counts('people', 'ownerId')).toEqual({ o1: 2, o2: 2 });
      expect(await counts('people', 'tags')).toEqual({ 急: 1, java: 2 });
      expect(await counts('people', 'hot')).toEqual({ true: 2, false: 2 });
      expect(await counts('people', 'tags', { where: [{ field: 'score', from: 4 }] })).toEqual({ 急: 1, java: 1 });
      expect(await counts('people', 'ownerId', { search: '软件' })).toEqual({ o1: 2 });
      expect(await counts('people', 'ownerId', { anyOf: [] })).toEqual({});
    });

    describe('search', () => {
      test.each([
        ['软', 'ab'],
        ['程', 'ac'],
        ['软件', 'ab'],
        ['软件工程', 'a'],
        ['件测', 'b'],
        ['工件', ''],
        ['java', 'ac'],
        ['JAVASCRIPT', 'c'],
        ['通java', 'a'],
        ['精通Ｊａｖａ', 'a'],
        ['java 软件', 'a'],
        ['c++', 'b'],
        ['resume', 'd'],
        ['𠮷', 'd'],
        ['欧阳𠮷', 'd'],
        ['  ', 'abcd'],
        ['""*', ''],
        ['软件" OR "java', ''],
        ['NOT 软', ''],
      ])('%s finds %s', async (search, expected) => {
        expect(await ids({ search })).toBe(expected);
      });

      test('goes with conditions and a sort', async () => {
        expect(await ids({ search: '软件', sort: [{ field: 'score' }] })).toBe('ba');
        expect(await ids({ search: '软件', where: [{ field: 'hot', in: [true] }] })).toBe('a');
      });

      test('follows changes and deletions', async () => {
        await generation.transact(at(2), (writer) => {
          writer.put('people', { ...rows[0], id: 'a', resume: '销售' });
          writer.delete('people', 'b');
        });
        expect(await ids({ search: '软' })).toBe('');
        expect(await ids({ search: '销' })).toBe('a');
      });
    });

    describe('a batch', () => {
      test('sees its own writes, by id and by key', async () => {
        const found: unknown[] = [];
        await generation.transact(at(2), (writer) => {
          found.length = 0;
          writer.put('people', { ...rows[0], id: 'a', ownerId: 'o2', tags: ['new'] });
          writer.delete('people', 'c');
          writer.put('people', { id: 'e', ownerId: 'o2', tags: ['java', 'new'] });
          found.push(writer.get('people', 'c'), writer.get('people', 'a')?.ownerId);
          found.push(
            writer
              .find('people', 'ownerId', 'o2')
              .map(({ id }) => id)
              .join(''),
          );
          found.push(
            writer
              .find('people', 'tags', 'java')
              .map(({ id }) => id)
              .join(''),
          );
          found.push(
            writer
              .find('people', 'tags', 'new')
              .map(({ id }) => id)
              .join(''),
          );
          found.push(writer.find('people', 'id', 'e').length, writer.find('people', 'id', 'c').length);
        });
        expect(found).toEqual([undefined, 'o2', 'ade', 'be', 'ae', 1, 0]);
        expect(await ids({ where: [{ field: 'tags', in: ['new'] }] })).toBe('ae');
        expect(await ids({ where: [{ field: 'ownerId', in: ['o2'] }] })).toBe('ade');
      });

      test('gives every reader a row of its own', async () => {
        await generation.transact(at(2), (writer) => {
          const tags: string[] = [];
          writer.put('people', { id: 'm', tags });
          tags.push('late');
          const read = writer.get('people', 'm') as { tags: string[] } & Row;
          read.tags.push('later');
        });
        expect(await store.get('people', 'm')).toEqual({ id: 'm', tags: [] });
      });

      test('fails whole: no row, no checkpoint, nothing parked', async () => {
        const failing = generation.transact(at(2), (writer) => {
          writer.put('people', { id: 'z', tags: ['z'] });
          writer.park({ stream: 's', position: at(2), eventId: 'e', type: 'T', error: 'no' });
          throw new Error('boom');
        });
        await expect(failing).rejects.toThrow('boom');
        expect(await store.get('people', 'z')).toBeUndefined();
        expect(generation.checkpoint()).toBe(at(1));
        expect(generation.parked()).toEqual([]);
      });

      test('undoes an attempt that throws and keeps the rest', async () => {
        const errors: unknown[] = [];
        await generation.transact(at(4), (writer) => {
          errors.length = 0;
          writer.attempt(at(2), () => writer.put('people', { id: 'x', score: 1 }));
          const failed = writer.attempt(at(3), () => {
            writer.put('people', { id: 'x', score: 2 });
            writer.put('people', { id: 'y' });
            writer.delete('people', 'a');
            throw new Error('poison');
          });
          errors.push(String(failed?.error));
          errors.push(
            writer.attempt(at(4), () => writer.put('people', { id: 'w', score: {} }))?.error instanceof TypeError,
          );
        });
        expect(errors).toEqual(['Error: poison', true]);
        expect(await store.get('people', 'x')).toEqual({ id: 'x', score: 1 });
        expect(await store.get('people', 'y')).toBeUndefined();
        expect(await store.get('people', 'a')).toEqual(rows[0]);
      });

      test('tells what changed and takes no unknown view or field', async () => {
        const changes = await generation.transact(at(2), (writer) => {
          writer.put('people', { ...rows[0], id: 'a' });
          writer.put('people', { id: 'n', score: 1 });
          writer.put('notes', { id: 'n1', text: 'x' });
          writer.delete('people', 'b');
          writer.delete('people', 'nobody');
          expect(() => writer.find('people', 'resume', 'x')).toThrow(UnknownField);
          expect(() => writer.put('nobody', { id: 'x' })).toThrow(UnknownView);
        });
        expect([...(changes.get('people') ?? [])].sort()).toEqual(['b', 'n']);
        expect(changes.get('notes')).toEqual(['n1']);
      });

      test('never moves its checkpoint back', async () => {
        await expect(generation.transact(START, fill)).rejects.toThrow(RangeError);
      });
    });

    test('rows, checkpoint, array fields and parked events are there after reopening', async () => {
      const parked = { stream: 's', position: at(2), eventId: 'e', type: 'T', error: 'no' };
      await generation.transact(at(2), (writer) => writer.park(parked));
      await store.close();
      store = await place.open();
      generation = await live();
      expect(generation.checkpoint()).toBe(at(2));
      expect(generation.parked()).toEqual([parked]);
      expect(await ids({ where: [{ field: 'tags', in: ['java'] }] })).toBe('ab');
      await generation.transact(at(2), (writer) => writer.unpark(at(2)));
      expect(generation.parked()).toEqual([]);
    });

    describe('generations', () => {
      const next: ProjectorSchema = {
        ...people,
        version: 2,
        views: [
          { name: 'people', version: 2, columns: ['rank'] },
          { name: 'extra', version: 1, columns: [] },
        ],
      };

      test('a new version is filled beside the old one and takes over in one step', async () => {
        const [old, build] = await store.open(next);
        expect([old?.isLive(), old?.current, build?.isLive(), build?.current]).toEqual([true, false, false, true]);
        expect(build?.checkpoint()).toBe(START);
        await build?.transact(at(1), (writer) => {
          writer.put('people', { id: 'a', rank: 1 });
          writer.put('extra', { id: 'x' });
        });
        expect(await ids({})).toBe('abcd');
        expect(await store.get('extra', 'x')).toEqual({ id: 'x' });
        await build?.goLive();
        expect(build?.isLive()).toBe(true);
        expect(await ids({ where: [{ field: 'rank', in: [1] }] })).toBe('a');
        await expect(store.get('notes', 'n')).rejects.toThrow(UnknownView);
        expect(await store.open(next)).toHaveLength(1);
      });

      test('a build goes on after a crash, and another version replaces it', async () => {
        const [, build] = await store.open(next);
        await build?.transact(at(1), (writer) => writer.put('people', { id: 'a', rank: 1 }));
        await store.close();
        store = await place.open();
        const [, resumed] = await store.open(next);
        expect(resumed?.checkpoint()).toBe(at(1));
        const [, newer] = await store.open({ ...next, version: 3 });
        expect(newer?.checkpoint()).toBe(START);
        expect(await ids({})).toBe('abcd');
      });

      test('a rebuild of the same version starts from nothing; two equal fillings dump alike', async () => {
        const before = await dumpViews(store, ['people', 'notes']);
        const [old, build] = await store.open(people, { rebuild: true });
        expect([old?.current, build?.current, build?.checkpoint()]).toEqual([true, true, START]);
        await build?.transact(at(1), (writer) => fill(writer, [...rows].reverse()));
        await build?.goLive();
        expect(await dumpViews(store, ['people', 'notes'])).toBe(before);
        expect(before.split('\n')).toHaveLength(rows.length + 1);
      });

      test('a view belongs to one projector', async () => {
        await expect(store.open({ ...people, name: 'others' })).rejects.toThrow(TypeError);
      });
    });

    test('purged rows leave no trace', async () => {
      await generation.transact(at(2), (writer) =>
        writer.put('people', { id: 'p', ownerId: 'canaryowner', resume: 'canaryword 金丝雀鸟' }),
      );
      await generation.transact(at(3), (writer) =>
        writer.put('people', { id: 'p', ownerId: 'o1', resume: 'secondcanary' }),
      );
      await store.purge('people', ['p', 'nobody']);
      expect(await store.get('people', 'p')).toBeUndefined();
      expect(await ids({ search: 'canaryword' })).toBe('');
      expect(await ids({ search: '软件' })).toBe('ab');
      if (place.holds === undefined) return;
      for (const canary of ['canaryowner', 'canaryword', 'secondcanary', '丝雀'])
        expect([canary, place.holds(canary)]).toEqual([canary, false]);
    });
  });
}

function first<T>(list: readonly T[]): T {
  const [item] = list;
  if (item === undefined) throw new Error('an empty list');
  return item;
}
