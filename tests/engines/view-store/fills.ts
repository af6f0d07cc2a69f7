import { describe, expect, test } from '@jest/globals';
import { START } from '@talentlog/runtime';
import { at, fill, people, rows } from './people.ts';
import type { Subject } from './subject.ts';

/** Generations that are filled beside the one that answers. */
export function fillsSuite(subject: () => Subject): void {
  describe('a filling', () => {
    test('one that is opened to be filled answers before it is finished as afterwards, and finds by key', async () => {
      const [, build] = await subject().store.open(people, { rebuild: true, filling: true });
      const found: unknown[] = [];
      await build?.transact(at(1), async (writer) => {
        await fill(writer);
        found.push(
          (await writer.find('people', 'ownerId', 'o1')).length,
          (await writer.find('people', 'tags', 'java')).length,
        );
      });
      await subject().reopen();
      const [, again] = await subject().store.open(people, { filling: true });
      await again?.transact(at(2), async (writer) => {
        found.push(
          (await writer.find('people', 'ownerId', 'o1')).length,
          (await writer.find('people', 'tags', 'java')).length,
        );
        await writer.delete('people', 'd');
      });
      expect(found).toEqual([found[0], 2, found[0], 2]);
      await again?.goLive();
      await again?.finish();
      expect(await subject().ids({ sort: [{ field: 'ownerId' }] })).toHaveLength(rows.length - 1);
      expect(await subject().ids({ where: [{ field: 'tags', in: ['java'] }] })).toBe('ab');
    });

    test('of two batches that end together, the one that fails takes nothing from the other', async () => {
      const [old, build] = await subject().store.open(people, { rebuild: true });
      const unfit = { stream: 's', position: at(1), eventId: 'e', type: 'T', error: Symbol() as unknown as string };
      const [kept, failed] = await Promise.allSettled([
        old?.transact(at(5), (writer) => writer.put('people', { id: 'z', ownerId: 'old' })),
        build?.transact(at(1), async (writer) => {
          await writer.put('people', { id: 'z', ownerId: 'build', tags: ['z'] });
          await writer.park(unfit);
        }),
      ]);
      expect([kept?.status, failed?.status]).toEqual(['fulfilled', 'rejected']);
      expect([await old?.checkpoint(), await build?.checkpoint()]).toEqual([at(5), START]);
      await build?.transact(at(1), async (writer) => {
        expect(await writer.get('people', 'z')).toBeUndefined();
        await writer.put('people', { id: 'z', ownerId: 'again', tags: ['y'] });
      });
      expect((await subject().store.get('people', 'z'))?.ownerId).toBe('old');
      await build?.goLive();
      expect(await subject().ids({ where: [{ field: 'tags', in: ['y'] }] })).toBe('z');
    });
  });
}
