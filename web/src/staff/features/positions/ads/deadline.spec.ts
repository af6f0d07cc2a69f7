import { expect, it } from '@jest/globals';
import { usualDeadline } from './deadline.ts';

it('is the end of a day in Beijing, whatever the time of day is', () => {
  expect(usualDeadline(Date.parse('2026-11-20T04:00:00.000Z'))).toBe('2026-12-20T15:59:00.000Z');
  expect(usualDeadline(Date.parse('2026-11-20T16:30:00.000Z'))).toBe('2026-12-21T15:59:00.000Z');
});
