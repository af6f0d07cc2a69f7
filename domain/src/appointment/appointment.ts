import { appointmentCommands, appointmentEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type AppointmentData, noAppointment } from './data.ts';
import { evolveAppointment } from './evolve.ts';
import { appointmentMachine } from './machine.ts';

/** The appointment as everybody may read it and write on it; its decisions stand in a file for each command. */
export const appointment = defineAggregate<typeof appointmentCommands, typeof appointmentEvents, AppointmentData>({
  name: 'appointment',
  commands: appointmentCommands,
  events: appointmentEvents,
  machine: appointmentMachine,
  initialData: noAppointment,
  evolve: evolveAppointment,
  ownership: ({ positionId, jobSeekerId }) => ({ positionId, jobSeekerId }),
});
