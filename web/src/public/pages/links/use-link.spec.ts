import { describe, expect, it } from '@jest/globals';
import { suggestedAnswer } from './use-link.ts';

describe('the answer a mail’s button suggests', () => {
  it.each([
    ['ACCEPT', 'accept'],
    ['agree', 'accept'],
    ['YES', 'accept'],
    ['REFUSE', 'refuse'],
    ['reject', 'refuse'],
    ['Declined', 'refuse'],
    ['NO', 'refuse'],
    ['maybe', undefined],
    [undefined, undefined],
  ] as const)('%s means %s', (word, answer) => {
    expect(suggestedAnswer(word)).toBe(answer);
  });
});
