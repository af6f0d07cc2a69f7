import type { Ref } from '../shared/aggregate.ts';
import type { Fact, Related } from '../shared/decider.ts';
import { loaded } from '../shared/handle.ts';
import { overlaps } from '../shared/time.ts';
import type { Booking } from './evolve.ts';
import { interviewerCalendar } from './interviewer-calendar.ts';

const nameOf = (interviewerId: string) => `calendar:${interviewerId}`;

/** Loads the calendars of these interviewers. */
export const needCalendars = (interviewerIds: readonly string[]): Record<string, Ref> =>
  Object.fromEntries(interviewerIds.map((id) => [nameOf(id), interviewerCalendar.ref(id)]));

const bookingsOf = (from: Related, interviewerId: string): readonly Booking[] =>
  loaded(from, nameOf(interviewerId), interviewerCalendar).data.bookings;

/** Whether the interviewer is taken by another interview then; interviews of one group are held together. */
export const isTaken = (from: Related, interviewerId: string, wish: Booking): boolean =>
  bookingsOf(from, interviewerId).some((booking) => {
    if (booking.interviewId === wish.interviewId) return false;
    if (wish.groupId !== null && booking.groupId === wish.groupId && booking.start === wish.start) return false;
    return overlaps(booking, wish);
  });

export const bookingAdded = (interviewerId: string, booking: Booking): Fact =>
  interviewerCalendar.factOn(interviewerId, 'BookingAdded', { interviewerId, ...booking });

/** Nothing when the calendar has no such booking. */
export const bookingRemoved = (from: Related, interviewerId: string, interviewId: string): Fact[] =>
  bookingsOf(from, interviewerId).some((booking) => booking.interviewId === interviewId)
    ? [interviewerCalendar.factOn(interviewerId, 'BookingRemoved', { interviewerId, interviewId })]
    : [];
