import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type EventContract, firstPolicyVersion } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import { createFileInspector } from '@talentlog/file-readers';
import { openPdfRenderer } from '@talentlog/pdf';
import { type Caller, createOpener, noScanner, openSecrets, usualSmsCountries } from '@talentlog/runtime';
import { openDiskFileStore } from '@talentlog/runtime/disk';
import {
  openSqliteCredentials,
  openSqliteDevInbox,
  openSqliteEventStore,
  openSqliteSignIns,
  openSqliteSubjectKeys,
  openSqliteUploadRegister,
} from '@talentlog/runtime/sqlite';
import { ownOfFile } from '../../../../tests/support/own.ts';
import { CommandService } from '../command.service.ts';
import type { SignInCommandName, SignInOutcome } from './decision.ts';

const origin = { browser: 'a-browser-of-this-test', address: '127.0.0.1' };
const clock = { now: new Date('2026-11-02T04:00:00.000Z') };
const later = (minutes: number) => {
  clock.now = new Date(clock.now.getTime() + minutes * 60_000);
};

async function openService(folder: string) {
  const at = (name: string) => join(folder, name);
  const events: Record<string, EventContract> = Object.assign(
    {},
    ...Object.values(aggregates).map((one) => one.events),
  );
  const keys = await openSqliteSubjectKeys({ file: at('keys.db'), masterKeyFile: at('keys.master') });
  const { smsGateway, mailer, inbox, ...box } = await openSqliteDevInbox({ file: at('inbox.db') });
  const store = await openSqliteEventStore({ file: at('events.db') });
  const signIns = await openSqliteSignIns({ file: at('sign-ins.db') });
  const credentials = await openSqliteCredentials({ file: at('credentials.db') });
  const uploadRegister = await openSqliteUploadRegister({ file: at('uploads.db') });
  const service = await CommandService.create({
    store,
    open: createOpener({ contracts: events, keys }),
    keys,
    signIns,
    accessLog: { add: async () => undefined },
    credentials,
    files: await openDiskFileStore(at('files')),
    scan: noScanner,
    uploadRegister,
    inspector: createFileInspector(),
    pdfRenderer: openPdfRenderer(),
    sms: smsGateway,
    mailer,
    secret: openSecrets(folder),
    limits: {
      writesPerAddressPerMinute: 1000,
      codesPerAddressPerHour: 1000,
      smsCountries: usualSmsCountries,
      uploads: { person: 1000, all: 1000 },
    },
    devInbox: true,
    clock: () => clock.now,
  });
  const close = async () => {
    await store.close();
    for (const opened of [keys, signIns, credentials, uploadRegister]) await opened.close();
    await box.close();
  };
  return { service, store, inbox, close };
}

