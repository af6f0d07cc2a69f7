import { appointmentSessionCommands, appointmentSessionEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import {
  type AppointmentSessionData,
  appointmentSessionLifecycle,
  evolveAppointmentSession,
  noAppointmentSession,
} from './lifecycle.ts';

/** Slots offered to many; see `lifecycle.ts` for what it protects. */
export const appointmentSession = defineAggregate<
  typeof appointmentSessionCommands,
  typeof appointmentSessionEvents,
  AppointmentSessionData
>({
  name: 'appointmentSession',
  commands: appointmentSessionCommands,
  events: appointmentSessionEvents,
  machine: appointmentSessionLifecycle,
  initialData: noAppointmentSession,
  evolve: evolveAppointmentSession,
  ownership: ({ facts }) => (facts ? { positionId: facts.positionId, assignees: [facts.principalId] } : {}),
});
