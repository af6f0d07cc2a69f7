import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryName } from '@talentlog/contracts';
import { subjectsFound } from '../history/subjects.ts';
import { openViews } from '../open-views.ts';
import { peopleProjector } from '../people/view.ts';
import { aPosition, colleagues, hr } from '../testing/company.ts';
import { consentExpired } from '../testing/people.ts';
import { everythingOf } from '../testing/pipeline.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, id, opened, staff } from '../testing/story.ts';

const asHr = staff(hr, 'HR');
const lists = ['applications', 'screeningItems', 'offers', 'collections'] as const satisfies readonly QueryName[];
/** Consents of the story end on the first of May. */
const before = '2027-04-30T23:59:59.999Z';
const ended = '2027-05-01T00:00:00.000Z';
const daysLater = '2027-05-04T04:00:00.000Z';

describe('a name whose consent reached its end, before the event that says so', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...colleagues,
      ...aPosition(id(1)),
      ...everythingOf(1, id(1)),
      ...everythingOf(2, id(1)),
      // The second person gave it anew.
      happened('privacyAuthorization', id(2002), 'ConsentGranted', {
        jobSeekerId: id(2002),
        policyVersion: '2025-01-23',
        expiresAt: '2027-11-01T00:00:00.000Z',
      }),
    );
  });
  afterEach(() => reading.close());

  const names = async (list: (typeof lists)[number], text: string, at: string) => {
    const { data, page } = await reading.ask(list, { text }, asHr, at);
    expect(page?.total).toBe(data?.rows.length);
    return data?.rows.map(({ person }) => person.name).toSorted();
  };
  const palette = async (text: string, at: string) =>
    (await reading.ask('paletteSearch', { text }, asHr, at)).data?.people.map(({ name }) => name).toSorted();
  const audited = async (text: string, at: string) =>
    (await subjectsFound(text, { views: openViews(reading.store), now: at })).map(({ number }) => number).toSorted();

  describe.each(lists)('in the list %s', (list) => {
    it('is found until then, and not from then on', async () => {
      expect(await names(list, '林晓', before)).toEqual(['林晓1', '林晓2']);
      for (const at of [ended, daysLater]) expect(await names(list, '林晓', at)).toEqual(['林晓2']);
    });
    it('does not hide the person from their number, or from the title of the position', async () => {
      for (const text of ['2001', '芯片 2001', '20']) expect(await names(list, text, daysLater)).toContain('林**');
      expect(await names(list, '芯片', daysLater)).toEqual(['林**', '林晓2']);
      for (const text of ['林晓 2001', '芯片 林晓1']) expect(await names(list, text, daysLater)).toEqual([]);
    });
    it('is not found where the event was heard by the people alone', async () => {
      await reading.take(peopleProjector, [opened({ ...consentExpired(id(2001)), at: ended }, 1000)]);
      expect(await names(list, '林晓', ended)).toEqual(['林晓2']);
    });
  });

  it('is not found by the palette', async () => {
    expect(await palette('林晓', before)).toEqual(['林晓1', '林晓2']);
    expect(await palette('林晓', ended)).toEqual(['林晓2']);
    expect(await palette('2001', ended)).toEqual(['林**']);
  });

  it('is not counted by the facets of a list', async () => {
    const { data } = await reading.ask('applications', { text: '林晓', facets: 'true' }, asHr, ended);
    expect(data?.sources).toEqual({ STAFF: 1 });
    expect(Object.values(data?.stages ?? {})).toEqual([1]);
  });

  it('is not found by auditors, whom the number leads on', async () => {
    expect(await audited('林晓', before)).toEqual(['2001', '2002']);
    expect(await audited('林晓', ended)).toEqual(['2002']);
    expect(await audited('2001', ended)).toEqual(['2001']);
    expect(await audited('', ended)).toEqual(['2001', '2002']);
  });
});
