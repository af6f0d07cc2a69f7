import { describe, expect, it } from '@jest/globals';
import { addDays, blocksOf, daysOfWeek, hoursOf, mondayOf, spanOfWeek } from './week.ts';

const at = (clock: string) => new Date(`2026-11-25T${clock}:00+08:00`).toISOString();
const item = (start: string, end: string) => ({ start: at(start), end: at(end) });

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
  it('puts what overlaps side by side and the rest over the whole width', () => {
    const blocks = blocksOf(
      [item('14:00', '15:00'), item('10:00', '11:00'), item('10:30', '11:30'), item('11:00', '12:00')],
      '2026-11-25',
    );
    expect(blocks.map(({ from, lane, lanes }) => [from, lane, lanes])).toEqual([
      [600, 0, 2],
      [630, 1, 2],
      [660, 0, 2],
      [840, 0, 1],
    ]);
  });
  it('shows the working day and whatever lies outside it', () => {
    expect(hoursOf([])).toEqual({ first: 9, last: 18 });
    expect(hoursOf([item('07:30', '08:00'), item('19:30', '20:15')])).toEqual({ first: 7, last: 21 });
  });
});
