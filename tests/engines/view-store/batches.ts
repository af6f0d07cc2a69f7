import { describe, expect, test } from '@jest/globals';
import { type Row, START, UnknownField, UnknownView } from '@talentlog/runtime';
import { at, fill, rows, type Subject } from './subject.ts';

/** What a projector may rely on within one batch. */
export function batchesSuite(subject: () => Subject): void {
  describe('a batch', () => {
    test('sees its own writes, by id and by key', async () => {
      const found: unknown[] = [];
      await subject().generation.transact(at(2), (writer) => {
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
      expect(await subject().ids({ where: [{ field: 'tags', in: ['new'] }] })).toBe('ae');
      expect(await subject().ids({ where: [{ field: 'ownerId', in: ['o2'] }] })).toBe('ade');
    });

    test('gives every reader a row of its own', async () => {
      await subject().generation.transact(at(2), (writer) => {
        const tags: string[] = [];
        writer.put('people', { id: 'm', tags });
        tags.push('late');
        const read = writer.get('people', 'm') as { tags: string[] } & Row;
        read.tags.push('later');
      });
      expect(await subject().store.get('people', 'm')).toEqual({ id: 'm', tags: [] });
    });

    test('fails whole: no row, no checkpoint, nothing parked', async () => {
      const failing = subject().generation.transact(at(2), (writer) => {
        writer.put('people', { id: 'z', tags: ['z'] });
        writer.park({ stream: 's', position: at(2), eventId: 'e', type: 'T', error: 'no' });
        throw new Error('boom');
      });
      await expect(failing).rejects.toThrow('boom');
      expect(await subject().store.get('people', 'z')).toBeUndefined();
      expect(subject().generation.checkpoint()).toBe(at(1));
      expect(subject().generation.parked()).toEqual([]);
    });

    test('undoes an attempt that throws and keeps the rest', async () => {
      const errors: unknown[] = [];
      await subject().generation.transact(at(4), (writer) => {
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
      expect(await subject().store.get('people', 'x')).toEqual({ id: 'x', score: 1 });
      expect(await subject().store.get('people', 'y')).toBeUndefined();
      expect(await subject().store.get('people', 'a')).toEqual(rows[0]);
    });

    test('tells what changed and takes no unknown view or field', async () => {
      const changes = await subject().generation.transact(at(2), (writer) => {
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
      await expect(subject().generation.transact(START, fill)).rejects.toThrow(RangeError);
    });
  });
}