describe('commands about signing in', () => {
  let folder: string;
  let opened: Awaited<ReturnType<typeof openService>>;
  const run = (name: SignInCommandName, payload: unknown, caller: Caller = {}): Promise<SignInOutcome> =>
    opened.service.signInCommands.execute(name, payload, caller, origin);
  const callerOf = async (outcome: SignInOutcome): Promise<Caller> => {
    if (!outcome.ok || !outcome.signIn) throw new Error('nobody signed in');
    const resolved = await opened.service.resolver.resolve({ signInId: outcome.signIn.id });
    if ('code' in resolved) throw new Error(resolved.code);
    return resolved.caller;
  };
  /** The code that a command sent to a phone or an e-mail. */
  const codeTo = async (to: string, name: SignInCommandName, payload: object, caller: Caller = {}): Promise<string> => {
    expect(await run(name, payload, caller)).toMatchObject({ ok: true });
    return /code is (\d{6})/.exec((await opened.inbox.list({ to }))[0]?.text ?? '')?.[1] ?? '';
  };
  const signIn = async (phone: string): Promise<Caller> => {
    later(2);
    const code = await codeTo(phone, 'RequestSmsCode', { phone, purpose: 'SIGN_IN' });
    return callerOf(await run('SignInWithSms', { phone, code, agreed: firstPolicyVersion }));
  };

  const own = ownOfFile();
  beforeAll(async () => {
    folder = own.folder();
    opened = await openService(folder);
    own.closes(() => opened.close());
  });

  it('SignInWithSms tells which agreement was accepted and when; SignOut ends the sign-in on the server, not only the cookie', async () => {
    const caller = await signIn('+8613800138001');
    expect(caller.account?.roles).toEqual(['JS']);
    const [, agreed] = await opened.store.readStream(`account-${caller.account?.accountId}`);
    expect(agreed).toMatchObject({ type: 'AgreementAccepted', data: { agreementVersion: firstPolicyVersion } });
    expect(agreed?.metadata.at).toBe(clock.now.toISOString());
    expect(await run('SignOut', {}, caller)).toEqual({ ok: true, signIn: null });
    const signInId = caller.account?.signInId ?? '';
    expect(await opened.service.resolver.resolve({ signInId })).toEqual({ caller: {} });
  });

  it('SwitchIdentity takes only an identity that the account holds', async () => {
    const caller = await signIn('+8613800138002');
    expect(await run('SwitchIdentity', { identity: 'Staff' }, caller)).toMatchObject({ code: 'auth.forbidden' });
    const accountId = caller.account?.accountId;
    // Nobody grants to themselves.
    const { account: other } = await signIn('+8613800138012');
    const granted = await opened.service.pipeline.execute({
      name: 'GrantRoles',
      payload: { accountId, roles: ['CA'] },
      commandId: '00000000-0000-4000-8000-0000000000aa',
      caller: { account: { ...(other as NonNullable<Caller['account']>), roles: ['AD'], isProved: true } },
    });
    expect(granted).toMatchObject({ ok: true });
    expect(await run('SwitchIdentity', { identity: 'CampusAmbassador' }, caller)).toEqual({ ok: true });
    const resolved = await opened.service.resolver.resolve({ signInId: caller.account?.signInId ?? '' });
    expect(resolved).toMatchObject({ caller: { account: { identity: 'CampusAmbassador' } } });
  });

  it('ChangePhoneByCode moves the login to a phone whose code was told, with one to the old phone, once', async () => {
    const former = '+8613800138003';
    const caller = await signIn(former);
    const phone = '+8613800138004';
    const phoneCode = await codeTo(former, 'SendProofCode', { change: 'PHONE' }, caller);
    const code = await codeTo(phone, 'SendNewPhoneCode', { phone }, caller);
    const wrong = [code, phoneCode].includes('000000') ? '111111' : '000000';
    const change = { phone, code, phoneCode };
    expect(await run('ChangePhoneByCode', { ...change, code: wrong }, caller)).toMatchObject({
      ...{ code: 'sms.code_wrong', params: { triesLeft: 4 } },
      errors: [{ path: 'code' }],
    });
    expect(await run('ChangePhoneByCode', { ...change, phoneCode: wrong }, caller)).toMatchObject({
      code: 'sms.code_wrong',
      errors: [{ path: 'phoneCode' }],
    });
    expect(await run('ChangePhoneByCode', { phone, code }, caller)).toMatchObject({ code: 'account.proof_required' });
    expect(await run('ChangePhoneByCode', change, caller)).toMatchObject({ ok: true });
    expect(await run('ChangePhoneByCode', change, caller)).toMatchObject({ ok: false });
    expect((await signIn(phone)).account?.accountId).toBe(caller.account?.accountId);
    expect((await signIn(former)).account?.accountId).not.toBe(caller.account?.accountId);
  });

  it('SetPassword asks for the present one and ends the other sign-ins', async () => {
    const login = '+8613800138005';
    const caller = await signIn(login);
    const elsewhere = await signIn(login);
    expect(await run('SetPassword', { password: 'First#2026' }, caller)).toMatchObject({
      code: 'account.proof_required',
    });
    const phoneCode = await codeTo(login, 'SendProofCode', { change: 'PASSWORD' }, caller);
    const set = await run('SetPassword', { password: 'First#2026', phoneCode }, caller);
    // The very cookie that asked may have been copied: it goes on under another one.
    for (const { account } of [elsewhere, caller])
      expect(await opened.service.resolver.resolve({ signInId: account?.signInId ?? '' })).toEqual({ caller: {} });
    expect((await callerOf(set)).account).toMatchObject({
      accountId: caller.account?.accountId,
      identity: 'JobSeeker',
    });
    const unknown = { current: 'Wrong#2026', password: 'Second#2026' };
    expect(await run('SetPassword', unknown, caller)).toMatchObject({ code: 'login.failed' });
    expect(await run('SignInWithPassword', { login, password: 'First#2026' })).toMatchObject({ ok: true });
  });

  it('ResetPassword takes a code to phone or proved e-mail, ends every sign-in and tells no stranger who has an account', async () => {
    const phone = '+8613800138006';
    const email = 'six@mail.example';
    const caller = await signIn(phone);
    const proofOf = () => codeTo(phone, 'SendProofCode', { change: 'EMAIL' }, caller);
    const typed = await codeTo(email, 'SendNewEmailCode', { email }, caller);
    expect(await run('ChangeEmailByCode', { email, code: typed, phoneCode: await proofOf() }, caller)).toMatchObject({
      ok: true,
    });
    const open = await signIn(phone);
    const ask = (login: string) => run('RequestPasswordReset', { login });
    expect(await ask('nobody@mail.example')).toEqual(await ask(email));
    expect(await ask('+8613800138999')).toEqual(await ask(phone));
    expect(await ask('li.si')).toMatchObject({ code: 'account.reset_by' });
    for (const [login, password] of [
      [phone, 'Third#2026'],
      [email, 'Fourth#2026'],
    ] as const) {
      later(2);
      const code = await codeTo(login, 'RequestPasswordReset', { login });
      const wrong = code === '000000' ? '000001' : '000000';
      expect(await run('ResetPassword', { login, code: wrong, password })).toMatchObject({ code: 'sms.code_wrong' });
      expect(await run('ResetPassword', { login, code, password })).toMatchObject({ ok: true });
      expect(await run('ResetPassword', { login, code, password })).toMatchObject({ code: 'sms.code_expired' });
      expect(await run('SignInWithPassword', { login: phone, password })).toMatchObject({ ok: true });
    }
    expect(await opened.service.resolver.resolve({ signInId: open.account?.signInId ?? '' })).toEqual({ caller: {} });
    const login = '+8613800138999';
    later(2);
    const code = await codeTo(login, 'RequestPasswordReset', { login });
    expect(await run('ResetPassword', { login, code, password: 'Fifth#2026' })).toMatchObject({
      code: 'account.unknown',
    });
  });

  it('a stranger uses up nobody’s codes: neither those of a sign-in nor those in a browser that was signed in before', async () => {
    const phone = '+8613800138007';
    const caller = await signIn(phone);
    later(2);
    const own = await codeTo(phone, 'RequestSmsCode', { phone, purpose: 'SIGN_IN' });
    const strange = (turn: number) => ({ browser: `stranger ${turn}`, address: `198.51.100.${turn}` });
    const asked = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const wish = { phone, purpose: 'SIGN_IN' };
      asked.push(await opened.service.signInCommands.execute('RequestSmsCode', wish, {}, strange(turn)));
      clock.now = new Date(clock.now.getTime() + 61_000 / 4);
    }
    expect(asked.filter(({ ok }) => ok).length).toBeLessThan(8);
    expect(await run('SignInWithSms', { phone, code: own, agreed: firstPolicyVersion })).toMatchObject({ ok: true });
    expect(await run('RequestSmsCode', { phone, purpose: 'SIGN_IN' })).toMatchObject({ ok: true });
    expect(await run('SendStepUpCode', {}, caller)).toMatchObject({ ok: true });
    expect(await run('SendProofCode', { change: 'PHONE' }, caller)).toMatchObject({ ok: true });
    const guest = { phone, purpose: 'CHANGE_PHONE' };
    expect(await run('RequestSmsCode', guest)).toMatchObject({ code: 'common.invalid' });
  });

  it('VerifyStepUpCode opens what is one’s own for half an hour, in one browser and one sign-in', async () => {
    const phone = '+8613800138008';
    const caller = await signIn(phone);
    const signInId = caller.account?.signInId ?? '';
    const proved = async (browser: string, id = signInId) => {
      const resolved = await opened.service.resolver.resolve({ signInId: id, browser });
      return 'code' in resolved ? resolved.code : resolved.caller.account?.satisfied;
    };
    const code = await codeTo(phone, 'SendStepUpCode', {}, caller);
    expect(await run('VerifyStepUpCode', { code }, caller)).toMatchObject({ ok: true });
    expect(await proved(origin.browser)).toEqual(['code']);
    expect(await proved('another')).toEqual([]);
    expect(await proved(origin.browser, (await signIn(phone)).account?.signInId)).toEqual([]);
    later(27);
    expect(await proved(origin.browser)).toEqual(['code']);
    later(2);
    expect(await proved(origin.browser)).toEqual([]);
  });
});
