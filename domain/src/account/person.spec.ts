import { describe, expect, it } from '@jest/globals';
import { aClaim, aJobSeeker, jobSeekerId, phone } from '../job-seeker/fixtures.ts';
import { jobSeeker } from '../job-seeker/job-seeker.ts';
import { testSeeker } from '../privacy-authorization/fixtures.ts';
import { given, happened, type Story, story, testActor, testSystem } from '../shared/testing.ts';
import { decidedAccount } from './deciders.ts';
import { accountClosesAt, accountHistories, accountId } from './fixtures.ts';

const system = { actor: testSystem };

describe('whoever registers', () => {
  const register = (related: Readonly<Record<string, Story>>, name?: string) =>
    given(decidedAccount, accountId)
      .related({ phone: aClaim(), person: aClaim(), ...related })
      .when('RegisterAccount', { phone, ...(name === undefined ? {} : { name }) }, system);
  const known = { person: aClaim(jobSeekerId), jobSeeker: aJobSeeker() };

  it('is called as staff called them, unless they say otherwise', () => {
    expect(register(known).own[0]?.data).toMatchObject({ name: '王晨' });
    expect(register(known).others.map(({ type }) => type)).toEqual(['ClaimTaken', 'JobSeekerAccountJoined']);
    const renamed = register(known, '王晨曦');
    expect(renamed.own[0]?.data).toMatchObject({ name: '王晨曦' });
    expect(renamed.others.at(-1)?.data).toMatchObject({
      jobSeekerId,
      field: 'name',
      before: '王晨',
      after: '王晨曦',
      by: 'SELF',
    });
  });

  it('is somebody new where the phone leads to a person of whom nothing is kept', () => {
    const unknown = { person: aClaim(jobSeekerId), jobSeeker: story(jobSeeker, jobSeekerId) };
    expect(register(unknown).others.map(({ type }) => type)).toEqual(['ClaimTaken', 'JobSeekerCreated']);
    expect(register(unknown).own[0]?.data).not.toMatchObject({ jobSeekerId });
  });

  it('has no name where nobody said one', () => expect(register({}).own[0]?.data).toMatchObject({ name: null }));
});

describe('an account and its person', () => {
  const rename = (jobSeekerStory?: Story) =>
    given(decidedAccount, accountId, accountHistories.ACTIVE)
      .related(jobSeekerStory ? { jobSeeker: jobSeekerStory } : {})
      .when('RenameAccount', { accountId, name: '王晨曦' }, { actor: testSeeker });

  it('have one name', () => {
    expect(rename(aJobSeeker()).others).toMatchObject([{ data: { field: 'name', before: '王晨', after: '王晨曦' } }]);
    expect(rename(story(jobSeeker, jobSeekerId)).others).toEqual([]);
    expect(rename().others).toEqual([]);
  });

  it.each([
    ['a colleague by themselves', ['HR'], testSeeker, 'auth.forbidden'],
    ['an administrator by themselves', ['AD'], testSeeker, 'auth.forbidden'],
    ['a colleague by an administrator', ['HR'], testActor, undefined],
    ['a person by themselves', ['CA'], testSeeker, undefined],
    ['a person by an administrator', [], testActor, 'auth.forbidden'],
  ])('are renamed, or not: %s', (_who, roles, actor, refused) => {
    const granted = happened('RolesGranted', { accountId, jobSeekerId, roles });
    const answer = given(decidedAccount, accountId, [...accountHistories.ACTIVE, granted])
      .related({ jobSeeker: aJobSeeker() })
      .when('RenameAccount', { accountId, name: '沈知行' }, { actor });
    expect(answer.refused).toBe(refused);
  });

  it.each([
    ['themselves', accountId, 'auth.forbidden'],
    ['an administrator', testActor.id, undefined],
  ])('of a colleague who never was a candidate is renamed by %s', (_who, id, refused) => {
    const hired = happened('StaffAccountCreated', {
      ...{ accountId, jobSeekerId: null, personId: accountId, roles: ['HR'] },
      ...{ name: '李思', loginName: 'li.si', phone: null, email: null, language: 'zh-CN' },
    });
    const answer = given(decidedAccount, accountId, [hired]).when(
      'RenameAccount',
      { accountId, name: '李四' },
      { actor: { kind: 'account', id } },
    );
    expect(answer.refused).toBe(refused);
  });

  it('answer when the account will be closed', () =>
    expect(
      given(decidedAccount, accountId, accountHistories.ACTIVE)
        .related({ jobSeeker: aJobSeeker() })
        .when('RequestClosing', { accountId }, { actor: testSeeker }).result,
    ).toEqual({ closesAt: accountClosesAt }));
});
