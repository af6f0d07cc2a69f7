import { join } from 'node:path';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { defaultSettings } from '@talentlog/domain/fold';
import type { SignIns } from '@talentlog/runtime';
import { openSqliteSignIns } from '@talentlog/runtime/sqlite';
import { ownOfEachTest } from '../../../../tests/support/own.ts';
import { clearPasswordTries, takePasswordTry } from './password-lock.ts';

const owner = { accountId: 'account', key: 'account', isGuarded: false };
const minutes = 60;
const hours = 60 * minutes;

describe('tries of a password', () => {
  const own = ownOfEachTest();
  let signIns: SignIns;
  let now: number;
  let lock: { passwordTries: number; passwordLockMinutes: number };
  const parts = () => ({
    signIns,
    clock: () => new Date(now),
    settings: async () => ({ values: { ...defaultSettings, ...lock } }),
  });
  const from = (address: string, browser = 'a-new-browser') => ({ address, browser });
  const attempt = async (address: string, browser?: string) => {
    const taken = await takePasswordTry(owner, from(address, browser), parts());
    return taken.ok ? 'tried' : taken.retryAfterSeconds;
  };

  beforeEach(async () => {
    signIns = await openSqliteSignIns({ file: join(own.folder(), 'sign-ins.db') });
    own.closes(() => signIns.close());
    now = Date.UTC(2026, 10, 2);
    lock = { passwordTries: 5, passwordLockMinutes: 15 };
  });

  it('from one place wait longer and longer, and trying while one waits changes nothing', async () => {
    const began = now;
    const waits: number[] = [];
    let tried = 0;
    while (now - began < 24 * hours * 1000) {
      const answer = await attempt('a');
      if (answer === 'tried') {
        tried += 1;
        continue;
      }
      for (let impatient = 0; impatient < 3; impatient += 1) expect(await attempt('a')).toBe(answer);
      waits.push(answer);
      now += answer * 1000;
    }
    expect(waits.slice(0, 3)).toEqual([15 * minutes, 45 * minutes, 5 * hours]);
    expect(tried).toBe(20);
  });

  it('are as many, and the first wait as long, as the settings in force say', async () => {
    lock = { passwordTries: 3, passwordLockMinutes: 40 };
    for (let turn = 0; turn < 3; turn += 1) expect(await attempt('a')).toBe('tried');
    expect(await attempt('a')).toBe(40 * minutes);
    lock = { passwordTries: 4, passwordLockMinutes: 40 };
    expect(await attempt('a')).toBe('tried');
  });

  it('from many places are a hundred a day, and the account’s own browser has others', async () => {
    let tried = 0;
    for (let place = 0; place < 40; place += 1)
      for (let turn = 0; turn < 5; turn += 1) if ((await attempt(`network-${place}`)) === 'tried') tried += 1;
    expect(tried).toBe(100);
    await signIns.rememberDevice({ accountId: 'account', browser: 'own', expiresAt: now + 1 });
    expect(await attempt('network-0', 'own')).toBe('tried');
    now += 24 * hours * 1000;
    expect(await attempt('network-0')).toBe('tried');
  });

  it('from many places shut no account that has a second factor, but take longer and longer', async () => {
    const guarded = { ...owner, isGuarded: true };
    const delays: number[] = [];
    for (let place = 0; place < 60; place += 1)
      for (let turn = 0; turn < 5; turn += 1) {
        const taken = await takePasswordTry(guarded, from(`network-${place}`), parts());
        delays.push(taken.ok ? taken.delayMs : -1);
      }
    expect(delays.slice(0, 100)).toEqual(Array(100).fill(0));
    expect([delays[100], delays[104], delays[299]]).toEqual([50, 250, 10_000]);
    // Each place has its own five as everywhere.
    expect(await takePasswordTry(guarded, from('network-0'), parts())).toMatchObject({ ok: false });
    await clearPasswordTries(guarded, from('network-1'), parts());
    expect(await takePasswordTry(guarded, from('network-0'), parts())).toMatchObject({ ok: false });
    expect(await takePasswordTry(guarded, from('network-1'), parts())).toEqual({ ok: true, delayMs: 0 });
  });

  it('are given back to who knew the password', async () => {
    for (let turn = 0; turn < 5; turn += 1) expect(await attempt('a')).toBe('tried');
    await clearPasswordTries(owner, from('a'), parts());
    expect(await attempt('a')).toBe('tried');
  });

  it('of a network at any logins are never refused to others behind it, but take longer and longer', async () => {
    const delays: number[] = [];
    for (let turn = 0; turn < 301; turn += 1) {
      const someone = { accountId: undefined, key: `somebody ${turn}`, isGuarded: false };
      const taken = await takePasswordTry(someone, from('shared'), parts());
      delays.push(taken.ok ? taken.delayMs : -1);
    }
    expect(delays.slice(0, 100)).toEqual(Array(100).fill(0));
    expect([delays[100], delays[120], delays[300]]).toEqual([50, 1_050, 10_000]);
    await signIns.rememberDevice({ accountId: 'account', browser: 'own', expiresAt: now + 1 });
    expect(await takePasswordTry(owner, from('shared', 'own'), parts())).toEqual({ ok: true, delayMs: 0 });
    now += 15 * minutes * 1000;
    expect(await takePasswordTry(owner, from('shared'), parts())).toEqual({ ok: true, delayMs: 0 });
  });
});
