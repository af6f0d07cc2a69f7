import { describe, expect, it } from '@jest/globals';
import { aClaim, jobSeekerId } from '../job-seeker/fixtures.ts';
import { given, happened, story, type Told, tell, testId, testNow, testSystem } from '../shared/testing.ts';
import { account } from './account.ts';
import { decidedAccount } from './deciders.ts';
import type { AccountData } from './evolve.ts';
import { accountClosesAt, accountFixtures, accountHistories, accountId, invited, signIn } from './fixtures.ts';
import { accountTimers } from './timers.ts';

const who = { accountId, jobSeekerId, personId: jobSeekerId };
const after = (...more: readonly Told[]) =>
  tell(story(account, accountId, [...accountHistories.ACTIVE, ...more])).data as AccountData;

const linked = { issuer: 'https://id.example', companySubject: 'li-si-0001' };
/** Who was signed in before is not any more. */
const over = { signIns: [{ ...signIn, at: testNow, endedAt: testNow }] };

describe('an account keeps what was last said of it', () => {
  it.each<[string, object, object]>([
    ['RolesGranted', { roles: ['HR', 'IV'] }, { roles: ['HR', 'IV'] }],
    ['PasswordChanged', { credentialId: 'c1' }, { credentialId: 'c1', ...over }],
    ['AccountRenamed', { name: '王晨曦' }, { name: '王晨曦' }],
    ['PhoneChanged', { phone: '+8613900139000' }, { phone: '+8613900139000', ...over }],
    ['EmailChanged', { email: 'w@example.com', proved: true }, { email: 'w@example.com', emailProved: true }],
    ['EmailChanged', { email: 'w@example.com', proved: false }, { email: 'w@example.com', emailProved: false }],
    ['EmailChanged', { email: null, proved: true }, { email: null, emailProved: false }],
    ['LanguageChanged', { language: 'en-US' }, { language: 'en-US' }],
    ['ClosingRequested', { closesAt: accountClosesAt }, { closesAt: accountClosesAt }],
    ['SecondFactorTurnedOn', { factorId: 'f1' }, { factorId: 'f1' }],
    ['SecondFactorTurnedOn', {}, { factorId: accountId }],
    ['SecondFactorTurnedOff', {}, { factorId: null }],
    ['RecoveryCodeUsed', {}, {}],
    ['CompanyAccountLinked', { ...linked, givesRoles: true }, { companyAccount: { ...linked, givesRoles: true } }],
    ['CompanyAccountLinked', { ...linked, issuer: null, givesRoles: true }, { companyAccount: null }],
    ['CompanyAccountLinked', { ...linked, companySubject: null, givesRoles: true }, { companyAccount: null }],
    [
      'ColumnsChosen',
      { list: 'applications', columns: ['name'] },
      { columns: [{ list: 'applications', columns: ['name'] }] },
    ],
    ['ColumnsChosen', { list: 'applications', columns: [] }, { columns: [] }],
  ])('%s', (type, more, kept) => {
    expect(after(happened(type, { ...who, ...more }))).toEqual({ ...after(), ...kept });
  });

  it('and no day of its end once that is called off', () =>
    expect(
      tell(
        story(account, accountId, [
          ...accountHistories.CLOSING,
          happened('ClosingCancelled', { ...who, cause: 'REGRETTED' }),
        ]),
      ).data,
    ).toEqual(after()));

  it('and the columns of each list', () => {
    const chosen = (list: string) => happened('ColumnsChosen', { ...who, list, columns: ['name'] });
    const lists = after(chosen('offers'), chosen('applications')).columns.map(({ list }) => list);
    expect(lists).toEqual(['offers', 'applications']);
  });

  it('and nothing of its owner once it is closed', () =>
    expect(tell(story(account, accountId, accountHistories.CLOSED)).data).toMatchObject({
      ...{ name: null, loginName: null, phone: null, email: null, emailProved: false, credentialId: null },
      ...{ accessLink: null, companyAccount: null, factorId: null, roles: [] },
      ...{ signIns: [], savedViews: [], columns: [], messagesOff: [] },
    }));

  it('and no link to a password once an invitation is withdrawn', () => {
    const told = (...more: readonly Told[]) => tell(story(account, accountId, [invited, ...more])).data as AccountData;
    expect(told().accessLink).not.toBeNull();
    expect(told(happened('InvitationWithdrawn', { accountId }))).toEqual({ ...told(), accessLink: null });
  });
});

it('is its own, and its person’s where there is one', () => {
  expect(account.ownership(after(), accountId)).toEqual({ accountId, jobSeekerId });
  expect(account.ownership(account.initialData, accountId)).toEqual({ accountId });
});

describe('the account of a colleague', () => {
  const create = (taken: string | undefined, more: object = {}) => {
    const free = { login: aClaim(), phone: aClaim(), email: aClaim() };
    const keys = { phone: '13900139000', email: 'li@example.com' };
    return given(decidedAccount, accountId)
      .related({ ...free, ...(taken ? { [taken]: aClaim(testId(8)) } : {}) })
      .when('CreateStaffAccount', { name: '李思', loginName: 'li.si', roles: ['HR', 'HR'], ...keys, ...more });
  };

  it.each([
    ['login', 'account.login_taken', 'loginName'],
    ['phone', 'account.phone_taken', 'phone'],
    ['email', 'account.email_taken', 'email'],
  ])('is refused where the %s is somebody’s', (key, refused, path) =>
    expect(create(key)).toMatchObject({ refused, path }),
  );

  it('has every role once, and answers with its id', () => {
    const { own, others, result } = create(undefined);
    expect(own).toMatchObject([{ data: { roles: ['HR'], jobSeekerId: null } }]);
    expect(others.map(({ type }) => type)).toEqual(['ClaimTaken', 'ClaimTaken', 'ClaimTaken']);
    expect(result).toEqual({ accountId });
  });
});

it('says which key is somebody else’s, and until when it cannot be closed', () => {
  const { related, ...rest } = accountFixtures.valid.ChangePhone?.('ACTIVE') ?? { payload: {} };
  const change = (command: string, payload: object) =>
    given(decidedAccount, accountId, accountHistories.ACTIVE)
      .related({ ...related, next: aClaim(testId(8)) })
      .when(command, { accountId, ...payload }, rest);
  expect(change('ChangePhone', { phone: '13900139000' }).path).toBe('phone');
  const early = given(decidedAccount, accountId, accountHistories.CLOSING).when(
    'CloseAccount',
    { accountId },
    {
      now: testNow,
      actor: testSystem,
    },
  );
  expect(early.params).toEqual({ until: accountClosesAt });
});

it('grants every role once', () =>
  expect(
    given(decidedAccount, accountId, accountHistories.ACTIVE).when('GrantRoles', {
      accountId,
      roles: ['HR', 'IV', 'HR'],
    }).own,
  ).toMatchObject([{ data: { roles: ['HR', 'IV'] } }]));

describe('the clock of an account', () => {
  const name = `closing:${accountId}`;
  const told = (type: 'ClosingRequested' | 'ClosingCancelled' | 'AccountClosed' | 'AccountErased') =>
    (accountTimers[type] as (event: never) => unknown)({
      type,
      data: { accountId, closesAt: accountClosesAt },
    } as never);

  it('closes it after its days of regret, unless they were used', () => {
    const command = { name: 'CloseAccount', payload: { accountId } };
    expect(told('ClosingRequested')).toEqual([{ set: name, at: accountClosesAt, command }]);
    for (const type of ['ClosingCancelled', 'AccountClosed', 'AccountErased'] as const)
      expect(told(type)).toEqual([{ cancel: name }]);
  });
});
