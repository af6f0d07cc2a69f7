import { describe, expect, test } from '@jest/globals';
import { type ListQuery, UnknownField, UnknownView, type ViewStore } from '@talentlog/runtime';
import { at, rows } from './people.ts';
import type { Subject } from './subject.ts';

/** Lists, counts and search. */
export function listsSuite(subject: () => Subject): void {
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
      ['also without an upper bound', { where: [{ field: 'mixed', from: '' }] }, 'b'],
      ['bounds count in', { where: [{ field: 'score', from: 3, to: 5 }] }, 'ab'],
      ['an empty list matches nothing', { where: [{ field: 'score', in: [] }] }, ''],
      ['none of some', { where: [{ field: 'score', notIn: [5] }] }, 'bcd'],
      ['no value is none of them', { where: [{ field: 'details.title', notIn: ['测试', '软件工程师'] }] }, 'cd'],
      ['nor is any element', { where: [{ field: 'tags', notIn: ['java'] }] }, 'cd'],
      ['none of nothing asks nothing', { where: [{ field: 'score', notIn: [] }] }, 'abcd'],
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
      [
        'any of some conditions',
        {
          where: [
            {
              any: [
                { field: 'score', to: 0 },
                { field: 'id', in: ['b'] },
              ],
            },
          ],
        },
        'bd',
      ],
      ['none of no conditions', { where: [{ any: [] }] }, ''],
      [
        'words as one choice among others',
        { where: [{ any: [{ search: '软件 测试' }, { field: 'id', in: ['d'] }] }] },
        'bd',
      ],
      ['blank words ask nothing', { where: [{ search: ' ' }] }, 'abcd'],
      ['a hostile value is only a value', { where: [{ field: 'ownerId', in: [`o1' OR '1'='1`] }] }, ''],
    ])('%s', async (_case, query, expected) => {
      expect(await subject().ids(query)).toBe(expected);
    });

    test('many by id, in one read: those that are there, each once', async () => {
      const asked = ['d', 'nobody', 'a', 'd', `' OR 1=1 --`, ...Array.from({ length: 2000 }, (_, n) => `x${n}`)];
      expect(await subject().store.getMany('people', asked)).toEqual([rows[0], rows[3]]);
      expect(await subject().store.getMany('people', [])).toEqual([]);
      await expect(subject().store.getMany('nobody', ['a'])).rejects.toThrow(UnknownView);
    });

    test('more values than fit a statement by themselves', async () => {
      const many = Array.from({ length: 2000 }, (_, index) => `x${index}`);
      expect(await subject().ids({ where: [{ field: 'ownerId', in: [...many, 'o2'] }] })).toBe('cd');
      expect(await subject().ids({ where: [{ field: 'tags', in: [...many, 'java', true] }] })).toBe('ab');
      expect(await subject().ids({ where: [{ field: 'mixed', in: [...many, true, 1] }] })).toBe('ac');
    });

    test('pages with the exact total', async () => {
      const page = (limit: number, offset: number) => subject().store.list('people', { limit, offset });
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
        await expect(subject().store.list('people', { limit: 1, where: [{ field, in: ['x'] }] })).rejects.toThrow(
          UnknownField,
        );
        await expect(subject().store.list('people', { limit: 1, anyOf: [[{ field, isNull: true }]] })).rejects.toThrow(
          UnknownField,
        );
        await expect(subject().store.list('people', { limit: 1, sort: [{ field }] })).rejects.toThrow(UnknownField);
        await expect(subject().store.countBy('people', field)).rejects.toThrow(UnknownField);
      }
      await expect(subject().store.list('notes', { limit: 1, search: 'x' })).rejects.toThrow(UnknownField);
      await expect(subject().store.list('nobody', { limit: 1 })).rejects.toThrow(UnknownView);
      await expect(subject().store.get('sqlite_master', 'x')).rejects.toThrow(UnknownView);
    });
  });

  test('counts by value, array elements, booleans and mixed types, under conditions', async () => {
    const counts = async (...args: Parameters<ViewStore['countBy']>) =>
      Object.fromEntries(await subject().store.countBy(...args));
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
      expect(await subject().ids({ search })).toBe(expected);
    });

    test('goes with conditions and a sort', async () => {
      expect(await subject().ids({ search: '软件', sort: [{ field: 'score' }] })).toBe('ba');
      expect(await subject().ids({ search: '软件', where: [{ field: 'hot', in: [true] }] })).toBe('a');
    });

    test('follows changes and deletions', async () => {
      await subject().generation.transact(at(2), async (writer) => {
        await writer.put('people', { ...rows[0], id: 'a', resume: '销售' });
        await writer.delete('people', 'b');
      });
      expect(await subject().ids({ search: '软' })).toBe('');
      expect(await subject().ids({ search: '销' })).toBe('a');
    });
  });
}
