import { describe, expect, test } from '@jest/globals';
import { dumpViews, type ProjectorSchema, START, UnknownView } from '@talentlog/runtime';
import { at, fill, people, rows } from './people.ts';
import { gate, type Subject } from './subject.ts';

/** Generations, reopening and erasure. */
export function generationsSuite(subject: () => Subject): void {
  test('rows, checkpoint, array fields and parked events are there after reopening', async () => {
    const parked = { stream: 's', position: at(2), eventId: 'e', type: 'T', error: 'no' };
    await subject().generation.transact(at(2), (writer) => writer.park(parked));
    await subject().reopenAll();
    expect(await subject().generation.checkpoint()).toBe(at(2));
    expect(await subject().generation.parked()).toEqual([parked]);
    expect(await subject().ids({ where: [{ field: 'tags', in: ['java'] }] })).toBe('ab');
    await subject().generation.transact(at(2), (writer) => writer.unpark(at(2)));
    expect(await subject().generation.parked()).toEqual([]);
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
      expect([old?.current, build?.current]).toEqual([false, true]);
      expect(await build?.checkpoint()).toBe(START);
      await build?.transact(at(1), async (writer) => {
        await writer.put('people', { id: 'a', rank: 1 });
        await writer.put('extra', { id: 'x' });
      });
      expect(await subject().ids({})).toBe('abcd');
      expect(await subject().store.get('extra', 'x')).toEqual({ id: 'x' });
      await build?.goLive();
      expect(await subject().ids({ where: [{ field: 'rank', in: [1] }] })).toBe('a');
      await expect(subject().store.get('notes', 'n')).rejects.toThrow(UnknownView);
      expect(await subject().store.open(next)).toHaveLength(1);
    });

    test('a build goes on after a crash, and another version replaces it', async () => {
      const [, build] = await subject().store.open(next);
      await build?.transact(at(1), (writer) => writer.put('people', { id: 'a', rank: 1 }));
      await subject().reopen();
      const [, resumed] = await subject().store.open(next);
      expect(await resumed?.checkpoint()).toBe(at(1));
      const [, newer] = await subject().store.open({ ...next, version: 3 });
      expect(await newer?.checkpoint()).toBe(START);
      expect(await subject().ids({})).toBe('abcd');
    });

    test('two generations are written side by side, each with a checkpoint and parked events of its own', async () => {
      const [old, build] = await subject().store.open(people, { rebuild: true });
      const [begun, goOn] = [gate(), gate()];
      const first = build?.transact(at(1), async (writer) => {
        await writer.put('people', { id: 'z', ownerId: 'build' });
        begun.open();
        await goOn.opened;
        await writer.park({ stream: 's', position: at(1), eventId: 'e', type: 'T', error: 'no' });
      });
      await begun.opened;
      const seen: unknown[] = [];
      await old?.transact(at(5), async (writer) => {
        seen.push(await writer.get('people', 'z'));
        await writer.put('people', { id: 'z', ownerId: 'old' });
      });
      goOn.open();
      await first;
      await build?.transact(at(2), async (writer) => {
        seen.push((await writer.get('people', 'z'))?.ownerId, await writer.get('people', 'a'));
      });
      expect(seen).toEqual([undefined, 'build', undefined]);
      expect([await old?.checkpoint(), await build?.checkpoint()]).toEqual([at(5), at(2)]);
      expect([(await old?.parked())?.length, (await build?.parked())?.length]).toEqual([0, 1]);
      expect((await subject().store.get('people', 'z'))?.ownerId).toBe('old');
      await build?.goLive();
      expect(await subject().ids({})).toBe('z');
    });

    test('a rebuild of the same version starts from nothing; two equal fillings dump alike', async () => {
      const before = await dumpViews(subject().store, ['people', 'notes']);
      const [old, build] = await subject().store.open(people, { rebuild: true });
      expect([old?.current, build?.current, await build?.checkpoint()]).toEqual([true, true, START]);
      await build?.transact(at(1), (writer) => fill(writer, [...rows].reverse()));
      await build?.goLive();
      expect(await dumpViews(subject().store, ['people', 'notes'])).toBe(before);
      expect(before.split('\n')).toHaveLength(rows.length + 1);
    });

    test('a view belongs to one projector', async () => {
      await expect(subject().store.open({ ...people, name: 'others' })).rejects.toThrow(TypeError);
    });
  });
}
