import { describe, expect, it } from '@jest/globals';
import { signInCode } from './ways-in.ts';

describe('the code to sign in with', () => {
  // An identifier ends in twelve hexadecimal digits: f423f is 999,999, f4240 a million.
  it.each([
    ['0f0f0f0f-0000-4000-8000-00000000007b', '000123'],
    ['0f0f0f0f-0000-4000-8000-0000000f423f', '999999'],
    ['0f0f0f0f-0000-4000-8000-0000000f4240', '000000'],
    ['0f0f0f0f-0000-4000-8000-000000000000', '000000'],
  ])('of %s is %s', (id, code) => expect(signInCode({ newId: () => id })).toBe(code));
});
