import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { START } from '@talentlog/runtime';
import { until } from '../../support/until.ts';
import { at, people } from './people.ts';
import { gate, type Subject } from './subject.ts';

/** What is left of rows that were purged: nothing, whatever is going on beside it. */
export function purgesSuite(subject: () => Subject): void {
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
      expect([canary, await place.holds(canary)]).toEqual([canary, false]);
  });

  test('no copy stays in the room that pages do not use, once the store was compacted', async () => {
    const { generation, store, place } = subject();
    if (place.keepsRoom !== undefined) {
      console.info(`no room is given back: ${place.keepsRoom}`);
      expect(await store.compact()).toBe(false);
      return;
    }
    // Rows of all lengths, some of which grow: pages split, and what moves leaves a copy behind.
    const rows = Array.from({ length: 9000 }, (_, index) => ({ id: randomUUID(), isGone: index % 5 === 0 }));
    const grown = rows.filter((_, index) => index % 3 === 0).toSorted(() => randomInt(3) - 1);
    for (const [batch, some] of [rows, grown].entries())
      await generation.transact(at(2 + batch), async (writer) => {
        for (const { id, isGone } of some)
          await writer.put('people', {
            ...{ id, ownerId: `${id} ${isGone ? 'gonecanary' : ''}`, resume: '' },
            details: { title: 'x'.repeat(randomInt(batch === 0 ? 400 : 520)) },
          });
      });
    await store.purge(
      'people',
      rows.filter(({ isGone }) => isGone).map(({ id }) => id),
    );
    expect(await store.compact()).toBe(true);
    expect((await place.holds?.('gonecanary')) ?? false).toBe(false);
    expect(await store.get('people', rows[1]?.id ?? '')).toMatchObject({ id: rows[1]?.id });
  });

  test('rows of a generation that another one took the place of leave no trace', async () => {
    await subject().generation.transact(at(2), (writer) =>
      writer.put('people', { id: 'p', ownerId: 'oldcanary', resume: 'oldcanary 金丝雀鸟' }),
    );
    const [, build] = await subject().store.open(people, { rebuild: true });
    if (build === undefined) throw new Error('nothing is built');
    await build.transact(at(2), (writer) => writer.put('people', { id: 'p', ownerId: 'o1', resume: 'new' }));
    await build.goLive();
    const { holds } = subject().place;
    if (holds === undefined) return;
    await until(
      async () => !(await holds('oldcanary')) && !(await holds('丝雀')),
      'the dropped rows to leave the files',
      20,
    );
  });

  test('a purge asked for during a batch also removes what that batch writes of them', async () => {
    const [, build] = await subject().store.open(people, { rebuild: true });
    const [begun, goOn] = [gate(), gate()];
    const writing = subject().generation.transact(at(2), async (writer) => {
      const row = await writer.get('people', 'a');
      begun.open();
      await goOn.opened;
      await writer.put('people', { ...row, id: 'a', tags: ['canarytag'], resume: 'canaryresume' });
      await writer.delete('people', 'b');
    });
    await begun.opened;
    const purging = subject().store.purge('people', ['a', 'b']);
    goOn.open();
    await Promise.all([writing, purging]);
    expect(await subject().ids({})).toBe('cd');
    for (const canary of ['canarytag', 'canaryresume'])
      expect([canary, (await subject().place.holds?.(canary)) ?? false]).toEqual([canary, false]);
    expect(await build?.checkpoint()).toBe(START);
  });
}
