import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { type Company, openCompany } from '../support/company.ts';
import { linkTo, until } from '../support/inbox.ts';
import { adminPassword, type Server, startServer } from '../support/server.ts';

const password = 'Invited#2026';
const dead = { status: 410, code: 'link.expired' };

describe('who works here', () => {
  let server: Server;
  let company: Company;
  let made = 0;

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
  });
  afterAll(() => server.stop());

  const invite = async (roles: readonly string[] = ['HR']) => {
    const login = `invited${++made}`;
    const email = `${login}@yunling.example`;
    const wish = { name: `同事${made}`, loginName: login, roles, email };
    const { accountId } = await company.admin.does('InviteColleague', wish);
    return { accountId: String(accountId), login, email, token: await linkTo(server, email, 'set_password') };
  };
  const setBy = async (token: string, address: string) => {
    const holder = Browser.withToken(server, token);
    const { status, body } = await holder.post('SetPasswordByLink', { address, password });
    return { holder, answer: status === 200 ? 'in' : { status, code: body.code } };
  };
  const enter = async (login: string, given = password) => {
    const browser = new Browser(server);
    const { status, body } = await browser.post('SignInWithPassword', { login, password: given });
    return { browser, answer: status === 200 ? 'in' : body.code };
  };
  const isIn = async (browser: Browser) => {
    browser.token = undefined;
    return (await browser.send('/api/session')).body as { signedIn?: boolean };
  };

  it('is invited, sets the own password by the link, and is in; the link is dead then', async () => {
    const { email, login, token } = await invite();
    expect((await enter(login)).answer).toBe('login.failed');
    const { holder, answer } = await setBy(token, ` ${email.toUpperCase()} `);
    expect(answer).toBe('in');
    expect(await isIn(holder)).toMatchObject({ signedIn: true, account: { identity: 'Staff', roles: ['HR'] } });
    expect((await enter(login)).answer).toBe('in');
    expect((await setBy(token, email)).answer).toEqual(dead);
    const log = JSON.stringify(server.events());
    expect([log.includes(password), log.includes(token)]).toEqual([false, false]);
  });

  it('is refused alike by another mail address, by a link sent before, and by one that was withdrawn', async () => {
    const one = await invite();
    expect((await setBy(one.token, 'somebody@yunling.example')).answer).toEqual(dead);
    await company.admin.does('ResendInvitation', { accountId: one.accountId });
    const second = await linkTo(server, one.email, 'set_password', [one.token]);
    expect((await setBy(one.token, one.email)).answer).toEqual(dead);
    expect((await setBy(second, one.email)).answer).toBe('in');
    const other = await invite();
    await company.admin.does('WithdrawInvitation', { accountId: other.accountId });
    expect((await setBy(other.token, other.email)).answer).toEqual(dead);
    const { login: loginName, email } = other;
    await company.admin.does('InviteColleague', { name: '再来', loginName, roles: ['SC'], email });
  });

  it('comes in once where the link is used twice at the same moment', async () => {
    const { email, token } = await invite();
    const answers = await Promise.all([setBy(token, email), setBy(token, email)]);
    expect(answers.map(({ answer }) => answer)).toEqual(expect.arrayContaining(['in', dead]));
  });

  it('is out at once when suspended, and stays out by the cookie of before', async () => {
    const { accountId, email, login, token } = await invite();
    const { holder } = await setBy(token, email);
    await company.admin.does('SuspendAccount', { accountId, reason: '离职' });
    expect((await isIn(holder)).signedIn).toBe(false);
    expect((await enter(login)).answer).toBe('account.suspended');
    await company.admin.does('ReinstateAccount', { accountId });
    expect((await isIn(holder)).signedIn).toBe(false);
    expect((await enter(login)).answer).toBe('in');
  });

  it('whose sign-in is reset is out, has no password, and sets another one by the link', async () => {
    const { accountId, email, login, token } = await invite();
    const { holder } = await setBy(token, email);
    await company.admin.does('ResetAccess', { accountId });
    expect([(await isIn(holder)).signedIn, (await enter(login)).answer]).toEqual([false, 'login.failed']);
    const second = await linkTo(server, email, 'set_password', [token]);
    expect((await setBy(second, email)).answer).toBe('in');
  });

  it('is listed with what can be done, for administrators alone', async () => {
    const { accountId, email } = await invite(['SC', 'IV']);
    const found = await until('the invited colleague', async () => {
      const { rows } = await company.admin.asks<{ rows: { accountId: string; state: string }[] }>('colleagues', {
        text: email,
      });
      return rows.length > 0 && rows;
    });
    expect(found).toMatchObject([{ accountId, state: 'INVITED', roles: ['SC', 'IV'] }]);
    const hr = (await setBy(...(await invite().then(({ token, email: to }) => [token, to] as const)))).holder;
    hr.token = undefined;
    expect((await hr.query('colleagues')).body.code).toBe('auth.forbidden');
    expect((await hr.query('colleagueDetail', { accountId })).body.code).toBe('auth.forbidden');
  });

  it('nobody takes the own rights, nor with them the last administrator', async () => {
    const me = (await company.admin.send('/api/session')).body as { account?: { accountId: string } };
    const accountId = me.account?.accountId ?? '';
    const tried = await Promise.all([
      company.admin.post('SuspendAccount', { accountId, reason: '离职' }),
      company.admin.post('GrantRoles', { accountId, roles: ['HR'] }),
      company.admin.post('ResetAccess', { accountId }),
    ]);
    expect(tried.map(({ status, body }) => [status, body.code])).toEqual(Array(3).fill([409, 'account.own_access']));
    expect((await company.admin.asks<{ state: string }>('colleagueDetail', { accountId })).state).toBe('ACTIVE');
  });

  it('two administrators who suspend each other at once leave one', async () => {
    const second = await invite(['AD']);
    const { holder } = await setBy(second.token, second.email);
    holder.token = undefined;
    const me = (await company.admin.send('/api/session')).body as { account?: { accountId: string } };
    const answers = await Promise.all([
      company.admin.post('SuspendAccount', { accountId: second.accountId, reason: '离职' }),
      holder.post('SuspendAccount', { accountId: me.account?.accountId, reason: '离职' }),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const left = await Promise.all([enter('admin', adminPassword), enter(second.login)]);
    expect(left.map(({ answer }) => answer).sort()).toEqual(['account.suspended', 'in']);
  });
});
