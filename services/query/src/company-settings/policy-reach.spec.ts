import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { admin, colleagues, hr } from '../testing/company.ts';
import { aPerson, consentWithdrawn } from '../testing/people.ts';
import { ReadSide } from '../testing/read-side.ts';
import { happened, staff } from '../testing/story.ts';

let reading: ReadSide;
beforeEach(async () => {
  reading = await ReadSide.open();
  await reading.tell(...colleagues);
});
afterEach(() => reading.close());

it('who is asked anew is counted, by what they are reached at, and the minutes that those take', async () => {
  const [one, two, gone] = [
    '00000000-0000-4000-8000-000000000101',
    '00000000-0000-4000-8000-000000000102',
    '00000000-0000-4000-8000-000000000103',
  ];
  await reading.tell(
    ...aPerson(one, '林一'),
    ...aPerson(two, '林二'),
    ...aPerson(gone, '林三'),
    consentWithdrawn(gone),
  );
  await reading.tell(
    happened('jobSeeker', two, 'ContactChanged', {
      ...{ jobSeekerId: two, field: 'email', before: 'x', after: '' },
      ...{ by: 'SELF', agreedBy: [], everywhere: false },
    }),
  );
  const { data } = await reading.ask('policyReach', {}, staff(admin, 'AD'));
  expect(data).toEqual({ people: 2, mail: 1, sms: 2, neither: 0, minutes: 1 });
  const leaving = { jobSeekerId: one, accountId: null, cause: 'REQUEST', requestId: null, applicationIds: [] };
  await reading.tell(happened('jobSeeker', one, 'ErasureBegun', leaving as never));
  expect((await reading.ask('policyReach', {}, staff(admin, 'AD'))).data?.people).toBe(1);
});

it.each(['HR', 'PR', 'AU'] as const)('who is asked anew is no business of %s', async (role) => {
  expect((await reading.ask('policyReach', {}, staff(hr, role))).refused).toBe('auth.forbidden');
});
