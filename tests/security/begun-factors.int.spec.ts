import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { answerOf } from '../support/answer-of.ts';
import { authenticator } from '../support/authenticator.ts';
import { Browser } from '../support/browser.ts';
import { colleagueByLink } from '../support/colleague-by-link.ts';
import { companyOfFile } from '../support/company-of-file.ts';
import { until } from '../support/inbox.ts';

const password = 'Second#2026';
const at = companyOfFile();
let made = 0;

const colleague = () => colleagueByLink(at.company, `begun${++made}`, password);

describe('of two apps that are set up at once', () => {
  it('the first to give its code is the one, whichever was begun last; the other is told', async () => {
    const { browser, login, accountId } = await colleague();
    const begun = [
      await browser.does('BeginSecondFactor', { current: password }),
      await browser.does('BeginSecondFactor', { current: password }),
    ];
    const [first = () => '', second = () => ''] = begun.map(({ secret }) => authenticator(String(secret)));
    expect(await answerOf(browser, 'ConfirmSecondFactor', { code: first(-30) })).toBe('taken');
    expect(await answerOf(browser, 'ConfirmSecondFactor', { code: second() })).toBe('second_factor.on');
    expect(await answerOf(browser, 'BeginSecondFactor', { current: password })).toBe('second_factor.on');
    const outside = new Browser(at.server);
    await outside.does('SignInWithPassword', { login, password });
    expect(await answerOf(outside, 'SignInWithSecondFactor', { accountId, code: second() })).toBe(
      'second_factor.wrong',
    );
    expect(await answerOf(outside, 'SignInWithSecondFactor', { accountId, code: first() })).toBe('taken');
  });

  it('given at the same moment, one is taken, and its codes to recover with are those that count', async () => {
    const { browser, login, accountId } = await colleague();
    const codes: string[] = [];
    for (const _tab of [1, 2]) {
      const { secret } = await browser.does('BeginSecondFactor', { current: password });
      codes.push(authenticator(String(secret))());
    }
    const came = await Promise.all(codes.map((code) => browser.post('ConfirmSecondFactor', { code })));
    expect(came.map(({ body }) => body.code ?? 'in').sort()).toEqual(['in', 'second_factor.on']);
    const taken = came.find(({ status }) => status === 200)?.body.result as { recoveryCodes: string[] };
    const outside = new Browser(at.server);
    await outside.does('SignInWithPassword', { login, password });
    const code = taken.recoveryCodes[0] ?? '';
    expect(await answerOf(outside, 'SignInWithSecondFactor', { accountId, code })).toBe('taken');
  });
});

describe('a second factor that was reset', () => {
  it('leaves no secret behind, and another one that was begun since stays', async () => {
    const { browser, accountId, login } = await colleague();
    const { secret } = await browser.does('BeginSecondFactor', { current: password });
    await browser.does('ConfirmSecondFactor', { code: authenticator(String(secret))() });
    const kept = () => {
      const file = new Database(join(at.server.dataDir, 'credentials.db'), { readonly: true });
      const rows = file.prepare('SELECT id FROM factors WHERE account_id = ?').all(accountId);
      const codes = file
        .prepare(
          'SELECT count(*) AS count FROM factor_codes WHERE factor_id IN (SELECT id FROM factors WHERE account_id = ?)',
        )
        .get(accountId);
      file.close();
      return { factors: rows.length, codes: (codes as { count: number }).count };
    };
    expect(kept()).toEqual({ factors: 1, codes: 10 });
    await at.company.admin.does('ResetSecondFactor', { accountId });
    await until('nothing of it', async () => kept().factors === 0);
    const again = new Browser(at.server);
    await again.does('SignInWithPassword', { login, password });
    const other = await again.does('BeginSecondFactor', { current: password });
    expect(await answerOf(again, 'ConfirmSecondFactor', { code: authenticator(String(other.secret))() })).toBe('taken');
  });
});
