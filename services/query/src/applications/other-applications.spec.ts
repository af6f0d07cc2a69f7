import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { anApplication } from '../testing/company.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id } from '../testing/story.ts';
import { first, twoApplicants } from '../testing/two-applicants.ts';
import { viewers } from '../testing/viewers.ts';
import { screened } from '../testing/work.ts';

/** The same person applied for the position of somebody else, too. */
const also = { applicationId: id(13), jobSeekerId: first.jobSeekerId, positionId: id(2) };

describe('other applications of a candidate', () => {
  let reading: ReadSide;
  beforeEach(async () => {
    reading = await ReadSide.open();
    await reading.tell(
      ...twoApplicants,
      anApplication(first, 'RESUME_SCREENING'),
      anApplication(also, 'FIRST_INTERVIEW'),
      ...screened(id(31), first),
    );
  });
  afterEach(() => reading.close());

  // By hand from the scopes: who owns the position hears that there is another one and at which stage; who has a task on it alone does not.
  it.each([
    ['HR', { others: [], elsewhere: ['FIRST_INTERVIEW'] }],
    ['PR', { others: [], elsewhere: ['FIRST_INTERVIEW'] }],
    ['SC', { others: [], elsewhere: [] }],
    ['AD', { others: [also.applicationId], elsewhere: [] }],
  ] as const)('are shown to %s as far as their scope goes', async (role, expected) => {
    const { data } = await reading.ask('applicationDetail', { applicationId: first.applicationId }, viewers[role]);
    expect({
      others: data?.others.map(({ applicationId }) => applicationId),
      elsewhere: data?.elsewhere.map(({ stage }) => stage),
    }).toEqual(expected);
  });
});
