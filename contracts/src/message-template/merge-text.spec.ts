import { describe, expect, test } from '@jest/globals';
import { parseLine } from './merge-text.ts';
import { namedIn } from './named-in.ts';

const nested = (depth: number) => `${'{{#if a}}'.repeat(depth)}{{b}}${'{{/if}}'.repeat(depth)}`;

describe('a line of a template', () => {
  test('has three conditions in one another at the most', () => {
    expect(typeof parseLine(nested(3))).toBe('object');
    // Twenty thousand signs of them kept everybody waiting.
    for (const depth of [4, 890]) expect(parseLine(nested(depth))).toBe('condition');
  });

  test('names what stands in it, also in conditions and behind them', () => {
    const parts = parseLine('{{x}}{{#if a}}{{b}}{{#if c}}{{d}}{{/if}}{{else}}{{e}}{{/if}}{{f}}');
    const { all, always } = namedIn(typeof parts === 'string' ? [] : parts);
    expect([...all].sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'x']);
    expect(always).toEqual(['x', 'f']);
  });
});
