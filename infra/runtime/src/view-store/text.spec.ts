import { describe, expect, it } from '@jest/globals';
import { searchTerms } from './text.ts';

describe('what a typed query looks for', () => {
  const tokens = (typed: string) => searchTerms(typed)?.map(({ tokens: list }) => list.join());

  it('is every word, each once', () => {
    expect(tokens('Java 杭州 java 杭州')).toEqual(['java', '杭州']);
  });

  it('is no more than twelve words, however many were typed', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    expect(tokens(letters.join(' '))).toEqual(letters.slice(0, 12));
  });
});
