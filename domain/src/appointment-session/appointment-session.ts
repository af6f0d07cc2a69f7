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
  // Candidates book, move and decline all the time: whoever acts on a session would never have seen the last of it.
  aside: ['SeatHeld', 'SeatConfirmed', 'SeatFreed', 'SeekerRefused', 'SeekersUrged'],
  ownership: ({ facts }) => (facts ? { positionId: facts.positionId, assignees: [facts.principalId] } : {}),
});
