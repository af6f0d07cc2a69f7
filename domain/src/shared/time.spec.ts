import { describe, expect, it } from '@jest/globals';
import {
  addDays,
  addHours,
  addMinutes,
  ageOn,
  dayOf,
  endOfDay,
  isBefore,
  minutesBetween,
  monthsLater,
  overlaps,
} from './time.ts';

describe('time', () => {
  const noon = '2026-11-02T04:00:00.000Z';

  it('goes on by minutes, hours and days, also over the end of a year', () => {
    expect(addMinutes(noon, 90)).toBe('2026-11-02T05:30:00.000Z');
    expect(addHours(noon, -5)).toBe('2026-11-01T23:00:00.000Z');
    expect(addDays('2026-12-31T16:00:00.000Z', 1)).toBe('2027-01-01T16:00:00.000Z');
    expect(minutesBetween(noon, '2026-11-02T05:30:00.000Z')).toBe(90);
  });

  it('is before what comes later, never before itself', () => {
    expect(isBefore(noon, addMinutes(noon, 1))).toBe(true);
    expect(isBefore(noon, noon)).toBe(false);
    expect(isBefore(addMinutes(noon, 1), noon)).toBe(false);
  });

  it.each([
    ['2026-11-01T15:59:59.999Z', '2026-11-01'],
    ['2026-11-01T16:00:00.000Z', '2026-11-02'],
  ])('%s is in Shanghai on %s', (at, day) => expect(dayOf(at)).toBe(day));

  it.each([
    ['2026-11-01T15:59:59.999Z', 0, '2026-11-01T15:59:59.999Z'],
    ['2026-11-01T16:00:00.000Z', 0, '2026-11-02T15:59:59.999Z'],
    ['2026-11-02T04:00:00.000Z', 7, '2026-11-09T15:59:59.999Z'],
  ])('the day of %s, and %i more, ends at %s', (at, days, end) => expect(endOfDay(at, days)).toBe(end));

  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-11-15', 1, '2026-12-15'],
    ['2026-12-15', 1, '2027-01-15'],
  ])('%s and %i months are %s', (day, months, later) => expect(monthsLater(day, months)).toBe(later));

  it.each([
    ['2008-11-02', 18],
    ['2008-11-03', 17],
    ['2008-10-31', 18],
    ['2008-12-01', 17],
  ])('somebody born on %s is %i', (born, age) => expect(ageOn(born, noon)).toBe(age));

  it('is shared by what begins before the other one ends, not by what follows', () => {
    const span = (from: number, to: number) => ({ start: addHours(noon, from), end: addHours(noon, to) });
    expect(overlaps(span(0, 2), span(1, 3))).toBe(true);
    expect(overlaps(span(1, 3), span(0, 2))).toBe(true);
    expect(overlaps(span(0, 3), span(1, 2))).toBe(true);
    expect(overlaps(span(0, 1), span(1, 2))).toBe(false);
    expect(overlaps(span(1, 2), span(0, 1))).toBe(false);
  });
});
