import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerOf } from '../support/answer-of.ts';
import type { Browser } from '../support/browser.ts';
import { type Company, newPhone, openCompany, type Seeker, setPassword, signInByPhone } from '../support/company.ts';
import { codeAfter, codeTo, inbox, until } from '../support/inbox.ts';
import { type Server, startServer } from '../support/server.ts';

const password = 'Behind#The1Edge';
const other = 'Another#2026';

/** Whoever has the cookie of a sign-in, and nothing else of the person it is of (PROMISES.md, 6; DOMAIN.md, section 2). */
describe('a stolen cookie', () => {
  let server: Server;
  let company: Company;
  let one: Seeker;
  let thief: Browser;
  const account = (browser: Browser) =>
    browser.asks<{ phone: string; email: string | null; emailProved: boolean; hasPassword: boolean }>('myAccount');
  const proof = (browser: Browser, phone: string, change: string) =>
    codeAfter(server, phone, () => browser.does('SendProofCode', { change }));
  const newPhoneCode = (browser: Browser, phone: string) =>
    codeAfter(server, phone, () => browser.does('SendNewPhoneCode', { phone }));
  const newEmailCode = (browser: Browser, email: string) =>
    codeAfter(server, email, () => browser.does('SendNewEmailCode', { email }));
  /** Lets a message of this wording be found at the receiver. */
  const told = (to: string, words: RegExp) =>
    until(`${words} at ${to}`, async () => (await inbox(server, to)).find(({ text }) => words.test(text)));

  beforeAll(async () => {
    server = await startServer();
    company = await openCompany(server);
    one = await company.seeker();
    thief = one.browser.stolen();
  });
  afterAll(() => server.stop());

  it('moves the login to no other phone', async () => {
    const theirs = newPhone();
    const code = await newPhoneCode(thief, theirs);
    expect(await answerOf(thief, 'ChangePhoneByCode', { phone: theirs, code })).toBe('account.proof_required');
    expect(await answerOf(thief, 'ChangePhoneByCode', { phone: theirs, code, phoneCode: code })).toBe(
      'sms.code_expired',
    );
    expect(await answerOf(thief, 'ChangePhoneByCode', { phone: theirs, code, current: password })).toBe(
      'account.proof_required',
    );
    expect((await account(one.browser)).phone).toBe(one.phone);
  });

  it('gets no code at a phone of the thief’s to open what is the person’s', async () => {
    const before = (await inbox(server, one.phone)).length;
    await thief.does('SendStepUpCode');
    await until('the code at the owner’s', async () => (await inbox(server, one.phone)).length > before);
    const guess = (await codeTo(server, one.phone)) === '000000' ? '000001' : '000000';
    expect(await answerOf(thief, 'VerifyStepUpCode', { code: guess })).toBe('sms.code_wrong');
  });

  it('sets no password, adds no e-mail and takes none away', async () => {
    expect(await answerOf(thief, 'SetPassword', { password })).toBe('account.proof_required');
    const email = 'thief@mail.example';
    const code = await newEmailCode(thief, email);
    expect(await answerOf(thief, 'ChangeEmailByCode', { email, code })).toBe('account.proof_required');
    expect(await answerOf(thief, 'ChangeEmailByCode', { email: null })).toBe('account.proof_required');
    const { accountId } = (await thief.asks<{ accountId: string }>('myAccount')) ?? {};
    expect(await answerOf(thief, 'ChangeEmail', { accountId, email })).toBe('auth.forbidden');
    expect(await account(one.browser)).toMatchObject({ hasPassword: false, emailProved: false });
  });

  it('a code for one change is none for another', async () => {
    const phoneCode = await proof(one.browser, one.phone, 'EMAIL');
    expect(await answerOf(one.browser, 'SetPassword', { password, phoneCode })).toBe('sms.code_expired');
  });

  it('is over once the owner sets a password, of which they hear', async () => {
    await setPassword(one, password);
    expect(await answerOf(thief, 'SendStepUpCode', {})).toBe('common.unauthenticated');
    expect((await told(one.phone, /账号有变动.*密码/)).kind).toBe('sms');
  });

  it('counts an e-mail once it was read there, and tells nobody whether another has it', async () => {
    const holder = await company.seeker('周舟');
    const email = 'own@mail.example';
    const theirs = await newEmailCode(holder.browser, email);
    const wish = {
      email: 'Own@Mail.example',
      code: theirs,
      phoneCode: await proof(holder.browser, holder.phone, 'EMAIL'),
    };
    const wrong = { ...wish, code: theirs === '000000' ? '000001' : '000000' };
    expect((await holder.browser.post('ChangeEmailByCode', wrong)).body).toMatchObject({
      code: 'sms.code_wrong',
      errors: [{ path: 'code', code: 'sms.code_wrong' }],
    });
    await holder.browser.does('ChangeEmailByCode', wish);
    expect(await account(holder.browser)).toMatchObject({ email, emailProved: true });
    // Whether somebody has an address is told to those alone who read a code there.
    const asked = async (address: string) => {
      const { status, body } = await one.browser.post('SendNewEmailCode', { email: address });
      return { status, result: body.result };
    };
    expect(await asked(email)).toEqual(await asked('nobody@mail.example'));
    const guess = { email, code: '000000', current: password };
    expect(await answerOf(one.browser, 'ChangeEmailByCode', guess)).toMatch(/^sms\.code_/);
  });

  it('does not hide a change: the phone and the e-mail it was are told, and sign-ins elsewhere end', async () => {
    const email = 'mine@mail.example';
    await one.browser.does('ChangeEmailByCode', {
      email,
      code: await newEmailCode(one.browser, email),
      current: password,
    });
    expect((await told(one.phone, /账号有变动.*邮箱/)).kind).toBe('sms');
    const copy = one.browser.stolen();
    const phone = newPhone();
    const code = await newPhoneCode(one.browser, phone);
    expect(await answerOf(one.browser, 'ChangePhoneByCode', { phone, code, current: other })).toBe('login.failed');
    await one.browser.does('ChangePhoneByCode', { phone, code, current: password });
    expect((await told(one.phone, /账号有变动.*手机号/)).kind).toBe('sms');
    expect((await told(email, /手机号已更换/)).kind).toBe('mail');
    expect((await copy.query('myAccount')).status).toBe(401);
    expect((await account(one.browser)).phone).toBe(phone);
    const elsewhere = await signInByPhone(server, phone);
    await elsewhere.does('ChangeEmailByCode', { email: null, current: password });
    expect((await told(email, /邮箱已更换或移除/)).kind).toBe('mail');
    expect((await one.browser.query('myAccount')).status).toBe(401);
  });
});
