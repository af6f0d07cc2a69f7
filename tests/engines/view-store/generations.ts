import { describe, expect, test } from '@jest/globals';
import { dumpViews, type ProjectorSchema, START, UnknownView } from '@talentlog/runtime';
import { at, fill, people, rows, type Subject } from './subject.ts';

/** Generations, reopening and erasure. */
export function generationsSuite(subject: () => Subject): void {
  test('rows, checkpoint, array fields and parked events are there after reopening', async () => {
    const parked = { stream: 's', position: at(2), eventId: 'e', type: 'T', error: 'no' };
    await subject().generation.transact(at(2), (writer) => writer.park(parked));
    await subject().reopenAll();
    expect(subject().generation.checkpoint()).toBe(at(2));
    expect(subject().generation.parked()).toEqual([parked]);
    expect(await subject().ids({ where: [{ field: 'tags', in: ['java'] }] })).toBe('ab');
    await subject().generation.transact(at(2), (writer) => writer.unpark(at(2)));
    expect(subject().generation.parked()).toEqual([]);
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
      const [old, build] = await subject().store.open(next);
      expect([old?.isLive(), old?.current, build?.isLive(), build?.current]).toEqual([true, false, false, true]);
      expect(build?.checkpoint()).toBe(START);
      await build?.transact(at(1), (writer) => {
        writer.put('people', { id: 'a', rank: 1 });
        writer.put('extra', { id: 'x' });
      });
      expect(await subject().ids({})).toBe('abcd');
      expect(await subject().store.get('extra', 'x')).toEqual({ id: 'x' });
      await build?.goLive();
      expect(build?.isLive()).toBe(true);
      expect(await subject().ids({ where: [{ field: 'rank', in: [1] }] })).toBe('a');
      await expect(subject().store.get('notes', 'n')).rejects.toThrow(UnknownView);
      expect(await subject().store.open(next)).toHaveLength(1);
    });

    test('a build goes on after a crash, and another version replaces it', async () => {
      const [, build] = await subject().store.open(next);
      await build?.transact(at(1), (writer) => writer.put('people', { id: 'a', rank: 1 }));
      await subject().reopen();
      const [, resumed] = await subject().store.open(next);
      expect(resumed?.checkpoint()).toBe(at(1));
      const [, newer] = await subject().store.open({ ...next, version: 3 });
      expect(newer?.checkpoint()).toBe(START);
      expect(await subject().ids({})).toBe('abcd');
    });

    test('a rebuild of the same version starts from nothing; two equal fillings dump alike', async () => {
      const before = await dumpViews(subject().store, ['people', 'notes']);
      const [old, build] = await subject().store.open(people, { rebuild: true });
      expect([old?.current, build?.current, build?.checkpoint()]).toEqual([true, true, START]);
      await build?.transact(at(1), (writer) => fill(writer, [...rows].reverse()));
      await build?.goLive();
      expect(await dumpViews(subject().store, ['people', 'notes'])).toBe(before);
      expect(before.split('\n')).toHaveLength(rows.length + 1);
    });

    test('a view belongs to one projector', async () => {
      await expect(subject().store.open({ ...people, name: 'others' })).rejects.toThrow(TypeError);
    });
  });

  test('purged rows leave no trace', async () => {
    await subject().generation.transact(at(2), (writer) =>
      writer.put('people', { id: 'p', ownerId: 'canaryowner', resume: 'canaryword 金丝雀鸟' }),
    );
    await subject().generation.transact(at(3), (writer) =>
      writer.put('people', { id: 'p', ownerId: 'o1', resume: 'secondcanary' }),
    );
    await subject().store.purge('people', ['p', 'nobody']);
    expect(await subject().store.get('people', 'p')).toBeUndefined();
    expect(await subject().ids({ search: 'canaryword' })).toBe('');
    expect(await subject().ids({ search: '软件' })).toBe('ab');
    const { place } = subject();
    if (place.holds === undefined) return;
    for (const canary of ['canaryowner', 'canaryword', 'secondcanary', '丝雀'])
      expect([canary, place.holds(canary)]).toEqual([canary, false]);
  });
}
