import { describe, expect, it } from '@jest/globals';
import { account } from '../account/account.ts';
import { given, happened, type Story, story, testActor, testId } from '../shared/testing.ts';
import { decidedJobSeeker } from './deciders.ts';
import { aClaim, jobSeekerCreated, jobSeekerId, phone } from './fixtures.ts';

const accountId = testId(8);
const own = { accountId, jobSeekerId, personId: jobSeekerId };
const email = 'w@example.com';
const byStaff = { by: 'STAFF', agreedBy: [testActor.id], everywhere: false };
const withMail = (proved: boolean): Story =>
  story(account, accountId, [
    happened('AccountRegistered', { ...own, name: '王晨', phone, language: 'zh-CN' }),
    happened('EmailChanged', { ...own, email, former: null, proved }),
  ]);

describe('staff who edit a person with an account', () => {
  const edit = (wish: object, proved = true) =>
    given(decidedJobSeeker, jobSeekerId, [jobSeekerCreated({ accountId, email })])
      .related({ 'present:phone': aClaim(jobSeekerId), phone: aClaim(), account: withMail(proved) })
      .when('EditJobSeeker', { jobSeekerId, ...wish });

  it.each([
    ['another phone', { phone: '+8613900139000' }, 'phone'],
    ['no phone', { phone: null }, 'phone'],
    ['another e-mail', { email: 'thief@example.com' }, 'email'],
    ['no e-mail', { email: null }, 'email'],
  ])('do not give them %s than they proved', (_what, wish, path) =>
    expect(edit(wish)).toMatchObject({ refused: 'jobSeeker.contact_proved', path }),
  );

  it('do not give them another phone where only their phone registered the account', () =>
    expect(edit({ phone: '+8613900139000' }, false)).toMatchObject({
      ...{ refused: 'jobSeeker.contact_proved', path: 'phone' },
    }));

  it('correct their name, and say again what they proved', () =>
    expect(edit({ name: '王辰', phone, email }).own.map(({ data }) => data)).toEqual([
      { jobSeekerId, field: 'name', before: '王晨', after: '王辰', ...byStaff },
    ]));

  it('give an e-mail where none was proved', () =>
    expect(edit({ email: 'new@example.com' }, false).own.map(({ data }) => data)).toEqual([
      { jobSeekerId, field: 'email', before: email, after: 'new@example.com', ...byStaff },
    ]));
});
