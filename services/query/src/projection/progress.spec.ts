import { expect, test } from '@jest/globals';
import type { LogPosition } from '@talentlog/runtime';
import { Progress } from './progress.ts';

const at = (n: number): LogPosition => String(n).padStart(20, '0') as LogPosition;

test('tells how much is done of what there was, and how long the rest takes at this pace', () => {
  let now = 5_000;
  const progress = new Progress(() => now);
  expect(progress.at(at(0), at(1000))).toBeUndefined();
  progress.begin(at(200));
  now += 900;
  expect(progress.at(at(400), at(1000))).toBeUndefined();
  now += 1_100;
  expect(progress.at(at(200), at(1000))).toEqual({ percent: 0, secondsLeft: null });
  progress.begin(at(300));
  expect(progress.at(at(400), at(1000))).toEqual({ percent: 25, secondsLeft: 6 });
  expect(progress.at(at(1000), at(1000))).toEqual({ percent: 100, secondsLeft: 0 });
  expect(progress.at(at(200), at(200))).toBeUndefined();
  progress.end();
  expect(progress.at(at(400), at(1000))).toBeUndefined();
});
