import { expect, it } from '@jest/globals';
import { digits, lastDigits } from './digits.ts';

it.each([
  ['123456', '123456'],
  ['１２３ ４５６', '123456'],
  ['123-456', '123456'],
  ['【36氪】您的验证码是 734440，10 分钟内有效', '734440'],
  ['云岭2026：验证码734440', '734440'],
  ['12345', '12345'],
  ['1234567', '123456'],
  ['', ''],
])('finds the code of six digits in %j', (pasted, code) => expect(digits(pasted, 6)).toBe(code));

it.each([
  ['1010', '1010'],
  ['13800001010', '1010'],
  ['138 0000 1010', '1010'],
  ['+86 138-0000-1010', '1010'],
  ['10', '10'],
])('takes the last four digits of %j', (pasted, end) => expect(lastDigits(pasted, 4)).toBe(end));
