import { describe, expect, test } from '@jest/globals';
import { merkleRoot } from './merkle.ts';

describe('a Merkle root', () => {
  test('tells leaves from nodes and order from order', () => {
    const [a, b] = ['a'.repeat(64), 'b'.repeat(64)];
    const roots = [[], [a], [a, b], [b, a], [a, b, a], [a, b, a, a]].map(merkleRoot);
    expect(new Set(roots).size).toBe(6);
  });
});
