import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication, hr, otherHr, screener } from '../testing/company.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, staff } from '../testing/story.ts';
import { first, second, twoApplicants } from '../testing/two-applicants.ts';

const asAdmin = staff(id(905), 'AD');

describe('a list as one acts on it at once', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    const earlier = anApplication(first, 'RESUME_SCREENING', '2026-11-01T04:00:00.000Z');
    await reading.tell(...twoApplicants, earlier, anApplication(second, 'FIRST_INTERVIEW'));
  });
  afterEach(() => reading.close());

  const chosen = async (params: object, caller = asAdmin) =>
    (await reading.ask('applicationChoice', params, caller)).data;
  const ids = async (params: object, caller = asAdmin) =>
    (await chosen(params, caller))?.rows.map(({ applicationId }) => Number(applicationId.slice(-2)));

  it('holds what the list holds, in its order and within its scope', async () => {
    expect(await ids({ sort: 'deliveredAt' })).toEqual([11, 12]);
    expect(await ids({ sort: '-deliveredAt' })).toEqual([12, 11]);
    expect(await ids({ stage: 'FIRST_INTERVIEW' })).toEqual([12]);
    expect(await ids({}, staff(hr, 'HR'))).toEqual([11]);
    expect(await ids({}, staff(otherHr, 'HR'))).toEqual([12]);
    expect(await ids({}, staff(screener, 'SC'))).toEqual([]);
  });

  it('tells of each what it takes and how far it was, as the list does', async () => {
    const row = (await reading.ask('applications', { stage: 'RESUME_SCREENING' }, staff(hr, 'HR'))).data?.rows[0];
    const one = (await chosen({}, staff(hr, 'HR')))?.rows[0];
    expect(one?.allowedActions).toContain('PassStep');
    expect(row).toMatchObject({ ...one });
  });

  it('ends after five hundred, and says how many there are in all', async () => {
    const more = Array.from({ length: 500 }, (_, index) =>
      anApplication({ ...second, applicationId: id(1000 + index) }, 'FIRST_INTERVIEW'),
    );
    await reading.tell(...more);
    const all = await chosen({ sort: 'deliveredAt' });
    expect([all?.rows.length, all?.total]).toEqual([500, 502]);
  });
});
