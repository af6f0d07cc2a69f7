import { describe, expect, it } from '@jest/globals';
import { authenticator as app } from '../support/authenticator.ts';
import { Browser } from '../support/browser.ts';
import { setPassword } from '../support/company.ts';
import { somebody, visitsOfFile, whoIsAt } from '../support/company-visits.ts';
import { inbox, until } from '../support/inbox.ts';

const { comes, server, company } = visitsOfFile({ OIDC_MAIL_TRUSTED: 'on' });
const password = 'Joining#2026';

/** A colleague with a second factor, and somebody at the provider with the colleague's mail of whom it says whose the mail is, or nothing. */
async function withFactor(login: string, said: 'verified' | 'unsaid') {
  const one = await company().hire(login, 'SC');
  await setPassword(one, password);
  const browser = new Browser(server());
  await browser.does('SignInWithPassword', { login, password });
  const code = app(String((await browser.does('BeginSecondFactor', { current: password })).secret));
  await browser.does('ConfirmSecondFactor', { code: code(-30) });
  const { email_verified: _said, ...unsaid } = somebody({ email: `${login}@yunling.example` });
  const person = said === 'verified' ? { ...unsaid, email_verified: true } : unsaid;
  return { accountId: one.accountId, person, code, email: `${login}@yunling.example` };
}
const wordsTo = async (email: string) =>
  (await inbox(server(), email, 'mail')).filter(({ subject }) => /公司账号|company account/.test(subject));

describe('an account with a second factor', () => {
  it('is joined by its password and the factor, by neither before; its owner hears of it', async () => {
    const { accountId, person, code, email } = await withFactor('guarded', 'unsaid');
    const thief = await comes({ ...person, sub: 'sub-of-a-thief' });
    const half = await thief.browser.does('ConfirmCompanyAccount', { accountId, current: password });
    expect(half.next).toBe('SECOND_FACTOR');
    // The colleague is not kept out by what a thief left half done.
    const { browser, end } = await comes(person);
    expect(end).toBe('CONFIRM_COMPANY_ACCOUNT');
    await browser.does('ConfirmCompanyAccount', { accountId, current: password });
    expect(await wordsTo(email)).toEqual([]);
    await browser.does('SignInWithSecondFactor', { accountId, code: code() });
    expect((await whoIsAt(browser))?.accountId).toBe(accountId);
    expect((await comes({ ...person, sub: 'sub-of-a-thief' })).end).toBe('company_account.linked');
    expect((await comes(person)).end).toBe('SECOND_FACTOR');
    await until('words to its owner', async () => (await wordsTo(email)).length === 1);
  });

  it('is joined by the factor where the provider says whose the mail is, not before', async () => {
    const { accountId, person, code } = await withFactor('verified', 'verified');
    expect((await comes({ ...person, sub: 'sub-of-a-successor' })).end).toBe('SECOND_FACTOR');
    const { browser, end } = await comes(person);
    expect(end).toBe('SECOND_FACTOR');
    await browser.does('SignInWithSecondFactor', { accountId, code: code() });
    expect((await comes({ ...person, sub: 'sub-of-a-successor' })).end).toBe('company_account.linked');
  });

  it('is joined with whom the provider vouched for last in that browser', async () => {
    const { accountId, person, code } = await withFactor('twice', 'unsaid');
    const browser = new Browser(server());
    for (const sub of ['a', 'b', 'c', 'd', 'e', 'f']) await comes({ ...person, sub: `sub-${sub}` }, browser);
    await comes(person, browser);
    await browser.does('ConfirmCompanyAccount', { accountId, current: password });
    await browser.does('SignInWithSecondFactor', { accountId, code: code() });
    expect((await comes(person)).end).toBe('SECOND_FACTOR');
    expect((await browser.post('ConfirmCompanyAccount', { accountId, current: password })).body.code).toBe(
      'company_account.trip_over',
    );
  });

  it('that is no colleague’s any more is joined by nobody', async () => {
    const { accountId, person } = await withFactor('leaver', 'unsaid');
    const { browser } = await comes(person);
    await company().admin.does('GrantRoles', { accountId, roles: [] });
    const { body } = await browser.post('ConfirmCompanyAccount', { accountId, current: password });
    expect(body.code).toBe('company_account.not_staff');
  });
});
