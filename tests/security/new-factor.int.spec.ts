import { describe, expect, it } from '@jest/globals';
import { answerOf } from '../support/answer-of.ts';
import { authenticator } from '../support/authenticator.ts';
import { Browser } from '../support/browser.ts';
import { colleagueByLink } from '../support/colleague-by-link.ts';
import { companyOfFile } from '../support/company-of-file.ts';

const password = 'Second#2026';
const at = companyOfFile();
let made = 0;

const colleague = () => colleagueByLink(at.company, `newfactor${++made}`, password);

describe('a second factor that is being set up', () => {
  it('makes who guesses its first code wait, the right code too', async () => {
    const { browser } = await colleague();
    const { secret } = await browser.does('BeginSecondFactor', { current: password });
    const code = authenticator(String(secret));
    const answers = [];
    for (let at = 0; at < 6; at += 1)
      answers.push(await answerOf(browser, 'ConfirmSecondFactor', { code: code(3600 + at * 60) }));
    expect(answers).toEqual([...Array<string>(5).fill('second_factor.wrong'), 'login.locked']);
    expect(await answerOf(browser, 'ConfirmSecondFactor', { code: code() })).toBe('login.locked');
  });

  it('lets nobody in before its first code turned it on', async () => {
    const { login, accountId } = await colleague();
    await at.company.admin.does('ChangeSettings', { values: { secondFactorRoles: ['HR'] } });
    const outside = new Browser(at.server);
    await outside.does('SignInWithPassword', { login, password });
    const { secret } = await outside.does('BeginSecondFactor', { accountId });
    const code = authenticator(String(secret));
    const early = { accountId, code: code() };
    expect(await answerOf(outside, 'SignInWithSecondFactor', early)).toBe('second_factor.wrong');
    expect(await answerOf(outside, 'ConfirmSecondFactor', early)).toBe('taken');
    await at.company.admin.does('ChangeSettings', { values: { secondFactorRoles: [] } });
  });
});

describe('the first step', () => {
  it.each([
    [
      'a new password',
      ({ browser }: { browser: Browser }) =>
        browser.does('SetPassword', { current: password, password: 'Another#2026' }),
    ],
    [
      'a reset of the access',
      ({ accountId }: { accountId: string }) => at.company.admin.does('ResetAccess', { accountId }),
    ],
  ])('is over with %s', async (_what, ends) => {
    const one = await colleague();
    const { accountId, login } = one;
    const { secret } = await one.browser.does('BeginSecondFactor', { current: password });
    const code = authenticator(String(secret));
    await one.browser.does('ConfirmSecondFactor', { code: code(-30) });
    const outside = new Browser(at.server);
    await outside.does('SignInWithPassword', { login, password });
    await ends(one);
    const second = await answerOf(outside, 'SignInWithSecondFactor', { accountId, code: code() });
    expect(second).toBe('second_factor.first_step_over');
  });
});
