import { describe, expect, it } from '@jest/globals';
import type { Person } from '../support/company-provider.ts';
import { whoIsAt as me, somebody, visitsOfFile } from '../support/company-visits.ts';
import { codeAfter } from '../support/inbox.ts';

const { comes, server, company } = visitsOfFile();

describe('whom the company’s provider vouches for', () => {
  it.each([
    ['no mail', { email: undefined }, 'company_account.mail_unverified'],
    ['a mail that is not verified', { email_verified: false }, 'company_account.mail_unverified'],
    ['a mail that nothing is said about', { email_verified: undefined }, 'company_account.mail_unverified'],
    ['a mail of elsewhere', { email: 'lin@elsewhere.example' }, 'company_account.mail_domain'],
    ['a domain that ends like ours', { email: 'lin@notyunling.example' }, 'company_account.mail_domain'],
    ['a group that no rule names', { groups: ['sales'] }, 'company_account.no_rule'],
    ['no group', { groups: undefined }, 'company_account.no_rule'],
  ] as const)('is nobody with %s', async (_what, more, code) => {
    const before = server().events().length;
    const given = Object.entries({ ...somebody({ groups: ['recruiters'] }), ...more }).filter(
      ([, value]) => value !== undefined,
    );
    expect((await comes(Object.fromEntries(given) as unknown as Person)).end).toBe(code);
    expect(server().events()).toHaveLength(before);
  });

  it('is no job seeker: whose mail is a seeker’s here is told so, and nothing of theirs changes', async () => {
    const { browser, phone } = await company().seeker();
    const email = 'seeker@yunling.example';
    const code = await codeAfter(server(), email, () => browser.does('SendNewEmailCode', { email }));
    const phoneCode = await codeAfter(server(), phone, () => browser.does('SendProofCode', { change: 'EMAIL' }));
    await browser.does('ChangeEmailByCode', { email, code, phoneCode });
    expect((await comes(somebody({ email, groups: ['recruiters'] }))).end).toBe('company_account.not_staff');
    expect((await me(browser))?.roles).toEqual(['JS']);
  });
});
