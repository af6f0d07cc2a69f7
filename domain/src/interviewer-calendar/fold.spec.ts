import { describe, expect, it } from '@jest/globals';
import { cast } from '../shared/stories.ts';
import { happened, story, type Told, tell, testId, testNow } from '../shared/testing.ts';
import { addHours } from '../shared/time.ts';
import { bookingRemoved } from './bookings.ts';
import { interviewerCalendar } from './interviewer-calendar.ts';

/** An interview of an hour, so many hours from now. */
const booking = (n: number, hours: number, groupId: string | null = null) => ({
  interviewId: testId(n),
  start: addHours(testNow, hours),
  end: addHours(testNow, hours + 1),
  groupId,
});
const added = (of: ReturnType<typeof booking>, at = testNow) =>
  happened('BookingAdded', { interviewerId: cast.interviewer, ...of }, at);
const removed = (n: number) => happened('BookingRemoved', { interviewerId: cast.interviewer, interviewId: testId(n) });
const calendar = (...events: readonly Told[]) => tell(story(interviewerCalendar, cast.interviewer, events));
const [first, second] = [booking(1, 1), booking(2, 3, testId(9))];

describe('a calendar keeps', () => {
  it('every interview, in the order they were arranged', () =>
    expect(calendar(added(second), added(first)).data).toEqual({ bookings: [second, first] }));

  it('an interview that was moved at its new time alone', () =>
    expect(calendar(added(first), added(second), added(booking(1, 5))).data).toEqual({
      bookings: [second, booking(1, 5)],
    }));

  it('nothing of one that was taken out, and the others as they were', () => {
    expect(calendar(added(first), added(second), removed(1)).data).toEqual({ bookings: [second] });
    expect(calendar(added(first), added(second), removed(3)).data).toEqual({ bookings: [first, second] });
  });

  it('no interview that was over when the newest was arranged', () => {
    const third = booking(3, 9);
    expect(calendar(added(first), added(second), added(third, first.end)).data).toEqual({ bookings: [second, third] });
    expect(calendar(added(first), added(third, first.start)).data).toEqual({ bookings: [first, third] });
  });
});

it('one of several interviews is taken out by its name', () => {
  const loaded = { [`calendar:${cast.interviewer}`]: calendar(added(first), added(second)) };
  expect(bookingRemoved(loaded, cast.interviewer, testId(2))).toEqual([
    {
      type: 'BookingRemoved',
      data: { interviewerId: cast.interviewer, interviewId: testId(2) },
      on: { aggregate: 'interviewerCalendar', id: cast.interviewer },
    },
  ]);
});

it('a calendar is its interviewer’s', () =>
  expect(interviewerCalendar.ownership({ bookings: [] }, cast.interviewer)).toEqual({
    accountId: cast.interviewer,
    assignees: [cast.interviewer],
  }));
