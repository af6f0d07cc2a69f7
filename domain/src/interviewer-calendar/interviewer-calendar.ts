import { type EventsOf, interviewerCalendarEvents } from '@talentlog/contracts';
import { defineAggregate, type Folded, type Ref } from '../shared/aggregate.ts';
import { type Fact, type Related } from '../shared/decider.ts';
import { factOn, loaded } from '../shared/handle.ts';
import { lifecycle } from '../shared/lifecycle.ts';
import { isBefore, overlaps } from '../shared/time.ts';

export interface Booking {
  readonly interviewId: string;
  readonly start: string;
  readonly end: string;
  readonly groupId: string | null;
}
export interface InterviewerCalendarData {
  readonly bookings: readonly Booking[];
}

const interviewerCalendarLifecycle = lifecycle(interviewerCalendarEvents)({
  initial: 'EMPTY',
  states: {
    EMPTY: { on: { BookingAdded: 'KEPT' } },
    KEPT: { on: { BookingAdded: 'KEPT', BookingRemoved: 'KEPT' } },
  },
});

const emptyCalendar: InterviewerCalendarData = { bookings: [] };

/** What ended before the newest decision can conflict with nothing any more, so a calendar stays small. */
function evolveCalendar(
  data: InterviewerCalendarData,
  event: EventsOf<typeof interviewerCalendarEvents>,
): InterviewerCalendarData {
  const others = data.bookings.filter(({ interviewId }) => interviewId !== event.data.interviewId);
  if (event.type === 'BookingRemoved') return { bookings: others };
  const { interviewId, start, end, groupId } = event.data;
  const live = others.filter((booking) => isBefore(event.at, booking.end));
  return { bookings: [...live, { interviewId, start, end, groupId }] };
}

/**
 * When one interviewer is taken; the stream is named by the account. It makes two interviews at once impossible, because both
 * would have to be written at the same revision. Nobody commands it: interviews write it in their own commits.
 */
export const interviewerCalendar = defineAggregate({
  name: 'interviewerCalendar',
  commands: {},
  events: interviewerCalendarEvents,
  machine: interviewerCalendarLifecycle,
  initialData: emptyCalendar,
  evolve: evolveCalendar,
  ownership: (_data, id) => ({ accountId: id, assignees: [id] }),
});

const name = (interviewerId: string) => `calendar:${interviewerId}`;

/** References to the calendars of these interviewers, for `needs`. */
export const needCalendars = (interviewerIds: readonly string[]): Record<string, Ref> =>
  Object.fromEntries(interviewerIds.map((id) => [name(id), { aggregate: 'interviewerCalendar', id }]));

const calendarOf = (from: Related, interviewerId: string): Folded<InterviewerCalendarData, string> =>
  loaded(from, name(interviewerId), interviewerCalendar);

/** Whether the interviewer is taken by another interview then; interviews of one group are held together. */
export const isTaken = (from: Related, interviewerId: string, wish: Booking): boolean =>
  calendarOf(from, interviewerId).data.bookings.some((booking) => {
    if (booking.interviewId === wish.interviewId) return false;
    if (wish.groupId !== null && booking.groupId === wish.groupId && booking.start === wish.start) return false;
    return overlaps(booking, wish);
  });

export const bookingAdded = (interviewerId: string, booking: Booking): Fact =>
  factOn(interviewerCalendar, interviewerId, 'BookingAdded', { interviewerId, ...booking });

/** Nothing when the calendar has no such booking. */
export const bookingRemoved = (from: Related, interviewerId: string, interviewId: string): Fact[] =>
  calendarOf(from, interviewerId).data.bookings.some((booking) => booking.interviewId === interviewId)
    ? [factOn(interviewerCalendar, interviewerId, 'BookingRemoved', { interviewerId, interviewId })]
    : [];
