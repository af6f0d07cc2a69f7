import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startReceiver } from '../engines/mailer/smtp-receiver.ts';
import type { Browser } from '../support/browser.ts';
import { deliver, openCompany } from '../support/company.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';

const secret = 'a-secret-of-the-mail-server';

describe('a company whose mail server hands over what came back', () => {
  let server: Server;
  let mail: Awaited<ReturnType<typeof startReceiver>>;
  let admin: Browser;
  let to = '';
  const returnedTo: string[] = [];

  beforeAll(async () => {
    mail = await startReceiver({
      onMailFrom: ({ address }, _session, done) => {
        returnedTo.push(address);
        done();
      },
    });
    server = await startServer({
      env: {
        ...{ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(mail.port), SMTP_FROM: 'talent@yunling.example' },
        ...{ SMTP_RETURN_TO: 'bounces@yunling.example', SMTP_BOUNCE_SECRET: secret },
      },
    });
    const company = await openCompany(server);
    admin = company.admin;
    const hr = await company.hire('hr', 'HR');
    const advertised = await company.advertise(hr.browser);
    const seeker = await company.seeker();
    to = seeker.email;
    await deliver(seeker, advertised);
    await until(async () => (await told())?.state === 'SENT', 'the mail to be sent');
  });
  afterAll(async () => {
    await server.stop();
    await mail.close();
  });

  const told = async () => {
    const [, id] = /^X-Talentlog-Notification: (\S+) 1\r$/m.exec(sent()) ?? [];
    const { body } = await admin.query('notifications', { channel: 'MAIL' });
    const { rows } = (body as { data: { rows: { notificationId: string; state: string; reason: string | null }[] } })
      .data;
    return rows.find(({ notificationId }) => notificationId === id);
  };
  const sent = () => mail.received.find((one) => one.to.includes(to))?.raw ?? '';
  /** As a mail server writes it (RFC 3464), around what it was given. */
  const report = (action = 'failed', returned = sent()) =>
    [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mail.example',
      '',
      `Final-Recipient: rfc822; ${to}`,
      `Action: ${action}`,
      'Status: 5.1.1',
      '--b',
      'Content-Type: message/rfc822',
      '',
      returned,
      '--b--',
    ].join('\r\n');
  const hands = async (body: string, by = `Bearer ${secret}`) =>
    (
      await fetch(`${server.url}/api/mail/bounces`, {
        method: 'POST',
        headers: { authorization: by, 'content-type': 'message/rfc822' },
        body,
      })
    ).status;

  it('has it returned to its own address, and believes nobody without the secret', async () => {
    expect(new Set(returnedTo)).toEqual(new Set(['bounces@yunling.example']));
    for (const by of ['', 'Bearer ', 'Bearer another', secret]) expect(await hands(report(), by)).toBe(403);
    expect(await told()).toMatchObject({ state: 'SENT' });
  });

  it('takes what is no report of ours, and changes nothing', async () => {
    const before = await server.head();
    const nobodys = sent().replace(/(X-Talentlog-Notification: )\S+/, '$10198c0de-0000-7000-8000-000000000002');
    for (const body of ['', 'Hello', report('delayed'), report('failed', 'X: y'), report('failed', nobodys)])
      expect(await hands(body)).toBe(204);
    expect(await hands('x'.repeat(2_100_000))).toBe(413);
    expect(await server.head()).toBe(before);
  });

  it('shows staff that it did not arrive, and why, once', async () => {
    expect(await hands(report())).toBe(204);
    await until(async () => (await told())?.state === 'UNDELIVERED', 'the mail to be undelivered');
    expect((await told())?.reason).toBe('returned by a mail server with status 5.1.1: there is no such mailbox');
    const after = await server.head();
    expect(await hands(report())).toBe(204);
    expect(await server.head()).toBe(after);
  });
});
