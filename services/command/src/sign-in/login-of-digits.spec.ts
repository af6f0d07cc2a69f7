import { describe, expect, it } from '@jest/globals';
import { ownerOfContact, ownerOfLogin } from './account-of-login.ts';
import type { SignInParts } from './decision.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';

const digits = '13912345678';
const phone = '+8613912345678';
const context = { origin: { browser: 'a-browser-of-this-test', address: '127.0.0.1' } } as Parameters<
  typeof resetPassword
>[1];

/** A company of old, in which a colleague signs in with digits and has no phone; `held`: who holds what besides. */
function company(held: Readonly<Record<string, string>> = {}) {
  const claims: Readonly<Record<string, string>> = { [`account-login ${digits}`]: 'colleague', ...held };
  const changed: unknown[] = [];
  const told: unknown[] = [];
  const load = (_of: unknown, id: string) =>
    Promise.resolve(
      id.startsWith('account-')
        ? { state: id in claims ? 'HELD' : 'FREE', data: { ownerId: claims[id] } }
        : { state: 'ACTIVE', data: { emailProved: false, factorId: null, credentialId: null } },
    );
  const nothing = () => Promise.resolve();
  const parts = {
    cache: { load },
    secrets: { blindIndex: (kind: string, value: string) => `${kind} ${value}` },
    clock: () => new Date('2026-11-28T08:00:00.000Z'),
    // Whoever holds the phone reads the code there.
    signIns: {
      tryCode: () => Promise.resolve('ok'),
      takeWithin: () => Promise.resolve({ ok: true }),
      putCode: nothing,
      endAllOf: nothing,
      knowsDevice: () => Promise.resolve(false),
    },
    passwords: { hash: () => Promise.resolve('a hash') },
    credentials: { put: nothing, confirm: nothing, drop: nothing },
    settings: () => Promise.resolve({ values: { codesPerHour: 5, codesPerDay: 10, companyName: '云岭' } }),
    limits: { codesPerAddressPerHour: 30, smsCountries: ['CN'] },
    mailer: {},
    sms: {
      send: (message: { readonly to: string }) => {
        told.push(message.to);
        return Promise.resolve({ outcome: 'sent' });
      },
    },
    pipeline: {
      execute: ({ name, payload }: { readonly name: string; readonly payload: { readonly accountId: string } }) => {
        changed.push([name, payload.accountId]);
        return Promise.resolve({ ok: true, position: '1' });
      },
    },
  } as unknown as SignInParts;
  return { parts, changed, told };
}

describe('a login name of digits, given before they were refused', () => {
  const reset = { login: digits, code: '123456', password: 'Mine#2026' };

  it('is no phone: whoever reads the code sent there sets nobody’s password', async () => {
    const { parts, changed } = company();
    expect(await resetPassword(reset, context, parts)).toMatchObject({ ok: false, code: 'account.unknown' });
    expect(changed).toEqual([]);
  });
  it('leaves the phone to who proved it', async () => {
    const { parts, changed } = company({ [`account-phone ${phone}`]: 'candidate' });
    expect(await resetPassword(reset, context, parts)).toMatchObject({ ok: true });
    expect(changed).toEqual([['ChangePassword', 'candidate']]);
  });
  it('is asked about like any phone', async () => {
    const { parts, told } = company();
    expect(await requestPasswordReset({ login: digits }, context, parts)).toMatchObject({ ok: true });
    expect(told).toEqual([phone]);
  });
  it('still leads to its account where a password is asked for, and where a code is to nobody', async () => {
    const { parts } = company();
    expect((await ownerOfLogin(digits, parts)).accountId).toBe('colleague');
    expect((await ownerOfContact({ phone }, parts)).accountId).toBeUndefined();
  });
});
