import { describe, expect, test } from '@jest/globals';
import { randomPart } from './random.ts';

describe('random bytes drawn in blocks', () => {
  test('are never given twice, over many blocks and in parts that do not fill one', () => {
    const parts = Array.from({ length: 5_000 }, (_, turn) => randomPart(turn % 2 ? 16 : 13).toString('hex'));
    expect(new Set(parts).size).toBe(parts.length);
    expect(new Set(parts.map((part) => part.slice(0, 16))).size).toBe(parts.length);
    expect(parts.some((part) => part.includes('00'.repeat(8)))).toBe(false);
  });

  test('stay as they were given when the next ones are drawn', () => {
    const first = randomPart(16);
    const before = first.toString('hex');
    for (let turn = 0; turn < 1_000; turn += 1) randomPart(16);
    expect(first.toString('hex')).toBe(before);
  });

  test('are as many as were asked for, also more than a block', () => {
    expect([0, 1, 4096, 4097, 10_000].map((count) => randomPart(count).length)).toEqual([0, 1, 4096, 4097, 10_000]);
  });
});
