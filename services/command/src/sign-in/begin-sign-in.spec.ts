import { describe, expect, it } from '@jest/globals';
import { refused } from '../pipeline/refused.ts';
import { beginSignIn, renewSignIn } from './begin-sign-in.ts';
import type { SignInParts } from './decision.ts';

const origin = { browser: 'a-browser-of-this-test', address: '127.0.0.1' };
const account = { accountId: '0197a1de-1111-7000-8000-000000000001', identity: 'Staff' } as const;
const now = new Date('2026-11-27T10:00:00.000Z');

/** A colleague's account, on whose stream others are first each time. */
function contended() {
  const open = new Set<string>();
  const signIns = {
    begin: () => Promise.resolve([...open.add('a-new-one')][0]),
    end: (id: string) => Promise.resolve(open.delete(id)),
    endAllOf: () => Promise.resolve(open.clear()),
    rememberDevice: () => Promise.resolve(),
  };
  const data = { roles: ['HR'], factorId: null };
  const parts = {
    signIns,
    cache: { load: () => Promise.resolve({ state: 'ACTIVE', data }) },
    pipeline: { execute: () => Promise.resolve(refused('common.version_conflict')) },
    settings: () => Promise.resolve({ values: { secondFactorRoles: [] } }),
    company: undefined,
    clock: () => now,
  } as unknown as SignInParts;
  return { open, parts };
}

describe('a sign-in that the log cannot be told of', () => {
  it('is refused as the log said, never a defect, and opens nothing', async () => {
    const { open, parts } = contended();
    const coming = { accountId: account.accountId, isNew: false, way: 'PASSWORD' } as const;
    expect(await beginSignIn(coming, origin, parts)).toMatchObject({ ok: false, status: 409 });
    expect([...open]).toEqual([]);
  });

  it('is none after a change that stands: the person signs in with what they set', async () => {
    const { open, parts } = contended();
    expect(await renewSignIn(account, origin, parts)).toBeNull();
    expect([...open]).toEqual([]);
  });
});
