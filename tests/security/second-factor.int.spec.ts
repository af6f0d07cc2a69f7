import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerOf } from '../support/answer-of.ts';
import { authenticator as app } from '../support/authenticator.ts';
import { Browser } from '../support/browser.ts';
import { type Company, openCompany } from '../support/company.ts';
import { linkTo, until } from '../support/inbox.ts';
import { adminPassword, type Server, startServer } from '../support/server.ts';
import { filesIn, filesWith } from '../support/stored-files.ts';

const password = 'Second#2026';

describe('the second factor', () => {
  let server: Server;
  let company: Company;
  let made = 0;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
  });
  afterAll(() => server.stop());

  const colleague = async (roles: readonly string[] = ['HR']) => {
    const login = `factor${++made}`;
    const email = `${login}@yunling.example`;
    const { accountId } = await company.admin.does('InviteColleague', { name: login, loginName: login, roles, email });
    const token = await linkTo(server, email, 'set_password');
    const browser = Browser.withToken(server, token);
    const answer = await browser.does('SetPasswordByLink', { address: email, password });
    browser.token = undefined;
    return { browser, login, accountId: String(accountId), answer };
  };
  const setUp = async (roles?: readonly string[]) => {
    const one = await colleague(roles);
    const { secret } = await one.browser.does('BeginSecondFactor', { current: password });
    const code = app(String(secret));
    const { recoveryCodes } = await one.browser.does('ConfirmSecondFactor', { code: code(-30) });
    return { ...one, code, secret: String(secret), recoveryCodes: recoveryCodes as readonly string[] };
  };
  const firstStep = async (login: string) => {
    const browser = new Browser(server);
    const result = await browser.does('SignInWithPassword', { login, password });
    return { browser, result };
  };
  const isIn = async (browser: Browser) =>
    ((await browser.send('/api/session')).body as { signedIn?: boolean }).signedIn === true;

  it('is asked for after the password, and nothing is open before', async () => {
    const { login, accountId, code } = await setUp();
    const { browser, result } = await firstStep(login);
    expect(result).toMatchObject({ next: 'SECOND_FACTOR', accountId });
    expect(await isIn(browser)).toBe(false);
    expect((await browser.query('mySecurity')).status).toBe(401);
    const stranger = new Browser(server);
    expect(await answerOf(stranger, 'SignInWithSecondFactor', { accountId, code: code() })).toBe(
      'second_factor.first_step_over',
    );
    expect(await answerOf(browser, 'SignInWithSecondFactor', { accountId, code: code() })).toBe('taken');
    expect(await isIn(browser)).toBe(true);
  });

  it('takes each code once, and none of an earlier step', async () => {
    const { login, accountId, code } = await setUp();
    const first = (await firstStep(login)).browser;
    const used = code();
    expect(await answerOf(first, 'SignInWithSecondFactor', { accountId, code: used })).toBe('taken');
    const second = (await firstStep(login)).browser;
    for (const again of [used, code(-30)])
      expect(await answerOf(second, 'SignInWithSecondFactor', { accountId, code: again })).toBe('second_factor.wrong');
    expect(await answerOf(second, 'SignInWithSecondFactor', { accountId, code: code(30) })).toBe('taken');
  });

  it('makes who guesses wait, the right code too', async () => {
    const { login, accountId, code } = await setUp();
    const { browser } = await firstStep(login);
    const answers = [];
    for (let at = 0; at < 6; at += 1)
      answers.push(await answerOf(browser, 'SignInWithSecondFactor', { accountId, code: code(3600 + at * 60) }));
    expect(answers).toEqual([...Array<string>(5).fill('second_factor.wrong'), 'login.locked']);
    expect(await answerOf(browser, 'SignInWithSecondFactor', { accountId, code: code() })).toBe('login.locked');
  });

  it('is stood in for by each of ten codes, once, and the log tells', async () => {
    const { login, accountId, recoveryCodes } = await setUp();
    expect(recoveryCodes).toHaveLength(10);
    const [one = ''] = recoveryCodes;
    const first = (await firstStep(login)).browser;
    expect(await answerOf(first, 'SignInWithSecondFactor', { accountId, code: one.toUpperCase() })).toBe('taken');
    const second = (await firstStep(login)).browser;
    expect(await answerOf(second, 'SignInWithSecondFactor', { accountId, code: one })).toBe('second_factor.wrong');
    const told = server
      .events()
      .filter(({ type, stream }) => type === 'RecoveryCodeUsed' && stream === `account-${accountId}`);
    expect(told).toHaveLength(1);
  });

  it('is turned off by password and code together, and reset by another administrator', async () => {
    const { browser, login, accountId, code } = await setUp();
    const off = (current: string, typed: string) => answerOf(browser, 'EndSecondFactor', { current, code: typed });
    expect(await off('Wrong#2026', code())).toBe('login.failed');
    expect(await off(password, '000000')).toBe('second_factor.wrong');
    expect(await off(password, code())).toBe('taken');
    expect((await firstStep(login)).result.next).toBeUndefined();
    const other = await setUp();
    await company.admin.does('ResetSecondFactor', { accountId: other.accountId });
    expect(await isIn(other.browser)).toBe(false);
    expect((await firstStep(other.login)).result.next).toBeUndefined();
    expect((await company.admin.post('ResetSecondFactor', { accountId })).body.code).toBe('second_factor.off');
  });

  it('that a role demands is set up before anything else', async () => {
    await company.admin.does('ChangeSettings', { values: { secondFactorRoles: ['SC'] } });
    const { browser, accountId, answer } = await colleague(['SC']);
    expect(answer).toMatchObject({ next: 'SET_UP_SECOND_FACTOR', accountId });
    expect(await isIn(browser)).toBe(false);
    const { secret } = await browser.does('BeginSecondFactor', { accountId });
    expect(await isIn(browser)).toBe(false);
    expect(await answerOf(browser, 'ConfirmSecondFactor', { accountId, code: '000000' })).toBe('second_factor.wrong');
    const code = app(String(secret));
    await browser.does('ConfirmSecondFactor', { accountId, code: code() });
    expect(await isIn(browser)).toBe(true);
    expect(await answerOf(browser, 'EndSecondFactor', { current: password, code: code(30) })).toBe(
      'second_factor.required',
    );
    const stranger = new Browser(server);
    expect(await answerOf(stranger, 'BeginSecondFactor', { accountId })).toBe('second_factor.first_step_over');
  });

  it('lies nowhere in the clear', async () => {
    const { secret, recoveryCodes } = await setUp();
    const [one = ''] = recoveryCodes;
    expect(filesIn(server.dataDir).length).toBeGreaterThan(3);
    expect(filesWith(server.dataDir, [secret, one, one.replaceAll('-', '')])).toEqual([]);
  });

  it('each sign-in is listed, ended by oneself or an administrator, and dead from then on', async () => {
    const { browser, login, accountId } = await colleague();
    const other = (await firstStep(login)).browser;
    type Seen = { signIns: { signInRef: string; isThis: boolean; endedAt: string | null }[] };
    const signIns = await until('the other sign-in', async () => {
      const seen = (await browser.asks<Seen>('mySecurity')).signIns;
      return seen.length === 2 && seen;
    });
    const another = signIns.find(({ isThis }) => !isThis);
    expect([signIns.length, another?.endedAt]).toEqual([2, null]);
    await browser.does('EndSignIn', { accountId, signInRef: another?.signInRef });
    expect([await isIn(other), await isIn(browser)]).toEqual([false, true]);
    const own = signIns.find(({ isThis }) => isThis);
    await company.admin.does('EndSignIn', { accountId, signInRef: own?.signInRef });
    expect(await isIn(browser)).toBe(false);
    const back = new Browser(server);
    await back.does('SignInWithPassword', { login: 'admin', password: adminPassword });
    expect((await back.post('EndSignIn', { accountId, signInRef: own?.signInRef })).body.code).toBe('common.not_found');
    const stranger = await colleague();
    const mine = (await stranger.browser.asks<{ signIns: { signInRef: string }[] }>('mySecurity')).signIns[0];
    expect(
      (await (await firstStep(login)).browser.post('EndSignIn', { accountId: stranger.accountId, ...mine })).status,
    ).not.toBe(200);
  });
});
