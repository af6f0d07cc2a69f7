import { createHmac, randomBytes } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { keyedHash } from './keyed-hash.ts';

/** Case 2 of RFC 4231, and texts around the length that is hashed otherwise, against Node's own. */
describe('a keyed hash', () => {
  test('gives the value published in RFC 4231', () => {
    expect(keyedHash(Buffer.from('Jefe'))('what do ya want for nothing?')).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  test('is that of Node, whatever is hashed before and after', () => {
    const key = randomBytes(32);
    const mine = keyedHash(key);
    const texts = [
      '',
      'a',
      '结果',
      '𠮷'.repeat(300),
      ...[1364, 1365, 1366, 4095, 4096, 9000].map((n) => '界'.repeat(n)),
      'b',
    ];
    for (const text of texts) expect(mine(text)).toBe(createHmac('sha256', key).update(text).digest('hex'));
  });

  test('of another key is another one; a key that is too long is refused', () => {
    expect(keyedHash(Buffer.alloc(32, 1))('a')).not.toBe(keyedHash(Buffer.alloc(32, 2))('a'));
    expect(() => keyedHash(Buffer.alloc(65))).toThrow(RangeError);
  });
});
