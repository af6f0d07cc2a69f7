import { appointmentSessionCommands, appointmentSessionEvents } from '@talentlog/contracts';
import { defineAggregate } from '../shared/aggregate.ts';
import { adjustArrangement, generateArrangements } from './arranging.ts';
import { inviteToSession, openAppointmentSession, urgeSeekers } from './inviting.ts';
import { appointmentSessionLifecycle, evolveAppointmentSession, noAppointmentSession } from './lifecycle.ts';
import {
  addSegment,
  cancelAppointmentSession,
  closeAppointmentSession,
  createAppointmentSession,
  extendSessionDeadline,
  finishAppointmentSession,
  removeSegment,
} from './running.ts';

/** Slots offered to many; see `lifecycle.ts` for what it protects. */
export const appointmentSession = defineAggregate({
  name: 'appointmentSession',
  commands: appointmentSessionCommands,
  events: appointmentSessionEvents,
  lifecycle: appointmentSessionLifecycle,
  initialData: noAppointmentSession,
  evolve: evolveAppointmentSession,
  deciders: {
    CreateAppointmentSession: createAppointmentSession,
    InviteToSession: inviteToSession,
    OpenAppointmentSession: openAppointmentSession,
    AddSegment: addSegment,
    RemoveSegment: removeSegment,
    UrgeSeekers: urgeSeekers,
    CloseAppointmentSession: closeAppointmentSession,
    ExtendSessionDeadline: extendSessionDeadline,
    GenerateArrangements: generateArrangements,
    AdjustArrangement: adjustArrangement,
    FinishAppointmentSession: finishAppointmentSession,
    CancelAppointmentSession: cancelAppointmentSession,
  },
  ownership: ({ facts }) => (facts ? { positionId: facts.positionId, assignees: [facts.principalId] } : {}),
});
