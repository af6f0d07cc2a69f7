import { describe, expect, it } from '@jest/globals';
import { addDays, daysOfWeek, mondayOf, spanOfWeek } from './days.ts';

describe('a week in Beijing', () => {
  it('begins on Monday, also for a Sunday and across months', () => {
    expect(mondayOf('2026-11-25')).toBe('2026-11-23');
    expect(mondayOf('2026-11-29')).toBe('2026-11-23');
    expect(mondayOf('2026-12-01')).toBe('2026-11-30');
    expect(daysOfWeek('2026-11-30').at(-1)).toBe('2026-12-06');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });
  it('is asked for from midnight to midnight', () => {
    expect(spanOfWeek('2026-11-23')).toEqual({ from: '2026-11-22T16:00:00.000Z', to: '2026-11-29T15:59:59.999Z' });
  });
});
