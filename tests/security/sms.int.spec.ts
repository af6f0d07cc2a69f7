import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { secret } from '../engines/sms-gateway/counterparts/counterpart.ts';
import { startCounterpart } from '../engines/sms-gateway/provider-server.ts';
import { Browser } from '../support/browser.ts';
import { newPhone } from '../support/company.ts';
import { ownOfFile } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { asAdmin, post, receipts, signed, testMessage } from './sms-calls.ts';

const own = ownOfFile();

describe('a company whose SMS a provider carries', () => {
  let server: Server;
  let provider: Awaited<ReturnType<typeof startCounterpart>>;
  let admin: Browser;
  const phone = newPhone();
  const code = () => /(\d{6})，/.exec(provider.accepted.findLast(({ to }) => to === phone)?.text ?? '')?.[1] ?? '';

  beforeAll(async () => {
    provider = await startCounterpart('webhook', own);
    const env = { SMS_PROVIDER: 'webhook', SMS_URL: provider.url, SMS_SECRET: secret, SMS_QUIET_HOURS: 'off' };
    server = await startServer({ env });
    admin = await asAdmin(server);
  });
  afterAll(() => server.stop());

  /** The one message that told of a new password, as staff see it. */
  const told = async () => {
    const { body } = await admin.query('notifications', { channel: 'SMS' });
    return (body as { data: { rows: { notificationId: string; state: string; deliveredAt: string | null }[] } }).data
      .rows[0];
  };

  it('signs people in by codes that it carries, and tells them by SMS', async () => {
    const browser = new Browser(server);
    await browser.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
    await browser.does('SignInWithSms', { phone, code: code(), agreed: await browser.shown('agreement') });
    await browser.does('SendProofCode', { change: 'PASSWORD' });
    await browser.does('SetPassword', { phoneCode: code(), password: 'Seeker#20260' });
    await until(async () => (await told())?.state === 'SENT');
    expect(provider.accepted.at(-1)).toMatchObject({ to: phone, text: expect.stringContaining('登录密码已设置') });
  });

  it('believes receipts of the provider alone', async () => {
    const id = provider.accepted.at(-1)?.id ?? '';
    expect((await post(server, receipts, '{}')).status).toBe(403);
    expect((await signed(server, 'sms.failed', { id }, 'whsec_YW5vdGhlcnNlY3JldGFub3RoZXJzZWNyZXQ=')).status).toBe(403);
    expect((await post(server, `${receipts}/guess`, JSON.stringify([{ out_id: id, success: true }]))).status).toBe(403);
    expect((await post(server, receipts, 'x'.repeat(300_000))).status).toBe(413);
    expect((await fetch(`${server.url}${receipts}`)).status).not.toBe(200);
    expect(await told()).toMatchObject({ state: 'SENT', deliveredAt: null });
  });

  it('keeps what became of a message, once', async () => {
    const id = provider.accepted.at(-1)?.id ?? '';
    const before = await server.head();
    expect((await signed(server, 'sms.delivered', { id: 'of-nobody' })).status).toBe(200);
    expect((await signed(server, 'sms.read', { id })).status).toBe(200);
    expect(await server.head()).toBe(before);
    expect((await signed(server, 'sms.delivered', { id, providerId: 'w' })).status).toBe(200);
    await until(async () => (await told())?.state === 'DELIVERED');
    expect((await told())?.deliveredAt).not.toBeNull();
    const after = await server.head();
    expect((await signed(server, 'sms.delivered', { id, providerId: 'w' })).status).toBe(200);
    expect((await signed(server, 'sms.failed', { id, reason: 'EXPIRED' })).status).toBe(200);
    expect(await server.head()).toBe(after);
  });

  it('tells who asks for a code that none leaves while the provider refuses', async () => {
    provider.answers('no-money');
    const refused = await new Browser(server).post('RequestSmsCode', { phone: newPhone(), purpose: 'SIGN_IN' });
    expect(refused).toMatchObject({ status: 503, body: { code: 'sms.not_sent' } });
    expect(await testMessage(admin, { to: newPhone() })).toMatchObject({
      status: 200,
      body: { data: { outcome: 'failed', reason: expect.stringContaining('refused for') } },
    });
    provider.answers('ok');
  });

  it('sends a test message for administrators alone', async () => {
    const to = newPhone();
    expect(await testMessage(admin, { to })).toMatchObject({ body: { data: { outcome: 'sent', reason: '' } } });
    expect(provider.accepted.at(-1)).toMatchObject({ to });
    expect((await testMessage(new Browser(server), { to })).status).toBe(401);
    expect(await testMessage(admin, { to: '10086' })).toMatchObject({ status: 400, body: { code: 'common.invalid' } });
    expect(await testMessage(admin, { to: '+19005550123' })).toMatchObject({
      body: { code: 'sms.number_unsupported' },
    });
    expect(await testMessage(admin, { to, text: 'x' })).toMatchObject({ status: 400 });
  });
});
