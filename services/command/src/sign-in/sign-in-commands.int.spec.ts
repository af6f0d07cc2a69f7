import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EventContract } from '@talentlog/contracts';
import { aggregates } from '@talentlog/domain/fold';
import {
  type Caller,
  createFileInspector,
  createOpener,
  noScanner,
  openSecrets,
  usualSmsCountries,
} from '@talentlog/runtime';
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
  const { smsGateway, inbox, ...box } = await openSqliteDevInbox({ file: at('inbox.db') });
  const store = await openSqliteEventStore({ file: at('events.db') });
  const signIns = await openSqliteSignIns({ file: at('sign-ins.db') });
  const credentials = await openSqliteCredentials({ file: at('credentials.db') });
  const uploadRegister = await openSqliteUploadRegister({ file: at('uploads.db') });
  const service = await CommandService.create({
    store,
    open: createOpener({ contracts: events, keys }),
    keys,
    signIns,
    credentials,
    files: await openDiskFileStore(at('files')),
    scan: noScanner,
    uploadRegister,
    inspector: createFileInspector(),
    sms: smsGateway,
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
  return { service, inbox, close };
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
  const codeTo = async (phone: string, purpose: 'SIGN_IN' | 'CHANGE_PHONE'): Promise<string> => {
    expect(await run('RequestSmsCode', { phone, purpose })).toMatchObject({ ok: true });
    return /\d{6}/.exec((await opened.inbox.list({ to: phone }))[0]?.text ?? '')?.[0] ?? '';
  };
  const signIn = async (phone: string): Promise<Caller> => {
    later(2);
    const code = await codeTo(phone, 'SIGN_IN');
    return callerOf(await run('SignInWithSms', { phone, code, agreed: true }));
  };

  const own = ownOfFile();
  beforeAll(async () => {
    folder = own.folder();
    opened = await openService(folder);
    own.closes(() => opened.close());
  });

  it('SignOut ends the sign-in on the server, not only the cookie', async () => {
    const caller = await signIn('+8613800138001');
    expect(caller.account?.roles).toEqual(['JS']);
    expect(await run('SignOut', {}, caller)).toEqual({ ok: true, signIn: null });
    const signInId = caller.account?.signInId ?? '';
    expect(await opened.service.resolver.resolve({ signInId })).toEqual({ caller: {} });
  });

  it('SwitchIdentity takes only an identity that the account holds', async () => {
    const caller = await signIn('+8613800138002');
    expect(await run('SwitchIdentity', { identity: 'Staff' }, caller)).toMatchObject({ code: 'auth.forbidden' });
    const accountId = caller.account?.accountId;
    const granted = await opened.service.pipeline.execute({
      name: 'GrantRoles',
      payload: { accountId, roles: ['CA'] },
      commandId: '00000000-0000-4000-8000-0000000000aa',
      caller: { account: { ...(caller.account as NonNullable<Caller['account']>), roles: ['AD'] } },
    });
    expect(granted).toMatchObject({ ok: true });
    expect(await run('SwitchIdentity', { identity: 'CampusAmbassador' }, caller)).toEqual({ ok: true });
    const resolved = await opened.service.resolver.resolve({ signInId: caller.account?.signInId ?? '' });
    expect(resolved).toMatchObject({ caller: { account: { identity: 'CampusAmbassador' } } });
  });

  it('ChangePhoneByCode moves the login to a phone whose code was told, once', async () => {
    const caller = await signIn('+8613800138003');
    const phone = '+8613800138004';
    const code = await codeTo(phone, 'CHANGE_PHONE');
    const wrong = code === '000000' ? '000001' : '000000';
    expect(await run('ChangePhoneByCode', { phone, code: wrong }, caller)).toMatchObject({ code: 'sms.code_wrong' });
    expect(await run('ChangePhoneByCode', { phone, code }, caller)).toMatchObject({ ok: true });
    expect(await run('ChangePhoneByCode', { phone, code }, caller)).toMatchObject({ ok: false });
    expect((await signIn(phone)).account?.accountId).toBe(caller.account?.accountId);
    expect((await signIn('+8613800138003')).account?.accountId).not.toBe(caller.account?.accountId);
  });

  it('SetPassword asks for the present one and ends the other sign-ins', async () => {
    const caller = await signIn('+8613800138005');
    const elsewhere = await signIn('+8613800138005');
    expect(await run('SetPassword', { password: 'First#2026' }, caller)).toMatchObject({ ok: true });
    const signInId = elsewhere.account?.signInId ?? '';
    expect(await opened.service.resolver.resolve({ signInId })).toEqual({ caller: {} });
    const unknown = { current: 'Wrong#2026', password: 'Second#2026' };
    expect(await run('SetPassword', unknown, caller)).toMatchObject({ code: 'login.failed' });
    const login = '+8613800138005';
    expect(await run('SignInWithPassword', { login, password: 'First#2026' })).toMatchObject({ ok: true });
  });
});
