import { afterEach, beforeEach, expect, it } from '@jest/globals';
import type { Role } from '@talentlog/contracts';
import { defaultSettings } from '@talentlog/domain/fold';
import { openViews } from '../open-views.ts';
import { admin, anApplication, aPosition, colleagues, hr, otherHr, screener } from '../testing/company.ts';
import { aPerson } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { id, now, staff } from '../testing/story.ts';
import { seesAllApplications } from './people-seen.ts';

let reading: ReadSide;
beforeEach(async () => {
  reading = await ReadSide.open();
  const delivered = (applicationId: string, jobSeekerId: string, positionId: string) =>
    anApplication({ applicationId, jobSeekerId, positionId });
  await reading.tell(...colleagues, ...aPosition(id(1), {}, hr), ...aPosition(id(2), {}, otherHr));
  await reading.tell(...aPerson(nowhere, '林晓'), ...aPerson(once, '王晨'), ...aPerson(twice, '高明'));
  await reading.tell(delivered(id(11), once, id(1)), delivered(id(12), twice, id(1)), delivered(id(13), twice, id(2)));
});
afterEach(() => reading.close());

const [nowhere, once, twice] = [id(21), id(22), id(23)];

/** By hand, from the matrix: who works for one position, for another, for all, with the talent base or without it. */
it.each<[string, Role, string, object]>([
  ['a recruiter', 'HR', hr, { nowhere: true, once: true, twice: false }],
  ['one of another position', 'HR', otherHr, { nowhere: true, once: false, twice: false }],
  ['who is responsible, and has no talent base', 'PR', hr, { nowhere: false, once: true, twice: false }],
  ['a screener without a task', 'SC', screener, { nowhere: false, once: false, twice: false }],
  ['an auditor', 'AU', id(906), { nowhere: false, once: false, twice: false }],
  ['an administrator', 'AD', admin, { nowhere: true, once: true, twice: true }],
])(
  'what names no application of a person is seen by %s as far as all of theirs are',
  async (_who, role, account, seen) => {
    const asked = { views: openViews(reading.store), now, settings: defaultSettings, caller: staff(account, role) };
    const sees = (person: string) => seesAllApplications(person, 'VIEW_JOB_SEEKER', asked);
    expect({ nowhere: await sees(nowhere), once: await sees(once), twice: await sees(twice) }).toEqual(seen);
  },
);

it('is nobody’s of those whom the matrix gives no look at people', async () => {
  const asked = { views: openViews(reading.store), now, settings: defaultSettings, caller: {} };
  expect(await seesAllApplications(nowhere, 'VIEW_JOB_SEEKER', asked)).toBe(false);
});
