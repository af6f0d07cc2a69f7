import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { authenticator } from '../support/authenticator.ts';
import { colleagueByLink } from '../support/colleague-by-link.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { adminPassword } from '../support/server.ts';

const cli = fileURLToPath(new URL('../../infra/cli/dist/main.js', import.meta.url));

/** `npm run talentlog -- parked` of an administrator with a second factor: what it asks for, and that nothing less opens. */
describe('the terminal of an administrator with a second factor', () => {
  const here = companyOfFile();
  let code: (offSeconds?: number) => string;
  let recoveryCodes: readonly string[];
  beforeAll(async () => {
    const { admin } = here.company;
    const { secret } = await admin.does('BeginSecondFactor', { current: adminPassword });
    code = authenticator(String(secret));
    ({ recoveryCodes } = (await admin.does('ConfirmSecondFactor', { code: code(-30) })) as {
      readonly recoveryCodes: readonly string[];
    });
  });
  const lists = (env: Readonly<Record<string, string>>) =>
    new Promise<{ readonly code: number; readonly printed: string }>((ended) => {
      const own = { NODE_OPTIONS: '', TALENTLOG_LOGIN: 'admin', TALENTLOG_PASSWORD: adminPassword, TALENTLOG_CODE: '' };
      const child = execFile(
        process.execPath,
        [cli, 'parked', '--base', here.server.url, 'list'],
        { env: { ...process.env, ...own, ...env } },
        (_error, printed) => ended({ code: child.exitCode ?? -1, printed }),
      );
      child.stdin?.end(`${code()}\n`);
    });

  it('is told to give a code where nobody can be asked for one', async () => {
    const { code: ended, printed } = await lists({});
    expect([ended, printed]).toEqual([
      2,
      'This account has a second factor: give its code, or one to recover with, in TALENTLOG_CODE.\n',
    ]);
  });

  it('gets in by a code of the app, once, or by one to recover with, once', async () => {
    const now = code(30);
    expect((await lists({ TALENTLOG_CODE: now })).code).toBe(0);
    for (const used of [now, '000000']) {
      const { code: ended, printed } = await lists({ TALENTLOG_CODE: used });
      expect([ended, printed]).toEqual([2, expect.stringMatching(/^Refused: second_factor\.wrong\. The code/)]);
    }
    const recovering = { TALENTLOG_CODE: recoveryCodes[0] ?? '' };
    expect((await lists(recovering)).code).toBe(0);
    expect((await lists(recovering)).printed).toMatch(/second_factor\.wrong/);
  });

  it('says in words what is wrong with a password, and prints no secret', async () => {
    const { code: ended, printed } = await lists({ TALENTLOG_PASSWORD: 'wrong-secret-9', TALENTLOG_CODE: code(60) });
    expect([ended, printed]).toEqual([2, 'Refused: login.failed. Name or password is wrong.\n']);
  });

  it('shows nothing to a colleague who looks after something else', async () => {
    const { login } = await colleagueByLink(here.company, 'recruiter', adminPassword);
    const { code: ended, printed } = await lists({ TALENTLOG_LOGIN: login });
    expect([ended, printed]).toEqual([2, expect.stringMatching(/^Refused: auth\.forbidden\. This account may not/)]);
  });
});
