import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Browser } from '../support/browser.ts';
import { newPhone, openCompany } from '../support/company.ts';
import { ownOfFile } from '../support/own.ts';
import { startServer } from '../support/server.ts';
import { filesWith } from '../support/stored-files.ts';
import { asAdmin, post, receipts, testMessage } from './sms-calls.ts';

const own = ownOfFile();

describe('secrets of the configuration', () => {
  const canary = (name: string) => `canary-${name}-7f3a91c0de55`;
  it('are in nothing that is printed, answered or stored', async () => {
    const folder = own.folder();
    const file = (name: string) => {
      const path = join(folder, name);
      writeFileSync(path, canary(name), { mode: 0o600 });
      return path;
    };
    const configured = join(folder, 'talentlog.conf');
    writeFileSync(configured, `SMS_SECRET=${canary('sms')}\nHR_CORE_CLIENT_SECRET=${canary('sap')}\n`, { mode: 0o600 });
    const env = {
      TALENTLOG_CONFIG: configured,
      LOG_LEVEL: 'debug',
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: '9',
      SMTP_USER: 'mailer',
      SMTP_PASSWORD_FILE: file('smtp'),
      HR_CORE_URL: 'http://127.0.0.1:9',
      SMS_PROVIDER: 'twilio',
      SMS_URL: 'http://127.0.0.1:9',
      SMS_ACCOUNT: 'AC1',
      SMS_FROM: '+15005550006',
      SMS_RECEIPT_SECRET: canary('receipts'),
    };
    const server = await startServer({ env });
    const answers: string[] = [];
    try {
      const admin = await asAdmin(server);
      const phone = newPhone();
      answers.push((await new Browser(server).post('RequestSmsCode', { phone, purpose: 'SIGN_IN' })).text);
      answers.push((await testMessage(admin, { to: phone })).text);
      await openCompany(server);
      for (const path of [
        '/api/health',
        '/api/followers',
        '/api/metrics',
        '/api/openapi.json',
        '/social/jobs',
        '/staff',
      ])
        answers.push((await admin.send(path)).text);
      answers.push(await (await post(server, `${receipts}/wrong`, '[]')).text());
      answers.push(
        readFileSync(`/proc/${server.pid}/cmdline`, 'utf8'),
        readFileSync(`/proc/${server.pid}/comm`, 'utf8'),
      );
      answers.push(server.printed(), server.complaints());
      expect(answers.filter((answer) => answer.includes('canary-'))).toEqual([]);
      expect(filesWith(server.dataDir, ['canary-'])).toEqual([]);
    } finally {
      await server.stop();
    }
  });

  it('are not printed where the configuration is refused', async () => {
    const env = { SMTP_PASSWORD: canary('both'), SMTP_PASSWORD_FILE: '/nowhere', SMS_SECRET: canary('sms'), PORT: 'x' };
    const failed = await startServer({ env }).catch((error: unknown) => String(error));
    expect(failed).toContain('PORT must be a port number');
    expect(failed).toContain('are both set');
    expect(failed).not.toContain('canary-');
  });
});
