import { appointmentCommands, appointmentEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type AppointmentData, appointmentLifecycle, evolveAppointment, noAppointment } from './lifecycle.ts';

/** One seeker's place in a session; see `lifecycle.ts` for what it protects. */
export const appointment = defineAggregate<typeof appointmentCommands, typeof appointmentEvents, AppointmentData>({
  name: 'appointment',
  commands: appointmentCommands,
  events: appointmentEvents,
  machine: appointmentLifecycle,
  initialData: noAppointment,
  evolve: evolveAppointment,
  ownership: ({ positionId, jobSeekerId }) => ({ positionId, jobSeekerId }),
});
