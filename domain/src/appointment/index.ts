// Public interface of `appointment`: what other aggregates may import, and readers through `fold.ts`.

export { appointment } from './appointment.ts';
export { appointmentLink } from './appointment-link.ts';
export type { AppointmentData } from './data.ts';
export { appointmentTimers } from './timers.ts';
