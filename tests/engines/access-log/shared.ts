import { expect, test } from '@jest/globals';
import type { AccessLog } from '@talentlog/runtime';
import { minutes, page, read } from './reads.ts';

/** Late and odd reads, lots of them, and two who add at once. */
export function sharedReadsSuite(asked: () => { readonly log: AccessLog; open(): Promise<AccessLog> }): void {
  test('ten minutes begin at the clock’s tens, and a row spans none of them', async () => {
    await asked().log.add([read({ at: minutes(9.99) }), read({ at: minutes(10) })]);
    expect((await asked().log.list(page)).rows.map(({ count }) => count)).toEqual([1, 1]);
  });

  test('reads that come late, or by a clock an hour apart, make no row younger or older than they are', async () => {
    await asked().log.add([read({ at: minutes(5) })]);
    await asked().log.add([read({ at: minutes(2) }), read({ at: minutes(-60) })]);
    expect((await asked().log.list(page)).rows.map(({ firstAt, lastAt, count }) => [firstAt, lastAt, count])).toEqual([
      [minutes(2), minutes(5), 2],
      [minutes(-60), minutes(-60), 1],
    ]);
  });

  test('two who add at once lose nothing, and count nothing twice', async () => {
    const other = await asked().open();
    const adds = Array.from({ length: 30 }, (_, turn) =>
      (turn % 2 ? asked().log : other).add([
        read(),
        read({ part: turn % 3 ? 'FILE' : 'OFFER', at: minutes(turn % 9) }),
      ]),
    );
    await Promise.all(adds);
    const { rows, total } = await other.list(page);
    expect([total, rows.reduce((sum, { count }) => sum + count, 0)]).toEqual([2, 60]);
    expect(rows.find(({ part }) => part === 'FILE')?.count).toBe(20);
    await other.close();
  });

  test('a thousand reads at once are a thousand, and nothing is nothing', async () => {
    await asked().log.add([]);
    await asked().log.add(Array.from({ length: 1_000 }, (_, n) => read({ jobSeekerId: `p${n % 250}` })));
    const { rows, total } = await asked().log.list({ ...page, limit: 300 });
    expect([total, rows.every(({ count }) => count === 4)]).toEqual([250, true]);
  });

  test('ids and parts in any language are told apart by every character', async () => {
    const people = ['王小明', '王小明 ', 'a","b', 'a', '$a', 'a.b'];
    await asked().log.add(people.map((jobSeekerId) => read({ jobSeekerId, readerId: '招聘 "HR"', part: '简历🎉' })));
    for (const jobSeekerId of people)
      expect(await asked().log.list({ ...page, jobSeekerId })).toMatchObject({
        total: 1,
        rows: [{ jobSeekerId, part: '简历🎉' }],
      });
    expect((await asked().log.list({ ...page, readerId: '招聘 "HR"' })).total).toBe(6);
  });

  test('rows of one instant are in an order that pages keep', async () => {
    await asked().log.add(['p3', 'p1', 'p2', 'p4'].map((jobSeekerId) => read({ jobSeekerId })));
    const pages = await Promise.all([0, 2].map((offset) => asked().log.list({ limit: 2, offset })));
    expect(pages.flatMap(({ rows }) => rows.map(({ jobSeekerId }) => jobSeekerId))).toEqual(['p1', 'p2', 'p3', 'p4']);
  });

  test('what was forgotten can be read of again', async () => {
    await asked().log.add([read()]);
    await asked().log.forget(minutes(60));
    await asked().log.add([read({ at: minutes(61) }), read()]);
    expect((await asked().log.list(page)).rows.map(({ count }) => count)).toEqual([1, 1]);
  });
}
