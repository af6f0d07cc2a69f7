import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { type Server, startServer } from '../support/server.ts';

interface Security {
  readonly isPasswordGiven: boolean;
}
interface State {
  readonly origin: string;
  readonly steps: readonly { readonly name: string; readonly done: boolean; readonly skipped: boolean }[];
}
interface Settings {
  readonly values: { readonly companyName: string; readonly setupSkipped: readonly string[] };
  readonly defaults: { readonly companyName: string };
}

describe('the first hour of a company', () => {
  let server: Server;
  let password: string;
  const admin = () => new Browser(server);
  const signedIn = async (with_ = password) => {
    const browser = admin();
    await browser.does('SignInWithPassword', { login: 'admin', password: with_ });
    return browser;
  };
  const stepsDone = async (browser: Browser) =>
    (await browser.asks<State>('setupState')).steps.filter(({ done }) => done).map(({ name }) => name);
  beforeAll(async () => {
    server = await startServer({ env: { ADMIN_PASSWORD: undefined, DEV_INBOX: 'off' } });
    password = (await server.prints(/as admin with (\S+) \(shown this once\)/))[1] ?? '';
  });
  afterAll(() => server?.stop());

  it('begins with the address of the guide and a password that is made for it', async () => {
    await server.prints(new RegExp(`${server.url}/staff/setup`));
    expect(password.length).toBeGreaterThan(14);
    for (const known of ['没有配置', 'Yunling#2026', 'admin']) expect(password).not.toBe(known);
  });

  it('knows that the password was read by others, until its owner sets another one', async () => {
    const browser = await signedIn();
    expect(await browser.asks<Security>('mySecurity')).toMatchObject({ isPasswordGiven: true });
    const wrong = await browser.post('SetPassword', { current: 'Wrong#2026', password: 'Own#2026-x' });
    expect(wrong).toMatchObject({ status: 401, body: { code: 'login.failed' } });
    expect(await stepsDone(browser)).toEqual(['address', 'sap']);
    await browser.does('SetPassword', { current: password, password: 'Own#2026-x' });
    expect(await stepsDone(browser)).toEqual(['account', 'address', 'sap']);
    expect(await browser.asks<Security>('mySecurity')).toMatchObject({ isPasswordGiven: false });
    const old = await admin().post('SignInWithPassword', { login: 'admin', password });
    expect(old.status).not.toBe(200);
    password = 'Own#2026-x';
  });

  it('remembers what was put aside, for every administrator, and in the log', async () => {
    const browser = await signedIn();
    const before = await browser.asks<Settings>('companySettings');
    expect(before.values.companyName).toBe(before.defaults.companyName);
    await browser.does('ChangeSettings', { values: { setupSkipped: ['sap', 'sms'] } });
    const other = await signedIn();
    expect((await other.asks<Settings>('companySettings')).values.setupSkipped).toEqual(['sap', 'sms']);
    const { steps, origin } = await other.asks<State>('setupState');
    expect(steps.filter(({ skipped }) => skipped).map(({ name }) => name)).toEqual(['sms', 'sap']);
    expect(origin).toBe(server.url);
    const unknown = await browser.post('ChangeSettings', { values: { setupSkipped: ['everything'] } });
    expect(unknown.status).toBe(400);
  });

  it('ends with a site of the company, in both languages, that says what still hurts', async () => {
    const browser = await signedIn();
    await browser.does('ChangeSettings', { values: { companyName: '海月科技', companyNameEn: 'Haiyue' } });
    await browser.asks('companyProfile');
    const page = async (language: string) =>
      (await fetch(`${server.url}/social/jobs`, { headers: { cookie: `language=${language}` } })).text();
    expect(await page('zh-CN')).toContain('海月科技招聘</title>');
    expect(await page('en-US')).toContain('Haiyue Careers</title>');
    expect((await browser.send('/api/reach')).body).toEqual({
      data: { sms: false, mail: false, sap: true, address: true },
    });
    // What the company has beside that is nobody's else.
    expect((await new Browser(server).send('/api/reach')).body).toEqual({ data: { sms: false, mail: false } });
  });
});
