import { describe, expect, it } from '@jest/globals';
import { aCalendar, cast } from '../shared/stories.ts';
import { happened, story, tell, testId, testNow } from '../shared/testing.ts';
import { addDays, addHours } from '../shared/time.ts';
import { bookingRemoved, isTaken } from './bookings.ts';
import { interviewerCalendar } from './interviewer-calendar.ts';

const start = addHours(testNow, 1);
const booking = { interviewId: testId(1), start, end: addHours(start, 1), groupId: null };
const loaded = { [`calendar:${cast.interviewer}`]: tell(aCalendar(cast.interviewer, booking)) };

describe('interviewer calendar', () => {
  it('does not conflict with the interview that is being moved', () => {
    expect(isTaken(loaded, cast.interviewer, booking)).toBe(false);
    expect(isTaken(loaded, cast.interviewer, { ...booking, interviewId: testId(2) })).toBe(true);
  });

  it('frees what it holds, once', () => {
    expect(bookingRemoved(loaded, cast.interviewer, testId(1))).toHaveLength(1);
    expect(bookingRemoved(loaded, cast.interviewer, testId(2))).toEqual([]);
  });

  it('replaces the booking of a moved interview and forgets what is long over', () => {
    const moved = { ...booking, interviewerId: cast.interviewer, start: addDays(start, 1), end: addDays(start, 2) };
    const other = { ...moved, interviewId: testId(3), start: addDays(start, 3), end: addDays(start, 4) };
    const history = [happened('BookingAdded', moved), happened('BookingAdded', other, addDays(start, 3))];
    const kept = tell(story(interviewerCalendar, cast.interviewer, history)).data;
    expect(kept).toEqual({ bookings: [expect.objectContaining({ interviewId: testId(3) })] });
  });
});
