import { appointmentSessionCommands, appointmentSessionEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { type AppointmentSessionData, noAppointmentSession } from './data.ts';
import { evolveAppointmentSession } from './evolve.ts';
import { appointmentSessionMachine } from './machine.ts';

/** The session as everybody may read it and write on it; its decisions stand in a file for each command. */
export const appointmentSession = defineAggregate<
  typeof appointmentSessionCommands,
  typeof appointmentSessionEvents,
  AppointmentSessionData
>({
  name: 'appointmentSession',
  commands: appointmentSessionCommands,
  events: appointmentSessionEvents,
  machine: appointmentSessionMachine,
  initialData: noAppointmentSession,
  evolve: evolveAppointmentSession,
  ownership: ({ facts }) => (facts ? { positionId: facts.positionId, assignees: [facts.principalId] } : {}),
});
