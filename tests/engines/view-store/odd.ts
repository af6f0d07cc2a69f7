import { expect, test } from '@jest/globals';
import { type Row, START } from '@talentlog/runtime';
import { at, people } from './people.ts';
import type { Subject } from './subject.ts';

/** Rows and moments that are seldom met. */
export function oddSuite(subject: () => Subject): void {
  const put = (turn: number, ...rows: readonly Row[]) =>
    subject().generation.transact(at(turn), async (writer) => {
      for (const row of rows) await writer.put('people', row);
    });

  test('an array in a column that held none is found by its second element, in lists and by whoever projects', async () => {
    await put(2, { id: 'm', ownerId: ['first', 'second'] });
    expect(await subject().ids({ where: [{ field: 'ownerId', in: ['second'] }] })).toBe('m');
    const found: string[] = [];
    await subject().generation.transact(at(3), async (writer) => {
      for (const { id } of await writer.find('people', 'ownerId', 'second')) found.push(id);
    });
    expect(found).toEqual(['m']);
  });

  test.each<[string, Row]>([
    ['signs of all planes, and half of one', { id: '𠮷🙂', text: 'a\u0000b\ud800c', ownerId: '王'.repeat(300) }],
    ['names that engines take for theirs', { id: '$set', $set: { 'a.b': 1 }, 'x.y': 2, __proto__x: [], _id: 7 }],
    ['depths', { id: 'deep', list: [[1, [2]], {}, [], null, ''], empty: {}, ownerId: '' }],
    ['numbers', { id: 'n', score: 0.1 + 0.2, mixed: 9007199254740991, big: 1e300, list: [-0.5, 1e-7] }],
  ])('a row comes back as it went: %s', async (_, row) => {
    await put(2, row);
    expect(await subject().store.get('people', row.id)).toStrictEqual(row);
    expect(await subject().store.getMany('people', [row.id])).toStrictEqual([row]);
    await subject().reopenAll();
    expect(await subject().store.get('people', row.id)).toStrictEqual(row);
  });

  test('pages tell each row once while rows that stay in their order are written', async () => {
    const some = Array.from({ length: 40 }, (_, n) => ({ id: `p${String(n).padStart(2, '0')}`, score: n % 4, n: 0 }));
    await put(2, ...some);
    const seen: string[] = [];
    for (let offset = 0; offset < 40; offset += 10) {
      const where = [{ field: 'id', from: 'p' }];
      const sort = [{ field: 'score', descending: true }];
      const page = await subject().store.list('people', { where, sort, limit: 10, offset });
      expect(page.total).toBe(40);
      seen.push(...page.rows.map(({ id }) => id));
      await put(3 + offset, ...some.filter((_, n) => n % 3 === 0).map((row) => ({ ...row, n: offset + 1 })));
    }
    expect([...seen].sort()).toEqual(some.map(({ id }) => id));
  });

  test('a scan tells each row once that was there all the time, whatever comes and goes beside it', async () => {
    const some = Array.from({ length: 1200 }, (_, n) => ({ id: `s${String(n).padStart(4, '0')}`, score: n }));
    await put(2, ...some);
    const seen: string[] = [];
    for await (const { id } of subject().store.scan('people')) {
      seen.push(id);
      if (seen.length === 100) await put(3, { id: 's0000x' }, { id: 's1199x' });
    }
    const stayed = seen.filter((id) => id.startsWith('s') && !id.endsWith('x'));
    expect(stayed).toEqual(some.map(({ id }) => id));
  });

  test('a row that is deleted and comes again is the new one', async () => {
    await subject().generation.transact(at(2), (writer) => writer.delete('people', 'a'));
    expect(await subject().store.get('people', 'a')).toBeUndefined();
    expect(await subject().ids({ where: [{ field: 'score', isNull: true }] })).toBe('');
    await put(3, { id: 'a', score: 1 });
    expect(await subject().store.get('people', 'a')).toEqual({ id: 'a', score: 1 });
    expect(await subject().ids({ search: '软件' })).toBe('b');
  });

  test('two who open a new version at once fill one and the same build', async () => {
    const other = await subject().place.open();
    try {
      const next = { ...people, version: 2 };
      const [[, mine], [, theirs]] = await Promise.all([subject().store.open(next), other.open(next)]);
      expect([mine?.number, await mine?.checkpoint()]).toEqual([theirs?.number, START]);
    } finally {
      await other.close();
    }
  });
}
