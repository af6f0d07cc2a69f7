// Public interface of `interviewer-calendar`: what other aggregates may import, and readers through `fold.ts`.
export { bookingAdded, bookingRemoved, isTaken, needCalendars } from './bookings.ts';
export { interviewerCalendar } from './interviewer-calendar.ts';
