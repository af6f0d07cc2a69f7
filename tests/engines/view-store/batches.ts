import { describe, expect, test } from '@jest/globals';
import { type Row, START, UnknownField, UnknownView } from '@talentlog/runtime';
import { at, fill, rows } from './people.ts';
import type { Subject } from './subject.ts';

const idsOf = (found: readonly Row[]): string => found.map(({ id }) => id).join('');

/** What a projector may rely on within one batch. */
export function batchesSuite(subject: () => Subject): void {
  describe('a batch', () => {
    test('sees its own writes, by id and by key', async () => {
      const found: unknown[] = [];
      await subject().generation.transact(at(2), async (writer) => {
        await writer.put('people', { ...rows[0], id: 'a', ownerId: 'o2', tags: ['new'] });
        await writer.delete('people', 'c');
        await writer.put('people', { id: 'e', ownerId: 'o2', tags: ['java', 'new'] });
        found.push(await writer.get('people', 'c'), (await writer.get('people', 'a'))?.ownerId);
        found.push(idsOf(await writer.find('people', 'ownerId', 'o2')));
        found.push(idsOf(await writer.find('people', 'tags', 'java')));
        found.push(idsOf(await writer.find('people', 'tags', 'new')));
        found.push(idsOf(await writer.find('people', 'id', 'e')), idsOf(await writer.find('people', 'id', 'c')));
      });
      expect(found).toEqual([undefined, 'o2', 'ade', 'be', 'ae', 'e', '']);
      expect(await subject().ids({ where: [{ field: 'tags', in: ['new'] }] })).toBe('ae');
      expect(await subject().ids({ where: [{ field: 'ownerId', in: ['o2'] }] })).toBe('ade');
    });

    test('sees its own writes again after it undid some', async () => {
      const found: unknown[] = [];
      await subject().generation.transact(at(2), async (writer) => {
        await writer.put('people', { id: 'a', ownerId: 'o3' });
        await writer.attempt(at(2), async () => {
          await writer.put('people', { id: 'a', ownerId: 'o4' });
          found.push(idsOf(await writer.find('people', 'ownerId', 'o4')));
          throw new Error('poison');
        });
        found.push((await writer.get('people', 'a'))?.ownerId, idsOf(await writer.find('people', 'ownerId', 'o4')));
        found.push(idsOf(await writer.find('people', 'ownerId', 'o3')));
      });
      expect(found).toEqual(['a', 'o3', '', 'a']);
    });

    test('keeps what was put, whatever becomes of it in the hands of who put or read it', async () => {
      const later = (tags: string[]) => {
        try {
          tags.push('later');
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError);
        }
      };
      await subject().generation.transact(at(2), async (writer) => {
        const tags: string[] = [];
        await writer.put('people', { id: 'm', tags });
        later(tags);
        later(((await writer.get('people', 'm')) as { tags: string[] } & Row).tags);
        expect(await writer.get('people', 'm')).toEqual({ id: 'm', tags: [] });
      });
      later(((await subject().store.get('people', 'm')) as { tags: string[] } & Row).tags);
      expect(await subject().store.get('people', 'm')).toEqual({ id: 'm', tags: [] });
    });

    test('reads a row in the next batch as in its own: what JSON leaves out is not there, what is no number is null', async () => {
      const put = { id: 'm', tags: [undefined, 'a'], left: undefined, inner: { score: Number.NaN, gone: undefined } };
      const kept = { id: 'm', tags: [null, 'a'], inner: { score: null } };
      for (const number of [2, 3])
        await subject().generation.transact(at(number), async (writer) => {
          if (number === 2) await writer.put('people', put);
          expect(await writer.get('people', 'm')).toStrictEqual(kept);
        });
      expect(await subject().store.get('people', 'm')).toStrictEqual(kept);
    });

    test('undoes an attempt that throws and keeps the rest', async () => {
      const errors: unknown[] = [];
      await subject().generation.transact(at(4), async (writer) => {
        await writer.attempt(at(2), () => writer.put('people', { id: 'x', score: 1 }));
        const failed = await writer.attempt(at(3), async () => {
          await writer.put('people', { id: 'x', score: 2 });
          await writer.put('people', { id: 'y' });
          await writer.delete('people', 'a');
          throw new Error('poison');
        });
        const unfit = await writer.attempt(at(4), () => writer.put('people', { id: 'w', score: {} }));
        errors.push(String(failed?.error), unfit?.error instanceof TypeError);
      });
      expect(errors).toEqual(['Error: poison', true]);
      expect(await subject().store.get('people', 'x')).toEqual({ id: 'x', score: 1 });
      expect(await subject().store.get('people', 'y')).toBeUndefined();
      expect(await subject().store.get('people', 'a')).toEqual(rows[0]);
    });

    test('tells what changed and takes no unknown view or field', async () => {
      const changes = await subject().generation.transact(at(2), async (writer) => {
        await writer.put('people', { ...rows[0], id: 'a' });
        await writer.put('people', { id: 'n', score: 1 });
        await writer.put('notes', { id: 'n1', text: 'x' });
        await writer.delete('people', 'b');
        await writer.delete('people', 'nobody');
        await expect(writer.find('people', 'resume', 'x')).rejects.toThrow(UnknownField);
        await expect(writer.put('nobody', { id: 'x' })).rejects.toThrow(UnknownView);
      });
      expect([...(changes.get('people') ?? [])].sort()).toEqual(['b', 'n']);
      expect(changes.get('notes')).toEqual(['n1']);
    });

    test('never moves its checkpoint back', async () => {
      await expect(subject().generation.transact(START, fill)).rejects.toThrow(RangeError);
    });
  });
}
