import { describe, expect, it } from '@jest/globals';
import { stepTo } from './step-to.ts';

describe('a key among twelve months in four columns', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowLeft', 1, 0],
    ['ArrowDown', 2, 6],
    ['ArrowUp', 6, 2],
    ['Home', 7, 0],
    ['End', 7, 11],
    ['ArrowLeft', 0, undefined],
    ['ArrowUp', 3, undefined],
    ['ArrowDown', 8, undefined],
    ['ArrowRight', 11, undefined],
    ['Enter', 3, undefined],
    ['Home', -1, undefined],
  ])('%s from %i leads to %s', (key, from, to) => expect(stepTo(key, from, 4, 12)).toBe(to));
});
