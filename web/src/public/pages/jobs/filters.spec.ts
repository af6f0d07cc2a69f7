import { describe, expect, it } from '@jest/globals';
import * as contracts from '@talentlog/contracts';
import { experiences, natures, payFrom, publishedWithin, recruitCategories, tracks } from './filter-values.ts';
import { cleared, countOn, jobListParams, knownFilters, onPage, toggled } from './filters.ts';

describe('job filters', () => {
  it('offer every value of the contract', () => {
    expect(tracks).toEqual(contracts.Track.options);
    expect(natures).toEqual(contracts.PositionNature.options);
    expect(recruitCategories).toEqual(contracts.RecruitCategory.options);
    expect(experiences).toEqual(contracts.Experience.options);
    expect(publishedWithin).toEqual(contracts.PublishedWithin.options);
    expect([...payFrom].sort()).toEqual(contracts.PayFrom.options);
  });
  it('read the address, leave out what they do not know, and fit the contract', () => {
    const params = jobListParams(
      '/social/jobs',
      new URLSearchParams('text= 芯片 &category=RND&category=none!&page=-3&published=2Y&location=杭州'),
    );
    expect(params).toMatchObject({
      channel: ['SOCIAL_SITE'],
      track: [],
      text: '芯片',
      category: ['RND'],
      location: ['杭州'],
      page: 1,
    });
    expect(params.published).toBeUndefined();
    expect(contracts.queries.jobList.params.safeParse(params).success).toBe(true);
  });
  it('switch one value at a time and start again at the first page', () => {
    expect(toggled(new URLSearchParams('category=RND&page=3'), 'category', 'TEST')).toBe('?category=RND&category=TEST');
    expect(toggled(new URLSearchParams('category=RND&category=TEST'), 'category', 'RND')).toBe('?category=TEST');
    expect(toggled(new URLSearchParams('published=3D'), 'published', '1W')).toBe('?published=1W');
    expect(onPage(new URLSearchParams('category=RND&page=2'), 1)).toBe('?category=RND');
  });
  it('are counted and cleared without the words and the order', () => {
    const search = new URLSearchParams('text=uvm&sort=PAY&category=RND&category=TEST&pay=20000&page=2');
    expect(countOn(search)).toBe(3);
    expect(cleared(search)).toBe('?text=uvm&sort=PAY');
  });
  it('carry along what the list knows and nothing else, however long the address is', () => {
    const asked =
      'text= 芯片 &track=CAMPUS&category=RND&location=杭州&nature=FULL_TIME&experience=Y4&experience=Y3_5&published=3D&pay=20000&sort=PAY&page=2';
    expect(knownFilters(new URLSearchParams(asked)).toString()).toBe(
      new URLSearchParams(asked.replace(' 芯片 ', '芯片')).toString(),
    );
    const pairs = (key: (n: number) => string) => Array.from({ length: 900 }, (_, n) => [key(n), `${n % 450}`]);
    const long = [...pairs(() => 'location'), ...pairs((n) => `a${n}`), ...pairs(() => 'track'), ['page', '1']];
    const known = knownFilters(new URLSearchParams(long));
    expect([...known].map(([name]) => name)).toEqual(Array(20).fill('location'));
    expect(new Set(known.getAll('location')).size).toBe(20);
    expect(jobListParams('/jobs', new URLSearchParams(long)).location).toEqual(known.getAll('location'));
  });
});
