import { describe, expect, it } from '@jest/globals';
import { answerOf } from '../support/answer-of.ts';
import { Browser } from '../support/browser.ts';
import { setPassword } from '../support/company.ts';
import { somebody, visitsOfFile, whoIsAt } from '../support/company-visits.ts';
import { linkTo } from '../support/inbox.ts';

const { comes, server, company } = visitsOfFile({ OIDC_MAIL_TRUSTED: 'on' });
const password = 'Joining#2026';

/** Somebody at the provider with the mail of an account that is here already. */
const withMailOf = (login: string, email_verified?: boolean) => {
  const { email_verified: _said, ...person } = somebody({ email: `${login}@yunling.example`, groups: ['recruiters'] });
  return email_verified === undefined ? person : { ...person, email_verified };
};
const confirm = (browser: Browser, accountId: string, current: string) =>
  answerOf(browser, 'ConfirmCompanyAccount', { accountId, current });
async function hiredWithPassword(login: string, role: 'AD' | 'SC') {
  const one = await company().hire(login, role);
  await setPassword(one, password);
  return one;
}

describe('an account that is here already', () => {
  it.each([
    ['of an administrator, though the provider says whose the mail is', 'root', 'AD', true],
    ['where the provider says nothing of the mail', 'unsaid', 'SC', undefined],
  ] as const)('%s: is joined by its password alone', async (_what, login, role, said) => {
    const { accountId } = await hiredWithPassword(login, role);
    const person = withMailOf(login, said);
    const { browser, end } = await comes(person);
    expect([end, await whoIsAt(browser)]).toEqual(['CONFIRM_COMPANY_ACCOUNT', null]);
    expect(await confirm(new Browser(server()), accountId, password)).toBe('company_account.trip_over');
    expect(await confirm(browser, accountId, 'Guessed#2026')).toBe('login.failed');
    expect((await comes(person)).end).toBe('CONFIRM_COMPANY_ACCOUNT');
    expect(await confirm(browser, accountId, password)).toBe('taken');
    expect(await whoIsAt(browser)).toMatchObject({ accountId, roles: [role] });
    const again = await comes(person);
    expect([again.end, (await whoIsAt(again.browser))?.accountId]).toEqual(['in', accountId]);
  });

  it('without a password is joined by nobody, and is told how to get one', async () => {
    await company().hire('wordless', 'SC');
    expect((await comes(withMailOf('wordless'))).end).toBe('company_account.no_password');
  });

  it('that was vouched for is no other one: the way to one opens none', async () => {
    const one = await hiredWithPassword('first', 'AD');
    const other = await hiredWithPassword('second', 'AD');
    const { browser } = await comes(withMailOf('first', true));
    expect(await confirm(browser, other.accountId, password)).toBe('company_account.trip_over');
    expect(await confirm(browser, one.accountId, password)).toBe('taken');
  });

  it('that was invited is joined as the invitation is answered; an administrator’s where the provider says whose the mail is', async () => {
    const invite = (login: string, role: string) =>
      company().admin.does('InviteColleague', {
        name: login,
        loginName: login,
        roles: [role],
        email: `${login}@yunling.example`,
      });
    await invite('asked', 'OA');
    expect((await comes(withMailOf('asked'))).end).toBe('in');
    await invite('chief', 'AD');
    expect((await comes(withMailOf('chief'))).end).toBe('company_account.no_password');
    expect((await comes(withMailOf('chief', true))).end).toBe('in');
  });

  it('that the rules made has no password, and gets one by a reset link', async () => {
    const lin = somebody({ groups: ['recruiters'] });
    const { browser } = await comes(lin);
    const account = await whoIsAt(browser);
    const login = lin.email ?? '';
    const signIn = async () => (await new Browser(server()).post('SignInWithPassword', { login, password })).body.code;
    expect(await signIn()).toBe('login.failed');
    await company().admin.does('ResetAccess', { accountId: account?.accountId });
    expect(await whoIsAt(browser)).toBeNull();
    const other = Browser.withToken(server(), await linkTo(server(), login, 'set_password'));
    await other.does('SetPasswordByLink', { address: login, password });
    expect(await signIn()).toBeUndefined();
    // The provider leads there as before.
    expect((await whoIsAt((await comes(lin)).browser))?.accountId).toBe(account?.accountId);
  });
});
