import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Database from 'better-sqlite3';
import { answerOf } from '../support/answer-of.ts';
import { Browser } from '../support/browser.ts';
import { newPhone, openCompany, setPassword } from '../support/company.ts';
import { codeTo } from '../support/inbox.ts';
import { adminPassword, type Server, startServer } from '../support/server.ts';

const password = 'Behind#The1Edge';
const wrong = 'Wrong#2026';

/** Signs as a Chinese keyboard in full width types them. */
const fullWidth = (text: string) =>
  [...text].map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)).join('');

describe('signing in', () => {
  let server: Server;
  const phone = newPhone();
  const digits = phone.slice(3);
  const login = { phone, loginName: 'yunyi', email: 'yunyi@yunling.example' };
  /** The browser in which this colleague is signed in. */
  let own: Browser;

  const tryPassword = (browser: Browser, typed: string, given = wrong) =>
    answerOf(browser, 'SignInWithPassword', { login: typed, password: given });
  const tries = async (browser: () => Browser, typed: readonly string[]) => {
    const answers: (string | undefined)[] = [];
    for (const one of typed) answers.push(await tryPassword(browser(), one));
    return answers;
  };
  const five = Array<string>(5).fill('login.failed');

  beforeAll(async () => {
    server = await startServer({ env: { TRUSTED_PROXIES: '127.0.0.1/32, ::1', CODES_PER_ADDRESS_PER_HOUR: '30' } });
    const { admin } = await openCompany(server);
    await admin.does('CreateStaffAccount', { name: '易云', roles: ['HR'], ...login });
    own = Browser.from(server, '192.0.2.1');
    await own.does('RequestSmsCode', { phone, purpose: 'SIGN_IN' });
    await own.does('SignInWithSms', { phone, code: await codeTo(server, phone), agreed: await own.shown('agreement') });
    await setPassword({ browser: own, phone }, password);
  });
  afterAll(() => server.stop());

  it('by SMS answers alike whether anybody has the phone', async () => {
    const answersFor = async (typed: string) => {
      const asker = Browser.from(server, '192.0.2.2');
      const answers = [];
      const ticks = [null, await asker.shown('agreement')];
      for (const agreed of ticks) {
        answers.push(
          await Browser.from(server, '192.0.2.2').post('SignInWithSms', { phone: typed, code: '000000', agreed }),
        );
      }
      answers.push(await asker.post('RequestPasswordReset', { login: typed }));
      for (const agreed of ticks)
        answers.push(await asker.post('SignInWithSms', { phone: typed, code: '000000', agreed }));
      return answers.map(({ status, body: { traceId: _, ...body } }) => ({ status, body }));
    };
    const known = await answersFor(phone);
    expect(await answersFor(newPhone())).toEqual(known);
    expect(known.map(({ body }) => body.code ?? 'sent')).toEqual([
      'sms.code_expired',
      'sms.code_expired',
      'sent',
      'sms.code_expired',
      'sms.code_expired',
    ]);
  });

  it('asks for the tick only those who proved the phone, and leaves them their code', async () => {
    const newcomer = Browser.from(server, '192.0.2.3');
    const theirs = newPhone();
    await newcomer.does('RequestSmsCode', { phone: theirs, purpose: 'SIGN_IN' });
    const code = await codeTo(server, theirs);
    const guess = code === '000000' ? '000001' : '000000';
    expect((await newcomer.post('SignInWithSms', { phone: theirs, code: guess })).body.code).toBe('sms.code_wrong');
    expect((await newcomer.post('SignInWithSms', { phone: theirs, code })).body.code).toBe('privacy.consent_required');
    // Neither a tick that names no words nor words that are not in force are agreed to; the code is left for those that are.
    expect((await newcomer.post('SignInWithSms', { phone: theirs, code, agreed: true })).status).toBe(400);
    const other = await newcomer.post('SignInWithSms', { phone: theirs, code, agreed: '2024-02-29' });
    const agreed = await newcomer.shown('agreement');
    expect(other).toMatchObject({ status: 409, body: { code: 'policy.outdated', params: { version: agreed } } });
    expect(await newcomer.does('SignInWithSms', { phone: theirs, code, agreed })).toEqual({ isNew: true });
    expect((await newcomer.post('SignInWithSms', { phone: theirs, code })).body.code).toBe('sms.code_expired');
  });

  it('with a password counts every spelling of a login as one, and does not tell which logins are one account’s', async () => {
    const spellings = [
      phone,
      digits,
      fullWidth(digits),
      `0086 ${digits.slice(0, 3)} ${digits.slice(3)}`,
      `+86 (${digits.slice(0, 3)}) ${digits.slice(3)}`,
    ];
    const names = ['YunYi', ` ${fullWidth('yunyi')}\u200b`, 'yunyi', 'YUNYI', fullWidth('YunYi')];
    const stranger = () => Browser.from(server, '198.51.100.1');
    const sprayed = await tries(stranger, [...spellings, ...spellings]);
    expect(sprayed).toEqual([...five, ...Array<string>(5).fill('login.locked')]);
    // Of an account that has a phone and a login name, the waits are as those of two that have nothing to do with each other.
    expect(await tries(stranger, [...names, 'yunyi'])).toEqual([...five, 'login.locked']);
    expect(await tries(stranger, [login.email])).toEqual(['login.failed']);
    const nobody = await tries(
      () => Browser.from(server, '198.51.100.2'),
      ['+8617199999999', '17199999999', fullWidth('17199999999'), '0086 171 99999999', '171-9999-9999', '17199999999'],
    );
    expect(nobody).toEqual([...five, 'login.locked']);
  });

  it('with a password locks nobody else out, and tells the one who waits how long', async () => {
    const stranger = () => Browser.from(server, '198.51.100.3');
    expect(await tries(stranger, Array<string>(6).fill(login.loginName))).toEqual([...five, 'login.locked']);
    const { status, headers, body } = await stranger().post('SignInWithPassword', { login: login.loginName, password });
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'login.locked' });
    expect(Number(headers.get('retry-after'))).toBe(body.params?.seconds);
    expect(Number(body.params?.seconds)).toBeGreaterThan(800);
    expect(await tryPassword(Browser.from(server, '198.51.100.4'), login.loginName, password)).toBe('taken');
    // Not even from the stranger's own network, in a browser that was signed in before.
    const { address } = own;
    own.address = '198.51.100.3';
    expect(await tryPassword(own, login.loginName, password)).toBe('taken');
    own.address = address;
    expect(await tryPassword(stranger(), login.loginName, password)).toBe('login.locked');
  });

  it('guesses of a session at the password behind it are counted', async () => {
    const answers: (string | undefined)[] = [];
    for (let turn = 0; turn < 6; turn += 1)
      answers.push((await own.post('SetPassword', { current: wrong, password: 'Other#2026' })).body.code);
    expect(answers).toEqual([...five, 'login.locked']);
  });

  it('counts addresses as our proxies tell them, an IPv6 network as one', async () => {
    const ask = async (address: string) =>
      (await Browser.from(server, address).post('RequestSmsCode', { phone: newPhone(), purpose: 'SIGN_IN' })).status;
    for (let turn = 0; turn < 30; turn += 1) expect(await ask(`2001:db8:7:7::${turn.toString(16)}`)).toBe(200);
    expect(await ask('2001:db8:7:7:ffff::1')).toBe(429);
    // What somebody told our proxy about themselves stands before what the proxy saw.
    expect(await ask('192.0.2.99, 2001:db8:7:7::2')).toBe(429);
    expect(await ask('2001:db8:7:8::1')).toBe(200);
  });

  it('is over for open live updates within a second or two when the account loses it', async () => {
    const admin = new Browser(server);
    await admin.does('SignInWithPassword', { login: 'admin', password: adminPassword });
    await admin.proves(adminPassword);
    const listening = async (loginName: string) => {
      const theirs = newPhone();
      const wish = { name: loginName, loginName, roles: ['HR'], phone: theirs, email: `${loginName}@yunling.example` };
      const { accountId } = await admin.does('CreateStaffAccount', wish);
      const browser = Browser.from(server, `192.0.2.${50 + loginName.length}`);
      await browser.does('RequestSmsCode', { phone: theirs, purpose: 'SIGN_IN' });
      await browser.does('SignInWithSms', {
        phone: theirs,
        code: await codeTo(server, theirs),
        agreed: await browser.shown('agreement'),
      });
      const stream = await fetch(`${server.url}/api/live`, { headers: { cookie: browser.cookie } });
      return { browser, phone: theirs, accountId: String(accountId), ended: stream.text() };
    };
    const [out, suspended, stripped, elsewhere, expired] = [
      await listening('a-out'),
      await listening('b-suspended'),
      await listening('c-stripped'),
      await listening('d-elsewhere'),
      await listening('e-expired'),
    ];
    await setPassword(elsewhere, password);
    const other = Browser.from(server, '192.0.2.80');
    await other.does('SignInWithPassword', { login: 'd-elsewhere', password });
    const file = new Database(join(server.dataDir, 'sign-ins.db'));
    file.prepare('UPDATE sign_ins SET expires_at = 1 WHERE account_id = ?').run(expired.accountId);
    file.close();
    await out.browser.does('SignOut');
    await admin.does('SuspendAccount', { accountId: suspended.accountId, reason: '离职' });
    await admin.does('GrantRoles', { accountId: stripped.accountId, roles: [] });
    await other.does('SetPassword', { current: password, password: 'Another#2026' });
    for (const { ended } of [out, suspended, stripped, elsewhere, expired])
      expect(await ended).toContain('retry: 2000');
  });

  it('sends no codes to numbers that cost, whoever asks', async () => {
    for (const [costly, refused] of [
      ...['+19005550123', '+449012345678', '+979123456789', '+1234567'].map((one) => [one, 'sms.number_unsupported']),
      // A number of the mainland that nobody has is mistyped: that one of another country is needed would be no help.
      ['12345678901', 'sms.number_mistyped'],
    ]) {
      const { status, body } = await Browser.from(server, '192.0.2.4').post('RequestSmsCode', {
        phone: costly,
        purpose: 'SIGN_IN',
      });
      expect({ costly, status, code: body.code }).toEqual({ costly, status: 422, code: refused });
    }
  });
});
