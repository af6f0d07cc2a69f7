import { beforeAll, describe, expect, it } from '@jest/globals';
import { authenticator } from '../support/authenticator.ts';
import { Browser } from '../support/browser.ts';
import { newPhone, signInByPhone } from '../support/company.ts';
import { openWithProvider, somebody, whoIsAt } from '../support/company-visits.ts';
import { inbox, linkTo, until } from '../support/inbox.ts';
import { ownOfFile } from '../support/own.ts';
import { adminPassword } from '../support/server.ts';

const own = ownOfFile();
let visits: Awaited<ReturnType<typeof openWithProvider>>;
let admin: Browser;
let adminId: string;
let adminCode: (offSeconds?: number) => string;

const post = async (browser: Browser, name: string, payload: object) => {
  const { status, body } = await browser.post(name, payload);
  return status === 200 ? ((body.result as { next?: string } | undefined)?.next ?? 'in') : body.code;
};
/** Sets up the app that is asked for before somebody may come in. */
async function setUpApp(browser: Browser, accountId: string) {
  const { secret } = await browser.does('BeginSecondFactor', { accountId });
  const code = authenticator(String(secret));
  await browser.does('ConfirmSecondFactor', { accountId, code: code(-30) });
  return code;
}
const waysOf = async (accountId: string): Promise<readonly string[]> => {
  const { signIns } = await admin.asks<{ signIns: readonly { way: string }[] }>('colleagueDetail', { accountId });
  return signIns.map(({ way }) => way);
};

beforeAll(async () => {
  visits = await openWithProvider(own, {
    OIDC_REQUIRED: 'on',
    OIDC_BREAK_GLASS: 'admin, keeper',
    TRUSTED_PROXIES: '127.0.0.1/32, ::1',
  });
  admin = new Browser(visits.server);
  const first = await admin.does('SignInWithPassword', { login: 'admin', password: adminPassword });
  expect(first).toMatchObject({ next: 'SET_UP_SECOND_FACTOR' });
  adminId = String(first.accountId);
  expect(await whoIsAt(admin)).toBeNull();
  adminCode = await setUpApp(admin, adminId);
  admin.password = adminPassword;
});

describe('where colleagues come by the company’s account', () => {
  it('a named administrator comes by password and app, and the log says by which way', async () => {
    const browser = new Browser(visits.server);
    expect(await post(browser, 'SignInWithPassword', { login: 'admin', password: adminPassword })).toBe(
      'SECOND_FACTOR',
    );
    expect(await post(browser, 'SignInWithSecondFactor', { accountId: adminId, code: adminCode() })).toBe('in');
    expect(await waysOf(adminId)).toEqual(['BREAK_GLASS', 'BREAK_GLASS']);
  });
  it('no stranger shuts that door, however many guess from however many places', async () => {
    const guesses = new Set<unknown>();
    for (let place = 1; place <= 21; place += 1)
      for (let guess = 0; guess < 5; guess += 1) {
        const stranger = Browser.from(visits.server, `198.51.100.${place}`);
        guesses.add(await post(stranger, 'SignInWithPassword', { login: 'admin', password: 'Wrong#2026' }));
      }
    expect([...guesses]).toEqual(['login.failed']);
    const browser = Browser.from(visits.server, '203.0.113.7');
    expect(await post(browser, 'SignInWithPassword', { login: 'admin', password: adminPassword })).toBe(
      'SECOND_FACTOR',
    );
  });
  it('nobody comes by a code, a link or a password besides', async () => {
    const phone = newPhone();
    const email = 'besides@yunling.example';
    const wish = { name: '同事', loginName: 'besides', roles: ['HR'], phone, email };
    await admin.does('CreateStaffAccount', wish);
    await expect(signInByPhone(visits.server, phone)).rejects.toThrow('company_account.required');
    const invited = { name: '新同事', loginName: 'linked', roles: ['HR'], email: 'linked@yunling.example' };
    const { accountId } = await admin.does('InviteColleague', invited);
    const browser = Browser.withToken(visits.server, await linkTo(visits.server, invited.email, 'set_password'));
    const password = 'Besides#2026';
    expect(await post(browser, 'SetPasswordByLink', { address: invited.email, password })).toBe(
      'company_account.required',
    );
    browser.token = undefined;
    expect(await post(browser, 'SignInWithPassword', { login: 'linked', password })).toBe('company_account.required');
    expect(await post(browser, 'SignInWithPassword', { login: 'linked', password: 'Wrong#2026' })).toBe('login.failed');
    expect(await whoIsAt(browser)).toBeNull();
    const came = await visits.comes(somebody({ email: invited.email }));
    expect(await whoIsAt(came.browser)).toMatchObject({ accountId });
    expect(await waysOf(String(accountId))).toEqual(['OIDC']);
  });
  it('an account for emergencies is nobody’s at the provider', async () => {
    const email = 'keeper@yunling.example';
    await admin.does('CreateStaffAccount', { name: '应急', loginName: 'keeper', roles: ['AD'], email });
    expect((await visits.comes(somebody({ email, groups: ['recruiters'] }))).end).toBe('company_account.local_only');
  });
  it('administrators hear of an emergency sign-in', async () => {
    const email = 'watcher@yunling.example';
    await admin.does('CreateStaffAccount', { name: '管理', loginName: 'watcher', roles: ['AD'], email });
    const browser = new Browser(visits.server);
    await post(browser, 'SignInWithPassword', { login: 'admin', password: adminPassword });
    // A code of the next half minute: the one of now was used.
    const payload = { accountId: adminId, code: adminCode(30) };
    expect(await post(browser, 'SignInWithSecondFactor', payload)).toBe('in');
    const mail = await until('a mail about it', async () =>
      (await inbox(visits.server, email, 'mail')).find(({ subject }) => subject?.includes('应急登录')),
    );
    expect(mail.text).toContain(`/staff/colleagues/${adminId}`);
  });

  it('job seekers come as ever', async () => {
    const browser = await signInByPhone(visits.server, newPhone());
    expect(await whoIsAt(browser)).toMatchObject({ roles: ['JS'] });
  });

  it('whose role must have a second factor is asked for it after the provider, and the entry counts as one by it', async () => {
    await admin.does('ChangeSettings', { values: { secondFactorRoles: ['AU'] } });
    const auditor = somebody({ groups: ['audit'] });
    const first = await visits.comes(auditor);
    expect([first.end, await whoIsAt(first.browser)]).toEqual(['SET_UP_SECOND_FACTOR', null]);
    const accountId = first.accountId ?? '';
    const code = await setUpApp(first.browser, accountId);
    expect(await whoIsAt(first.browser)).toMatchObject({ roles: ['AU'] });
    const again = await visits.comes(auditor);
    expect([again.end, await whoIsAt(again.browser)]).toEqual(['SECOND_FACTOR', null]);
    const signIn = (browser: Browser) => post(browser, 'SignInWithSecondFactor', { accountId, code: code() });
    expect(await signIn(new Browser(visits.server))).toBe('second_factor.first_step_over');
    expect(await signIn(again.browser)).toBe('in');
    expect(await waysOf(accountId)).toEqual(['OIDC', 'OIDC']);
  });
});
