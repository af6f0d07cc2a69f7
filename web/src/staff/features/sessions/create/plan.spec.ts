import { describe, expect, it } from '@jest/globals';
import { clock, localTime } from '../../../../format/dates.ts';
import { type PlanValues, planSegments } from './plan.ts';

const values: PlanValues = {
  firstDay: '2026-11-26',
  lastDay: '2026-11-30',
  weekends: false,
  from: '09:00',
  to: '14:00',
  rest: true,
  restFrom: '12:00',
  restTo: '13:00',
  durationMinutes: 60,
  gapMinutes: 15,
  seats: 2,
};
const spans = (changed: Partial<PlanValues> = {}) =>
  planSegments({ ...values, ...changed }).map(
    ({ start, end }) => `${localTime(start).day} ${clock(start)}-${clock(end)}`,
  );

describe('segments of a session', () => {
  it('follow each other with the gap, leave the rest free and the weekend out', () => {
    expect(spans()).toEqual([
      '2026-11-26 09:00-10:00',
      '2026-11-26 10:15-11:15',
      '2026-11-26 13:00-14:00',
      '2026-11-27 09:00-10:00',
      '2026-11-27 10:15-11:15',
      '2026-11-27 13:00-14:00',
      '2026-11-30 09:00-10:00',
      '2026-11-30 10:15-11:15',
      '2026-11-30 13:00-14:00',
    ]);
  });
  it('include the weekend when asked to', () => {
    expect(new Set(spans({ weekends: true }).map((span) => span.slice(0, 10))).size).toBe(5);
  });
  it('never overlap and never leave the day', () => {
    for (const gapMinutes of [0, 7, 30])
      for (const durationMinutes of [20, 45, 90]) {
        const segments = planSegments({ ...values, gapMinutes, durationMinutes });
        for (const [index, { start, end }] of segments.entries()) {
          expect(Date.parse(segments[index - 1]?.end ?? start)).toBeLessThanOrEqual(Date.parse(start));
          expect(clock(end) <= '14:00' && clock(start) >= '09:00').toBe(true);
          expect(clock(start) >= '13:00' || clock(end) <= '12:00').toBe(true);
        }
      }
  });
  it('are none while the description is not complete', () => {
    expect(spans({ firstDay: null })).toEqual([]);
    expect(spans({ durationMinutes: null })).toEqual([]);
    expect(spans({ from: '' })).toEqual([]);
    expect(spans({ lastDay: '2026-11-25' })).toEqual([]);
  });
});
