import { describe, expect, it } from '@jest/globals';
import { aClaim } from '../job-seeker/fixtures.ts';
import { aLink } from '../link/fixtures.ts';
import { given, happened, type Told, testActor, testId, testSystem } from '../shared/testing.ts';
import { decidedAccount } from './deciders.ts';
import { accountId, companyAccount, invited } from './fixtures.ts';

const about = { accountId, jobSeekerId: null, personId: accountId };
const accepted = happened('InvitationAccepted', { ...about, credentialId: testId(7) });
const linked = happened('CompanyAccountLinked', { ...about, ...companyAccount, givesRoles: false });
const suspended = happened('AccountSuspended', { ...about, reason: '离职' });
const system = { actor: testSystem };
const types = (facts: readonly { readonly type: string }[]) => facts.map(({ type }) => type);

describe('an account made by the company’s provider', () => {
  const create = (holders: Readonly<Record<string, string>> = {}, roles: readonly string[] = ['HR']) => {
    const claim = (name: string) => aClaim(holders[name]);
    return given(decidedAccount, accountId)
      .related({ login: claim('login'), email: claim('email'), phone: aClaim(), company: claim('company') })
      .when(
        'CreateAccountByCompany',
        { name: '李思', loginName: 'li.si', email: 'Li@Example.com', roles, ...companyAccount },
        system,
      );
  };
  it('is a colleague’s, without a password, whose roles the rules give, and holds its mail, login and company account', () => {
    const made = create();
    expect(types(made.own)).toEqual(['StaffAccountCreated', 'CompanyAccountLinked']);
    expect(types(made.others)).toEqual(['ClaimTaken', 'ClaimTaken', 'ClaimTaken']);
    expect(made.after).toMatchObject({
      state: 'ACTIVE',
      data: {
        ...{ roles: ['HR'], email: 'li@example.com', emailProved: true, credentialId: null, jobSeekerId: null },
        companyAccount: { ...companyAccount, givesRoles: true },
      },
    });
  });
  it.each([
    ['company', 'company_account.taken'],
    ['email', 'account.email_taken'],
    ['login', 'account.login_taken'],
  ])('is none where somebody else holds the %s', (key, code) =>
    expect(create({ [key]: testId(99) }).refused).toBe(code),
  );
  it.each([[[]], [['IE']], [['HH', 'CA']]])('is no staff’s with the roles %j', (roles) =>
    expect(() => create({}, roles)).toThrow('account.no_staff_role'),
  );
});

describe('a company’s account', () => {
  const link = (history: readonly Told[], holder?: string) =>
    given(decidedAccount, accountId, history)
      .related({ company: aClaim(holder), link: aLink() })
      .when('LinkCompanyAccount', { accountId, ...companyAccount }, system);

  it('leads to who was invited and set no password, whose link is over by it', () => {
    const joined = link([invited]);
    expect([types(joined.own), types(joined.others)]).toEqual([['CompanyAccountLinked'], ['ClaimTaken', 'LinkVoided']]);
    expect(joined.after).toMatchObject({
      state: 'ACTIVE',
      data: { accessLink: null, companyAccount: { ...companyAccount, givesRoles: false }, roles: ['HR'] },
    });
  });
  it('stays where it leads, and an account keeps the one it has', () => {
    expect(link([invited, accepted], testId(99)).refused).toBe('company_account.taken');
    expect(link([invited, accepted, linked]).refused).toBe('company_account.linked');
    expect(link([invited, accepted, suspended]).refused).toBe('account.invalid_transition');
  });
  it('is let go of by an administrator, and every sign-in ends', () => {
    const gone = given(decidedAccount, accountId, [invited, accepted, linked])
      .related({ company: aClaim(accountId) })
      .when('UnlinkCompanyAccount', { accountId }, { actor: testActor });
    expect([types(gone.own), types(gone.others)]).toEqual([['CompanyAccountUnlinked'], ['ClaimReleased']]);
    expect(gone.after.data).toMatchObject({ companyAccount: null, signedOutAt: expect.any(String) });
    expect(link([invited, accepted, linked, happened('CompanyAccountUnlinked', about)]).refused).toBeUndefined();
  });
});
