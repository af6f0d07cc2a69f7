import { expect, test } from '@jest/globals';
import { retryAfterOf } from './retry-after.ts';

const now = new Date('2026-11-23T20:00:00Z');

test.each([
  ['120', 120_000],
  ['0', 0],
  ['999999999', 86_400_000],
  ['Mon, 23 Nov 2026 20:05:00 GMT', 300_000],
  ['Mon, 23 Nov 2026 19:05:00 GMT', 0],
  ['Mon, 23 Nov 2099 19:05:00 GMT', 86_400_000],
  ['soon', undefined],
  ['-5', undefined],
  ['', undefined],
  [undefined, undefined],
])('a wait of %j', (said, expected) => expect(retryAfterOf(said, now)).toBe(expected));
