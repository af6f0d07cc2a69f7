import { describe, expect, it } from '@jest/globals';
import { appAddress, base32, codeOf, newRecoveryCodes, recoveryCodeTyped, stepOfCode } from './totp.ts';

/** RFC 6238, appendix B: the secret, and the rows of SHA-1 with eight digits. */
const secret = Buffer.from('12345678901234567890', 'ascii');
const table = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

describe('codes of the app', () => {
  it.each(table)('are those of RFC 6238 at %d s', (seconds, code) => {
    expect(codeOf(secret, Math.floor(seconds / 30), 8)).toBe(code);
    expect(codeOf(secret, Math.floor(seconds / 30))).toBe(code.slice(2));
  });
  it.each([
    ['of the step before', -30_000, true],
    ['of the present step', 0, true],
    ['of the step behind', 30_000, true],
    ['of two steps before', -60_000, false],
    ['of two steps behind', 60_000, false],
  ])('%s fit or not, where a clock is off', (_what, off, fits) => {
    const now = 1_234_567_890_000;
    const step = Math.floor((now + off) / 30_000);
    expect(stepOfCode(secret, codeOf(secret, step), now)).toBe(fits ? step : undefined);
  });
  it.each(['', '12345', '1234567', 'abcdef'])('%j is none', (typed) =>
    expect(stepOfCode(secret, typed, 1_234_567_890_000)).toBeUndefined(),
  );
});

it('a secret reads as RFC 4648 says', () => {
  expect(['f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map((text) => base32(Buffer.from(text)))).toEqual([
    'MY',
    'MZXQ',
    'MZXW6',
    'MZXW6YQ',
    'MZXW6YTB',
    'MZXW6YTBOI',
  ]);
  expect(appAddress(secret, { company: 'Tal ent', login: 'li@x.cn' })).toBe(
    'otpauth://totp/Tal%20ent:li%40x.cn?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tal%20ent&algorithm=SHA1&digits=6&period=30',
  );
});

it('ten codes to recover with, all different, are read however they are typed', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    expect(recoveryCodeTyped(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''));
  }
  expect(recoveryCodeTyped('123456')).toBeUndefined();
});
