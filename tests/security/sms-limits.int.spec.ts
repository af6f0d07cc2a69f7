import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { secret } from '../engines/sms-gateway/counterparts/counterpart.ts';
import { startCounterpart } from '../engines/sms-gateway/provider-server.ts';
import { Browser } from '../support/browser.ts';
import { newPhone } from '../support/company.ts';
import { ownOfFile } from '../support/own.ts';
import { type Server, startServer } from '../support/server.ts';
import { until } from '../support/until.ts';
import { asAdmin, post, receipts, smsPart, testMessage } from './sms-calls.ts';

const own = ownOfFile();

describe('a budget of SMS', () => {
  it('that is spent is told; codes have a share of their own, which a restart does not give anew', async () => {
    const provider = await startCounterpart('webhook', own);
    const env = { SMS_PROVIDER: 'webhook', SMS_URL: provider.url, SMS_SECRET: secret, SMS_PER_HOUR: '2' };
    const first = await startServer({ env });
    const ask = (server: Server) =>
      new Browser(server).post('RequestSmsCode', { phone: newPhone(), purpose: 'SIGN_IN' });
    expect(await ask(first)).toMatchObject({ status: 200 });
    expect(await ask(first)).toMatchObject({ status: 503, body: { code: 'sms.not_sent' } });
    await first.stop({ keep: true });
    const second = await startServer({ env, dataDir: first.dataDir });
    try {
      expect(await ask(second)).toMatchObject({ body: { code: 'sms.not_sent' } });
      const admin = await asAdmin(second);
      expect(await testMessage(admin, { to: newPhone() })).toMatchObject({ body: { data: { outcome: 'sent' } } });
      expect(await testMessage(admin, { to: newPhone() })).toMatchObject({ body: { code: 'sms.not_sent' } });
      await until(async () => (await smsPart(admin))?.ready === false, 'health tells it');
      expect((await smsPart(admin))?.detail).toContain('SMS_PER_HOUR');
      expect(provider.accepted).toHaveLength(2);
    } finally {
      await second.stop();
    }
  });
});

describe('a company in production without a provider', () => {
  let server: Server;
  beforeAll(async () => {
    const mail = { SMTP_HOST: '127.0.0.1', SMTP_PORT: '9', SMTP_FROM: 'hr@own.example' };
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://talent.example', DEV_INBOX: undefined, ...mail };
    server = await startServer({ env });
  });
  afterAll(() => server.stop());

  it('says so at the start, on the health page, and to who asks for a code or a test', async () => {
    await server.prints(/SMS_PROVIDER is not set: no SMS leaves, and nobody can sign in by phone/);
    const admin = await asAdmin(server);
    await until(async () => (await smsPart(admin))?.ready === false, 'health tells it');
    const phone = newPhone();
    for (const _time of ['once', 'twice'])
      expect(await new Browser(server).post('RequestSmsCode', { phone, purpose: 'SIGN_IN' })).toMatchObject({
        status: 503,
        body: { code: 'sms.no_provider' },
      });
    expect(await testMessage(admin, { to: phone })).toMatchObject({ status: 503, body: { code: 'sms.no_provider' } });
    expect((await post(server, receipts, '{}')).status).toBe(404);
  });
});
