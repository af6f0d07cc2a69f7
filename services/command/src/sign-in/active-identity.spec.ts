import { describe, expect, it } from '@jest/globals';
import { actingAs, usualIdentity } from './identities.ts';

const both = { roles: ['HR', 'IV', 'CA', 'IE'], jobSeekerId: 'js-1' };

describe('the rights of who is several', () => {
  it.each([
    ['JobSeeker', ['IE', 'JS'], 'js-1'],
    ['CampusAmbassador', ['CA'], undefined],
    ['Staff', ['HR', 'IV'], undefined],
  ] as const)('as %s are %j of person %s', (identity, roles, jobSeekerId) => {
    expect(actingAs(identity, both)).toMatchObject({ identity, roles, jobSeekerId });
  });
  it('names what they could switch to, with its roles', () => {
    expect(actingAs('JobSeeker', { roles: ['AD'], jobSeekerId: 'js-1' }).held).toEqual([
      { identity: 'JobSeeker', roles: ['JS'] },
      { identity: 'Staff', roles: ['AD'] },
    ]);
  });
});

describe('an identity that is held no more', () => {
  it.each([
    ['Staff', { roles: [], jobSeekerId: 'js-1' }, 'JobSeeker', ['JS']],
    ['CampusAmbassador', { roles: ['HR'], jobSeekerId: 'js-1' }, 'JobSeeker', ['JS']],
    // Signed in before they were given a role: there is nothing to choose between.
    ['JobSeeker', { roles: ['HR'], jobSeekerId: null }, 'Staff', ['HR']],
    ['JobSeeker', { roles: ['HH'], jobSeekerId: null }, 'JobSeeker', ['HH']],
    ['Staff', { roles: [], jobSeekerId: null }, 'JobSeeker', []],
  ] as const)('%s of %j gives way to %s with %j', (chosen, account, identity, roles) => {
    expect(actingAs(chosen, account)).toMatchObject({ identity, roles });
  });
  it.each([
    [['CampusAmbassador', 'Staff'], 'Staff'],
    [['JobSeeker', 'CampusAmbassador', 'Staff'], 'JobSeeker'],
    [[], 'JobSeeker'],
  ] as const)('who holds %j begins as %s', (held, identity) => {
    expect(usualIdentity(held)).toBe(identity);
  });
});
