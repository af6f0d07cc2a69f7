import { afterEach, describe, expect, it } from '@jest/globals';
import type { QueryName } from '@talentlog/contracts';
import { admin, aPosition, colleagues, hr } from '../testing/company.ts';
import { advertised, everythingOf } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, staff } from '../testing/story.ts';

/** Most reads of one answer; a page that needs more has begun to read row by row. */
const most = 14;
const asHr = staff(hr, 'HR');
const lists: readonly (readonly [QueryName, object])[] = [
  ['applications', {}],
  ['applications', { text: '林晓' }],
  ['screeningItems', {}],
  ['sessions', {}],
  ['interviews', {}],
  ['offers', {}],
  ['collections', {}],
  ['positions', {}],
  ['jobList', {}],
  ['paletteSearch', { text: '林晓' }],
  ['applicationChoice', {}],
];

describe('a page costs the same number of reads however long it is', () => {
  let reading: ReadSide;
  afterEach(() => reading.close());

  const filled = async (rows: number): Promise<void> => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues);
    for (let n = 1; n <= rows; n += 1)
      await reading.tell(...aPosition(id(n)), ...advertised(id(100 + n), id(n)), ...everythingOf(n, id(n)));
  };
  const readsOf = async (name: QueryName, params: object, caller = asHr): Promise<string[]> => {
    const { refused } = await reading
      .ask(name, { size: 50, ...params }, caller)
      .catch(() => reading.ask(name, params, caller));
    expect(refused).toBeUndefined();
    return reading.reads.toSorted();
  };

  it('for every list, and for an administrator as for an owner', async () => {
    const measured: string[][] = [];
    for (const rows of [1, 5, 20]) {
      await filled(rows);
      const reads = [];
      for (const [name, params] of lists) reads.push(...[name, ...(await readsOf(name, params))]);
      reads.push('notifications', ...(await readsOf('notifications', {}, staff(admin, 'AD'))));
      reads.push('myWork', ...(await readsOf('myWork', {}, asHr)));
      measured.push(reads);
      if (rows < 20) await reading.close();
    }
    const [one, five, twenty] = measured;
    expect(five).toEqual(one);
    expect(twenty).toEqual(one);
  });

  it('and for all of a page’s rows that is few', async () => {
    await filled(3);
    for (const [name, params] of lists)
      expect([name, (await readsOf(name, params)).length <= most]).toEqual([name, true]);
    expect((await readsOf('applications', {})).filter((read) => read.startsWith('get '))).toEqual([]);
  });
});
