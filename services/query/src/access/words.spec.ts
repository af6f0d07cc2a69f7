import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication, aPosition, colleagues, hr } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, staff } from '../testing/story.ts';

const dozen = '甲乙丙丁戊己庚辛壬癸子丑';
const asHr = staff(hr, 'HR');

describe('a search of many words', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...colleagues, ...aPosition(id(1)), ...aPerson(id(2), dozen));
    await reading.tell(anApplication({ applicationId: id(3), jobSeekerId: id(2), positionId: id(1) }));
  });
  afterEach(() => reading.close());

  const found = async (words: string) =>
    (await reading.ask('applications', { text: [...words].join(' ') }, asHr)).page?.total;

  it('looks for the first dozen, each once', async () => {
    expect(await found(dozen)).toBe(1);
    expect(await found(`寅${dozen}`)).toBe(0);
    expect(await found(`${dozen}寅`)).toBe(1);
    expect(await found(`甲甲甲${dozen}`)).toBe(1);
    expect(await found('甲甲甲甲甲甲甲甲甲甲甲甲寅')).toBe(0);
  });
});
