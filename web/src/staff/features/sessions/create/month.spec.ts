import { describe, expect, it } from '@jest/globals';
import { nextRange, weeksOf } from './month.ts';

describe('a month to choose days in', () => {
  it('has weeks from Monday to Sunday that cover it', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks.at(-1)?.[0]).toBe('2026-11-30');
    expect(weeks.flat()).toHaveLength(42);
    expect(weeksOf('2027-02').map((week) => week[0])).toEqual(['2027-02-01', '2027-02-08', '2027-02-15', '2027-02-22']);
  });
  it('begins a range, ends it, and begins anew', () => {
    const begun = nextRange({ first: null, last: null }, '2026-11-25');
    expect(begun).toEqual({ first: '2026-11-25', last: '2026-11-25' });
    expect(nextRange(begun, '2026-11-27')).toEqual({ first: '2026-11-25', last: '2026-11-27' });
    expect(nextRange(begun, '2026-11-20')).toEqual({ first: '2026-11-20', last: '2026-11-20' });
    expect(nextRange({ first: '2026-11-25', last: '2026-11-27' }, '2026-12-01').last).toBe('2026-12-01');
  });
});
