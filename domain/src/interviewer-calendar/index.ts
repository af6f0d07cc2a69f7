// The face of `interviewer-calendar`: what other aggregates, and readers through `fold.ts`, may take of it.
export { bookingAdded, bookingRemoved, isTaken, needCalendars } from './bookings.ts';
export { interviewerCalendar } from './interviewer-calendar.ts';
