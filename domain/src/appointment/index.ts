// The face of `appointment`: what other aggregates, and readers through `fold.ts`, may take of it.

export { appointment } from './appointment.ts';
export { appointmentLink } from './appointment-link.ts';
export type { AppointmentData } from './data.ts';
export { appointmentTimers } from './timers.ts';
