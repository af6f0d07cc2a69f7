import { decides } from '../shared/aggregate.ts';
import { appointmentSession } from './appointment-session.ts';
import { adjustArrangement, generateArrangements } from './arranging.ts';
import { inviteToSession, openAppointmentSession, urgeSeekers } from './inviting.ts';
import {
  addSegment,
  cancelAppointmentSession,
  closeAppointmentSession,
  createAppointmentSession,
  extendSessionDeadline,
  finishAppointmentSession,
  removeSegment,
} from './running.ts';

/** Every command of the appointmentSession with its decision. */
export const decidedAppointmentSession = decides(appointmentSession, {
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
});
