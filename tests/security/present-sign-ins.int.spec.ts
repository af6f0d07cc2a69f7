import { beforeAll, describe, expect, it } from '@jest/globals';
import { authenticator } from '../support/authenticator.ts';
import { Browser } from '../support/browser.ts';
import { type Company, openCompany, setPassword } from '../support/company.ts';
import { ownOfFile } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';

const password = 'Present#2026';
const own = ownOfFile();
let server: Server;
let company: Company;

beforeAll(async () => {
  server = await startServer();
  own.closes(() => server.stop());
  company = await openCompany(server);
});

const rolesAt = async (browser: Browser): Promise<readonly string[] | undefined> =>
  ((await browser.send('/api/session')).body as { account?: { roles: readonly string[] } | null }).account?.roles;

describe('who is signed in while their roles change', () => {
  it('loses at the next request what was taken away, and has what was given', async () => {
    const { browser, accountId } = await company.hire('rights', 'AD');
    expect((await browser.query('colleagues')).status).toBe(200);
    await company.admin.does('GrantRoles', { accountId, roles: ['IV'] });
    expect([await rolesAt(browser), (await browser.query('colleagues')).status]).toEqual([['IV'], 403]);
    await company.admin.does('GrantRoles', { accountId, roles: ['AD', 'IV'] });
    expect((await browser.query('colleagues')).status).toBe(200);
  });

  it('is signed in once in a browser: signing in there again ends what was before', async () => {
    const { browser, phone } = await company.hire('again', 'HR');
    await setPassword({ browser, phone }, password);
    const before = browser.stolen();
    expect((await before.query('mySecurity')).status).toBe(200);
    await browser.does('SignInWithPassword', { login: 'again', password });
    expect([(await before.query('mySecurity')).status, (await browser.query('mySecurity')).status]).toEqual([401, 200]);
    const { signIns } = await browser.asks<{ signIns: readonly { endedAt: string | null }[] }>('mySecurity');
    expect(signIns.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);

    const seeker = await company.seeker();
    const copied = seeker.browser.stolen();
    // Somebody else takes the browser over.
    await seeker.browser.does('SignInWithPassword', { login: 'again', password });
    expect((await copied.query('myAccount')).status).toBe(401);
    expect((await seeker.browser.query('mySecurity')).status).toBe(200);
  });

  it('with a role that must have a second factor is asked for one before anything else', async () => {
    const { browser, accountId, phone } = await company.hire('factorless', 'IV');
    await setPassword({ browser, phone }, password);
    await company.admin.does('ChangeSettings', { values: { secondFactorRoles: ['OA'] } });
    expect(await rolesAt(browser)).toEqual(['IV']);
    await company.admin.does('GrantRoles', { accountId, roles: ['IV', 'OA'] });
    expect([await rolesAt(browser), (await browser.query('mySecurity')).status]).toEqual([undefined, 401]);
    const { next } = await browser.does('SignInWithPassword', { login: 'factorless', password });
    expect(next).toBe('SET_UP_SECOND_FACTOR');
    const { secret } = await browser.does('BeginSecondFactor', { accountId });
    await browser.does('ConfirmSecondFactor', { accountId, code: authenticator(String(secret))() });
    expect(await rolesAt(browser)).toEqual(['IV', 'OA']);
  });

  it('is asked for it too when the company comes to demand it of a role they have', async () => {
    const { browser } = await company.hire('demanded', 'AU');
    await company.admin.does('ChangeSettings', { values: { secondFactorRoles: ['AU'] } });
    expect(await rolesAt(browser)).toBeUndefined();
    await company.admin.does('ChangeSettings', { values: { secondFactorRoles: [] } });
    expect(await rolesAt(browser)).toEqual(['AU']);
  });
});
