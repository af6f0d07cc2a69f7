import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { authenticator } from '../support/authenticator.ts';
import { Browser } from '../support/browser.ts';
import { type Company, openCompany } from '../support/company.ts';
import { linkTo } from '../support/inbox.ts';
import { type Server, startServer } from '../support/server.ts';

const password = 'Second#2026';
let server: Server;
let company: Company;
let made = 0;

beforeAll(async () => {
  server = await startServer();
  company = await openCompany(server);
});
afterAll(() => server.stop());

/** A colleague with a password, in the browser in which they set it. */
async function colleague(roles: readonly string[]) {
  const login = `newfactor${++made}`;
  const email = `${login}@yunling.example`;
  const { accountId } = await company.admin.does('InviteColleague', { name: login, loginName: login, roles, email });
  const browser = Browser.withToken(server, await linkTo(server, email, 'set_password'));
  await browser.does('SetPasswordByLink', { address: email, password });
  browser.token = undefined;
  return { browser, login, accountId: String(accountId) };
}
const answerOf = async (browser: Browser, name: string, payload: object) => {
  const { status, body } = await browser.post(name, payload);
  return status === 200 ? 'in' : body.code;
};

describe('a second factor that is being set up', () => {
  it('makes who guesses its first code wait, the right code too', async () => {
    const { browser } = await colleague(['HR']);
    const { secret } = await browser.does('BeginSecondFactor', { current: password });
    const code = authenticator(String(secret));
    const answers = [];
    for (let at = 0; at < 6; at += 1)
      answers.push(await answerOf(browser, 'ConfirmSecondFactor', { code: code(3600 + at * 60) }));
    expect(answers).toEqual([...Array<string>(5).fill('second_factor.wrong'), 'login.locked']);
    expect(await answerOf(browser, 'ConfirmSecondFactor', { code: code() })).toBe('login.locked');
  });

  it('lets nobody in before its first code turned it on', async () => {
    const { login, accountId } = await colleague(['HR']);
    await company.admin.does('ChangeSettings', { values: { secondFactorRoles: ['HR'] } });
    const outside = new Browser(server);
    await outside.does('SignInWithPassword', { login, password });
    const { secret } = await outside.does('BeginSecondFactor', { accountId });
    const code = authenticator(String(secret));
    const early = { accountId, code: code() };
    expect(await answerOf(outside, 'SignInWithSecondFactor', early)).toBe('second_factor.wrong');
    expect(await answerOf(outside, 'ConfirmSecondFactor', early)).toBe('in');
    await company.admin.does('ChangeSettings', { values: { secondFactorRoles: [] } });
  });
});

describe('the first step', () => {
  it.each([
    [
      'a new password',
      ({ browser }: { browser: Browser }) =>
        browser.does('SetPassword', { current: password, password: 'Another#2026' }),
    ],
    [
      'a reset of the access',
      ({ accountId }: { accountId: string }) => company.admin.does('ResetAccess', { accountId }),
    ],
  ])('is over with %s', async (_what, ends) => {
    const one = await colleague(['HR']);
    const { accountId, login } = one;
    const { secret } = await one.browser.does('BeginSecondFactor', { current: password });
    const code = authenticator(String(secret));
    await one.browser.does('ConfirmSecondFactor', { code: code(-30) });
    const outside = new Browser(server);
    await outside.does('SignInWithPassword', { login, password });
    await ends(one);
    const second = await answerOf(outside, 'SignInWithSecondFactor', { accountId, code: code() });
    expect(second).toBe('second_factor.first_step_over');
  });
});
