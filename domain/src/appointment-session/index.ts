// Public interface of `appointment-session`: what other aggregates may import, and readers through `fold.ts`.
export { appointmentSession } from './appointment-session.ts';
export type { AppointmentSessionData } from './data.ts';
export { isToRemind } from './reminders.ts';
export { freeSeats, hasAnySeat, segmentOf } from './seats.ts';
export { takesAnswers } from './takes-answers.ts';
export { appointmentSessionTimers } from './timers.ts';
