import { describe, expect, it } from '@jest/globals';
import { lineDifferences } from './differences.ts';

const marks = { same: ' ', gone: '-', new: '+' } as const;
const shown = (before: string, after: string) =>
  lineDifferences(before, after).map(({ kind, text }) => `${marks[kind]}${text}`);

describe('the difference of two texts', () => {
  it.each([
    ['a\nb', 'a\nb', [' a', ' b']],
    ['a\nb', 'a\nc', [' a', '-b', '+c']],
    ['a', 'a\nb', [' a', '+b']],
    ['x\na\nb', 'a\nb', ['-x', ' a', ' b']],
    ['a\nb\nc', 'c\na\nb', ['+c', ' a', ' b', '-c']],
  ])('of %j and %j', (before, after, expected) => expect(shown(before, after)).toEqual(expected));
});
