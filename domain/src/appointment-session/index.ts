// The face of `appointment-session`: what other aggregates, and readers through `fold.ts`, may take of it.
export { appointmentSession } from './appointment-session.ts';
export type { AppointmentSessionData } from './data.ts';
export { isToRemind } from './reminders.ts';
export { freeSeats, hasAnySeat, segmentOf } from './seats.ts';
export { takesAnswers } from './takes-answers.ts';
export { appointmentSessionTimers } from './timers.ts';
