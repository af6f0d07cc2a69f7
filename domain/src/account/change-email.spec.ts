import { describe, expect, it } from '@jest/globals';
import { aClaim, aJobSeeker, jobSeekerId } from '../job-seeker/fixtures.ts';
import { given, happened, type Story, story, testId, testSystem } from '../shared/testing.ts';
import { account } from './account.ts';
import { decidedAccount } from './deciders.ts';
import { accountHistories, accountId } from './fixtures.ts';

const other = '+8613900139000';
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);
const system = { actor: testSystem };

describe('the e-mail of an account', () => {
  const old = 'old@example.com';
  const own = { accountId, jobSeekerId, personId: jobSeekerId };
  const history = (proved: boolean) => [
    ...accountHistories.ACTIVE,
    happened('EmailChanged', { ...own, email: old, former: null, proved }),
  ];
  const change = (email: string | null, proved = true, related: Record<string, Story> = {}) =>
    given(decidedAccount, accountId, history(proved))
      .related({ jobSeeker: aJobSeeker(), present: aClaim(accountId), next: aClaim(), ...related })
      .when('ChangeEmail', { accountId, email }, system);
  const another = testId(8);
  const held = (proved: boolean) => ({
    next: aClaim(another),
    holder: story(account, another, [
      happened('AccountRegistered', { ...own, accountId: another, name: '周', phone: other, language: 'zh-CN' }),
      happened('EmailChanged', { ...own, accountId: another, email: 'new@example.com', former: null, proved }),
    ]),
  });

  it('moves, is proved then, and tells which it was', () => {
    const moved = change('new@example.com');
    expect(types(moved.others)).toEqual(['ClaimReleased', 'ClaimTaken', 'ClaimTaken', 'ContactChanged']);
    expect(moved.own[0]?.data).toMatchObject({ email: 'new@example.com', former: old, proved: true });
    expect(moved.after.data).toMatchObject({ email: 'new@example.com', emailProved: true });
  });

  it('goes', () => {
    const gone = change(null);
    expect(types(gone.others)).toEqual(['ClaimReleased']);
    expect(gone.own[0]?.data).toMatchObject({ email: null, former: old, proved: false });
    expect(gone.after.data).toMatchObject({ email: null, emailProved: false });
  });

  it('that was only typed leads to nobody, until it is proved', () => {
    const proved = change(old, false);
    expect(proved.own.map(({ data }) => data)).toEqual([{ ...own, email: old, former: null, proved: true }]);
    expect(proved.others).toEqual([]);
    expect(proved.after.data).toMatchObject({ email: old, emailProved: true });
    expect(change(old).decision).toEqual({ facts: [] });
  });

  it('is of the account that proved it, not of one that typed it', () => {
    expect(change('new@example.com', true, held(true))).toMatchObject({
      refused: 'account.email_taken',
      path: 'email',
    });
    const taken = change('new@example.com', true, held(false));
    expect(types(taken.others)).toEqual([
      'ClaimReleased',
      'EmailChanged',
      'ClaimReleased',
      'ClaimTaken',
      'ClaimTaken',
      'ContactChanged',
    ]);
    expect(taken.others[1]).toMatchObject({
      on: { aggregate: 'account', id: another },
      data: { accountId: another, email: null, former: null, proved: false },
    });
    expect(taken.others[3]).toMatchObject({ data: { ownerId: accountId } });
  });

  it('of staff is proved by the administrator who gave it', () => {
    const staff = { name: '李思', loginName: 'li.si', roles: ['HR'] };
    const make = (email: string | null) =>
      given(decidedAccount, accountId)
        .related({ login: aClaim(), phone: aClaim(), email: aClaim() })
        .when('CreateStaffAccount', { ...staff, email }).after.data;
    expect(make('li@example.com')).toMatchObject({ emailProved: true });
    expect(make(null)).toMatchObject({ emailProved: false });
  });
});
