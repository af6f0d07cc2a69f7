import { describe, expect, it } from '@jest/globals';
import { identitiesOf } from './identities.ts';

describe('identities of an account', () => {
  it.each([
    { roles: [], jobSeekerId: 'js-1', held: ['JobSeeker'] },
    { roles: ['CA'], jobSeekerId: 'js-1', held: ['JobSeeker', 'CampusAmbassador'] },
    { roles: ['HR', 'IV'], jobSeekerId: null, held: ['Staff'] },
    { roles: ['IV', 'CA'], jobSeekerId: 'js-1', held: ['JobSeeker', 'CampusAmbassador', 'Staff'] },
    { roles: ['HH'], jobSeekerId: null, held: [] },
    { roles: ['IE'], jobSeekerId: 'js-1', held: ['JobSeeker'] },
    { roles: ['AU'], jobSeekerId: null, held: ['Staff'] },
  ])('$roles of $jobSeekerId are $held', ({ roles, jobSeekerId, held }) => {
    expect(identitiesOf({ roles, jobSeekerId })).toEqual(held);
  });
});
