import { describe, expect, it } from '@jest/globals';
import { aClaim, aJobSeeker, applicationOpened, jobSeekerId, phone } from '../job-seeker/fixtures.ts';
import { given, happened, type Story, type Told, testId, testNow, testSystem } from '../shared/testing.ts';
import { decidedAccount } from './deciders.ts';
import { accountClosesAt, accountHistories, accountId } from './fixtures.ts';

const other = '+8613900139000';
const system = { actor: testSystem };
const told = (facts: readonly { readonly type: string; readonly on?: object }[]) =>
  facts.map(({ type, on }) => [type, on]);
const login = { claim: 'account-phone', key: phone };
const person = { claim: 'seeker-phone', key: phone };

describe('a new phone of', () => {
  const change = (related: Readonly<Record<string, Story>>, history: readonly Told[] = accountHistories.ACTIVE) =>
    given(decidedAccount, accountId, history)
      .related({ present: aClaim(accountId), next: aClaim(), presentPerson: aClaim(jobSeekerId), ...related })
      .when('ChangePhone', { accountId, phone: other }, system);
  const loginMoved = [
    ['ClaimReleased', login],
    ['ClaimTaken', { ...login, key: other }],
  ];

  it('a person moves what they sign in with and what they are known by', () =>
    expect(told(change({ jobSeeker: aJobSeeker(), nextPerson: aClaim() }).others)).toEqual([
      ...loginMoved,
      ['ClaimReleased', person],
      ['ClaimTaken', { ...person, key: other }],
      ['ContactChanged', { aggregate: 'jobSeeker', id: jobSeekerId }],
    ]));

  it('a person who is known by it already moves the account alone', () => {
    const known = aJobSeeker(happened('ContactChanged', { jobSeekerId, field: 'phone', before: phone, after: other }));
    expect(told(change({ jobSeeker: known, nextPerson: aClaim(jobSeekerId) }).others)).toEqual(loginMoved);
  });

  it('a colleague, who is nobody’s job seeker, moves the account alone', () => {
    const who = { accountId, jobSeekerId: null, personId: accountId };
    const staff = happened('StaffAccountCreated', {
      ...who,
      name: '李思',
      loginName: 'li.si',
      roles: ['HR'],
      phone,
      email: null,
    });
    const answer = change({}, [staff]);
    expect(answer.own).toEqual([{ type: 'PhoneChanged', data: { ...who, phone: other, former: phone } }]);
    expect(told(answer.others)).toEqual(loginMoved);
  });

  it('leaves alone what somebody else holds by now', () =>
    expect(
      told(
        change({ jobSeeker: aJobSeeker(), present: aClaim(testId(8)), presentPerson: aClaim(), nextPerson: aClaim() })
          .others,
      ),
    ).toEqual([
      ['ClaimTaken', { ...login, key: other }],
      ['ClaimTaken', { ...person, key: other }],
      ['ContactChanged', { aggregate: 'jobSeeker', id: jobSeekerId }],
    ]));
});

describe('a closed account', () => {
  const close = (related: Readonly<Record<string, Story>>, now = accountClosesAt) =>
    given(decidedAccount, accountId, accountHistories.CLOSING)
      .related(related)
      .when('CloseAccount', { accountId }, { ...system, now });

  it('lets go of its own keys and its person’s, and of nobody else’s', () => {
    const held = { phone: aClaim(accountId), person: aClaim(jobSeekerId), jobSeeker: aJobSeeker() };
    expect(told(close(held).others)).toEqual([
      ['ClaimReleased', login],
      ['ClaimReleased', person],
    ]);
    expect(close(held).others.map(({ data }) => data)).toEqual([{ ownerId: accountId }, { ownerId: jobSeekerId }]);
    expect(close({ ...held, phone: aClaim(testId(8)), person: aClaim() }).others).toEqual([]);
  });

  it('names no application where the person has none, or is not known', () => {
    const who = { accountId, jobSeekerId, personId: jobSeekerId, applicationIds: [] };
    expect(close({ jobSeeker: aJobSeeker() }).own[0]?.data).toEqual(who);
    expect(close({}).own[0]?.data).toEqual(who);
    const open = close({ jobSeeker: aJobSeeker(applicationOpened()) });
    expect(open.own[0]?.data).toEqual({ ...who, applicationIds: [testId(10)] });
  });

  it('is not closed before its day', () =>
    expect(close({}, testNow)).toMatchObject({
      refused: 'account.invalid_transition',
      params: { until: accountClosesAt },
    }));
});
