import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { aPosition, colleagues } from '../testing/company.ts';
import { advertised } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, now } from '../testing/story.ts';

/** Chips in Hangzhou at 20-35K, tests in Shanghai and Hangzhou at 300 a day, buying in Chengdu at 30-60 × 10K a year, sales negotiable. */
const company = [
  ...colleagues,
  ...aPosition(id(1)),
  ...aPosition(id(2), {
    title: '测试实习生',
    category: 'TEST',
    nature: 'INTERNSHIP',
    track: 'INTERN',
    recruitCategory: 'INTERNSHIP',
    experience: 'STUDENT',
    locations: ['上海', '杭州市滨江区'],
    pay: { unit: 'DAY', min: 200, max: 300 },
  }),
  ...aPosition(id(3), {
    title: '采购',
    category: 'SUPPLY',
    locations: ['成都'],
    experience: 'Y4',
    pay: { unit: 'YEAR', min: 30, max: 60 },
  }),
  ...aPosition(id(4), {
    title: '销售',
    category: 'SALES',
    experience: 'Y1_3',
    pay: { unit: 'MONTH', min: null, max: null },
  }),
  ...advertised(id(11), id(1), 'AD-1'),
  ...advertised(id(12), id(2), 'AD-2', { channel: 'CAMPUS_SITE', order: 5 }),
  ...advertised(id(13), id(3), 'AD-3', { adType: 'URGENT', order: 200 }),
  ...advertised(id(14), id(4), 'AD-4', { order: 3 }),
];

describe('the list of jobs', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(...company);
  });
  afterEach(() => reading.close());
  const asked = async (params: object, at = now) => {
    const { data, page } = await reading.ask('jobList', params, {}, at);
    return { titles: data?.jobs.map(({ title }) => title), facets: data?.facets, jobs: data?.jobs, page };
  };

  it('puts the lower order first, as the form of an advertisement says', async () => {
    expect((await asked({})).titles).toEqual(['销售', '测试实习生', '芯片工程师', '采购']);
  });

  it('shows a publication on the site of its channel', async () => {
    expect((await asked({ channel: 'CAMPUS_SITE' })).titles).toEqual(['测试实习生']);
    expect((await asked({ channel: 'SOCIAL_SITE' })).titles).toEqual(['销售', '芯片工程师', '采购']);
  });

  it('marks what was advertised as urgent, and leaves a referral to whoever has its address', async () => {
    const hot = async () => (await asked({})).jobs?.filter((job) => job.hot).map(({ title }) => title);
    expect(await hot()).toEqual(['采购']);
    await reading.tell(...advertised(id(15), id(1), 'AD-5', { adType: 'REFERRAL' }));
    expect((await asked({})).titles).toHaveLength(4);
    const { data } = await reading.ask('jobDetail', { advertisementId: id(15) }, {});
    expect(data?.job.title).toBe('芯片工程师');
    const other = await reading.ask('jobDetail', { advertisementId: id(11) }, {});
    expect(other.data?.similar).toEqual([]);
  });

  it('compares pay by the month, whatever unit it is told in', async () => {
    expect((await asked({ sort: 'PAY' })).titles).toEqual(['采购', '芯片工程师', '测试实习生', '销售']);
    expect((await asked({ sort: 'PAY', pay: '30000' })).titles).toEqual(['采购', '芯片工程师', '销售']);
    expect((await asked({ pay: '20000', category: 'TEST' })).titles).toEqual([]);
  });

  it('finds a city by its English name, and a kind of position by what it is called', async () => {
    for (const text of ['Chengdu', 'chengdu', '成都', 'supply chain'])
      expect((await asked({ text })).titles).toEqual(['采购']);
    expect((await asked({ text: 'hangzhou' })).titles).toEqual(['销售', '测试实习生', '芯片工程师']);
    expect((await asked({ text: '实习 Shanghai' })).titles).toEqual(['测试实习生']);
  });

  it('filters by the very experience that a position asks for, older options too', async () => {
    for (const [experience, titles] of [
      ['Y4', ['采购']],
      ['Y3_5', ['芯片工程师']],
      ['Y1_3', ['销售']],
      ['Y3', []],
    ] as const)
      expect((await asked({ experience })).titles).toEqual(titles);
    const both = await asked({ experience: ['Y4', 'STUDENT'] });
    expect(both.titles).toEqual(['测试实习生', '采购']);
    // Beside the chosen ones the others are counted as what choosing them would show.
    expect(both.facets).toMatchObject({ experience: { Y3_5: 1, Y1_3: 1 }, category: { TEST: 1, SUPPLY: 1 } });
  });

  it('counts for every filter what each choice would show', async () => {
    expect((await asked({})).facets).toEqual({
      track: { SOCIAL: 3, INTERN: 1 },
      category: { RND: 1, TEST: 1, SUPPLY: 1, SALES: 1 },
      location: { 杭州: 2, 上海: 1, 杭州市滨江区: 1, 成都: 1 },
      nature: { FULL_TIME: 3, INTERNSHIP: 1 },
      recruitCategory: { INTERNSHIP: 1 },
      experience: { STUDENT: 1, Y3_5: 1, Y4: 1, Y1_3: 1 },
      published: { '3D': 4, '1W': 4, '1M': 4, '3M': 4, '6M': 4, '1Y': 4 },
      pay: { '10000': 3, '15000': 3, '20000': 3, '30000': 3 },
    });
    const { facets } = await asked({ category: 'TEST', pay: '10000' }, '2026-11-06T00:00:00.000Z');
    expect(facets).toMatchObject({
      category: { RND: 1, SUPPLY: 1, SALES: 1 },
      location: {},
      published: { '3D': 0, '1Y': 0 },
      pay: { '10000': 0 },
    });
    const late = await asked({ published: '3D', category: 'TEST' }, '2026-11-06T00:00:00.000Z');
    expect(late.facets).toMatchObject({ category: {}, published: { '3D': 0, '1W': 1, '1Y': 1 } });
  });

  it('shows the last page for one behind it', async () => {
    const last = await asked({ page: 99, size: 3 });
    expect(last.titles).toEqual(['采购']);
    expect(last.page).toEqual({ total: 4 });
    expect((await asked({ page: 99, text: 'nothing' })).page).toEqual({ total: 0 });
    expect((await asked({ page: 1, size: 3 })).page).toEqual({ total: 4, next: 2 });
  });
});
