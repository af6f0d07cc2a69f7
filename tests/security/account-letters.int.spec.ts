import { describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import type { Seeker } from '../support/company.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { inbox, linkTo, until } from '../support/inbox.ts';

const thief = 'thief@evil.example';
const password = 'Stolen#2026';

/** What opens or guards an account goes to the phone and e-mail of the account, never to an address that others wrote of its person. */
describe('letters about an account whose owner is also a job seeker', () => {
  const here = companyOfFile();

  const accountOf = async ({ browser }: Seeker) =>
    ((await browser.send('/api/session')).body as { account: { accountId: string } }).account.accountId;

  /** An administrator who applied, too, and whose e-mail nobody proved; a recruiter has written another one. */
  const readdressed = async (name: string) => {
    const hr = await here.company.hire(`hr-${name.codePointAt(0)}`, 'HR');
    const both = await here.company.seeker(name);
    const accountId = await accountOf(both);
    await here.company.admin.does('GrantRoles', { accountId, roles: ['AD'] });
    const edited = await hr.browser.post('EditJobSeeker', { jobSeekerId: both.jobSeekerId, email: thief });
    return { both, accountId, edited };
  };
  const mailsTo = async (to: string) => (await inbox(here.server, to, 'mail')).map(({ text }) => text);

  it('bring a link to set a password to the phone alone while no e-mail is proved, and the link takes no other address', async () => {
    const { both, accountId } = await readdressed('方圆');
    await here.company.admin.does('ResetAccess', { accountId });
    const token = await linkTo(here.server, both.phone, 'set_password');
    // The SMS is queued after the mail would have been: what is not there now never comes.
    expect((await mailsTo(thief)).filter((text) => text.includes('/set_password/'))).toEqual([]);
    expect((await mailsTo(both.email)).filter((text) => text.includes('/set_password/'))).toEqual([]);
    for (const address of [thief, both.email]) {
      const { status, body } = await Browser.withToken(here.server, token).post('SetPasswordByLink', {
        address,
        password,
      });
      expect([status, body.code]).toEqual([410, 'link.expired']);
    }
    const own = Browser.withToken(here.server, token);
    expect((await own.post('SetPasswordByLink', { address: both.phone, password })).status).toBe(200);
  });

  it('say that a password was changed where the owner reads, not where somebody else may', async () => {
    const { both, accountId } = await readdressed('成章');
    await here.company.admin.does('ResetAccess', { accountId });
    const token = await linkTo(here.server, both.phone, 'set_password');
    await Browser.withToken(here.server, token).does('SetPasswordByLink', { address: both.phone, password });
    await until('the SMS about the password', async () =>
      (await inbox(here.server, both.phone, 'sms')).some(({ text }) => text.includes('登录密码已设置或更换')),
    );
    const about = (await mailsTo(thief)).filter((text) => text.includes('密码'));
    expect(about).toEqual([]);
  });

  it('go to the e-mail that the owner proved', async () => {
    const one = await here.company.hire('proved', 'HR');
    await here.company.admin.does('ResetAccess', { accountId: one.accountId });
    expect(await linkTo(here.server, 'proved@yunling.example', 'set_password')).toMatch(/^[\w-]{22}$/);
  });
});
