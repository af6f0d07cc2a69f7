import { describe, expect, it } from '@jest/globals';
import { aClaim, aJobSeeker, jobSeekerId } from '../job-seeker/fixtures.ts';
import { given, happened, type Story, story, testId, testSystem } from '../shared/testing.ts';
import { account } from './account.ts';
import { changeEmail } from './change-email.ts';
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

  it('changes nothing where there is none and none is wanted', () =>
    expect(
      given(decidedAccount, accountId, accountHistories.ACTIVE).when('ChangeEmail', { accountId, email: null }, system)
        .decision,
    ).toEqual({ facts: [] }));

  it('is the one that the person is known by as well, from the former to the new', () => {
    const claim = (kind: string, key: string) => ({ claim: `${kind}-email`, key });
    const known = (email: string) => aJobSeeker(happened('ContactChanged', { ...bySelf, before: null, after: email }));
    const bySelf = { jobSeekerId, field: 'email', by: 'SELF', agreedBy: [], everywhere: false };
    const moves = (email: string, nextPerson: Story) =>
      change('new@example.com', true, { jobSeeker: known(email), presentPerson: aClaim(jobSeekerId), nextPerson })
        .others;
    const ofAccount = [
      { type: 'ClaimReleased', data: { ownerId: accountId }, on: claim('account', old) },
      { type: 'ClaimTaken', data: { ownerId: accountId }, on: claim('account', 'new@example.com') },
    ];
    const release = { type: 'ClaimReleased', data: { ownerId: jobSeekerId }, on: claim('seeker', old) };
    const take = { type: 'ClaimTaken', data: { ownerId: jobSeekerId }, on: claim('seeker', 'new@example.com') };
    const changed = {
      type: 'ContactChanged',
      data: { ...bySelf, before: old, after: 'new@example.com' },
      on: { aggregate: 'jobSeeker', id: jobSeekerId },
    };
    expect(moves(old, aClaim())).toEqual([...ofAccount, release, take, changed]);
    expect(moves(old, aClaim(testId(99)))).toEqual([...ofAccount, release, changed]);
    expect(moves('new@example.com', aClaim())).toEqual(ofAccount);
  });

  it('is taken from nobody where the account holds it already', () => {
    const own = story(account, accountId, history(false));
    expect(types(change('new@example.com', true, { next: aClaim(accountId), holder: own }).others)).toEqual([
      ...['ClaimReleased', 'ClaimTaken', 'ContactChanged'],
    ]);
  });

  it('of a colleague is nobody’s as a candidate', () => {
    const needs = (jobSeekerId: string | null) => {
      const data = { ...account.initialData, jobSeekerId };
      const asked = { id: accountId, data, payload: { accountId, email: old }, related: {}, actor: testSystem };
      const named = Object.entries(changeEmail.needs?.(asked as never) ?? {});
      return named.filter(([, ref]) => ref !== undefined).map(([name]) => name);
    };
    expect(needs(null)).toEqual(['next']);
    expect(needs(jobSeekerId)).toEqual(['jobSeeker', 'resume', 'next', 'nextPerson']);
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
