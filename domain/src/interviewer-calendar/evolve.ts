import type { EventsOf, interviewerCalendarEvents } from '@talentlog/contracts';
import { isBefore } from '../shared/time.ts';

export interface Booking {
  readonly interviewId: string;
  readonly start: string;
  readonly end: string;
  readonly groupId: string | null;
}
export interface InterviewerCalendarData {
  readonly bookings: readonly Booking[];
}

export const emptyCalendar: InterviewerCalendarData = { bookings: [] };

/** What ended before the newest decision can conflict with nothing any more, so a calendar stays small. */
export function evolveCalendar(
  data: InterviewerCalendarData,
  event: EventsOf<typeof interviewerCalendarEvents>,
): InterviewerCalendarData {
  const others = data.bookings.filter(({ interviewId }) => interviewId !== event.data.interviewId);
  if (event.type === 'BookingRemoved') return { bookings: others };
  const { interviewId, start, end, groupId } = event.data;
  const live = others.filter((booking) => isBefore(event.at, booking.end));
  return { bookings: [...live, { interviewId, start, end, groupId }] };
}
