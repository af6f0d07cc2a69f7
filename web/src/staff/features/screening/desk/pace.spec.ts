import { expect, it } from '@jest/globals';
import { minutesLeft } from './pace.ts';

const minute = 60_000;
/** By hand: minutes of the clock at which resumes were judged, newest first; how many are left; minutes to go. */
const table: readonly (readonly [readonly number[], number, number | undefined])[] = [
  [[], 5, undefined],
  [[3], 5, undefined],
  [[3, 1], 5, undefined],
  [[5, 3, 1], 6, 12],
  [[35, 33, 2, 0], 4, 8],
  [[2, 1.9, 1.8], 1, 1],
];
it.each(table)('judged at %j with %d left: %s', (at, left, minutes) =>
  expect(
    minutesLeft(
      at.map((one) => one * minute),
      left,
    ),
  ).toBe(minutes),
);
