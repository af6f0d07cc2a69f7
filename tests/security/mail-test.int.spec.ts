import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { openCompany } from '../support/company.ts';
import { inbox } from '../support/inbox.ts';
import { type Server, startServer } from '../support/server.ts';
import { asAdmin } from './sms-calls.ts';

const test = (browser: Browser, body: object) =>
  browser.send('/api/mail/test', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const health = async (browser: Browser) =>
  (await browser.send('/api/health')).body as unknown as {
    status: string;
    parts: Readonly<Record<string, { ready: boolean; detail: string } | undefined>>;
  };

describe('a test mail', () => {
  let server: Server;
  let company: Awaited<ReturnType<typeof openCompany>>;
  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
  });
  afterAll(() => server?.stop());

  it('reaches the mailbox that an administrator names, ten times an hour', async () => {
    expect(await test(company.admin, { to: 'Me@Haiyue.example' })).toMatchObject({
      status: 200,
      body: { data: { outcome: 'sent' } },
    });
    const arrived = await inbox(server, 'me@haiyue.example', 'mail');
    expect(arrived.map(({ subject }) => subject)).toEqual(['测试邮件 Test mail']);
    expect(arrived[0]?.text.split('\n').at(-1)).toBe(`${server.url}/social/jobs`);
    for (const to of ['nobody', 'a@b.example\r\nBcc: c@d.example', 'a@b.example, c@d.example', '', 7])
      expect(await test(company.admin, { to })).toMatchObject({ status: 400, body: { code: 'common.invalid' } });
    expect((await test(company.admin, { to: 'a@b.example', subject: 'mine' })).status).toBe(400);
    const more = await Promise.all(Array.from({ length: 10 }, () => test(company.admin, { to: 'a@b.example' })));
    expect(more.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 429]);
  });

  it('is sent by nobody else', async () => {
    const { browser } = await company.hire('recruiter', 'HR');
    expect((await test(browser, { to: 'a@b.example' })).status).toBe(403);
    expect((await test(new Browser(server), { to: 'a@b.example' })).status).toBe(401);
  });
});

describe('where no mail server is set up and the dev inbox is closed', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ env: { DEV_INBOX: 'off' } });
  });
  afterAll(() => server?.stop());

  it('is told at the start, by the health page, to who tests and to who asks for a code', async () => {
    await server.prints(/SMTP_HOST is not set: no mail leaves/);
    const admin = await asAdmin(server);
    expect((await health(admin)).parts.mail).toEqual({
      ...{ ready: false, detail: 'SMTP_HOST is not set: no mail leaves' },
      cause: 'absent',
    });
    expect(await test(admin, { to: 'a@b.example' })).toMatchObject({ status: 503, body: { code: 'mail.no_server' } });
    const reach = await new Browser(server).send('/api/reach');
    expect(reach.body).toMatchObject({ data: { sms: false, mail: false } });
    const asked = await new Browser(server).post('RequestPasswordReset', { login: 'a@b.example' });
    expect(asked).toMatchObject({ status: 503, body: { code: 'mail.no_server' } });
  });
});
