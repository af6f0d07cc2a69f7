import { describe, expect, it } from '@jest/globals';
import { blocksOf, hoursOf } from './week.ts';

const at = (clock: string) => new Date(`2026-11-25T${clock}:00+08:00`).toISOString();
const item = (start: string, end: string) => ({ start: at(start), end: at(end) });

describe('a week on the calendar', () => {
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
